import { GraphQLError } from "graphql";
import { unexpectedError } from "#domain/http/envelope.ts";
import type { ProblemCode } from "#domain/http/problem.ts";

/** The codes of top-level errors, in `extensions.code`. Rejected input is none of them: a payload's `errors` holds it. */
const faultCodes = [
  "UNAUTHENTICATED",
  "FORBIDDEN",
  "BAD_USER_INPUT",
  "UNKNOWN_OPERATION",
  "UPSTREAM_UNAVAILABLE",
  "UPSTREAM_TIMEOUT",
  "BAD_UPSTREAM_RESPONSE",
  "UPSTREAM_UNSUPPORTED",
  "OUTCOME_UNKNOWN",
  "PAYLOAD_TOO_LARGE",
  "OPERATION_TOO_COMPLEX",
  "DEPTH_LIMIT",
  "ALIAS_LIMIT",
  "TOKEN_LIMIT",
  "RATE_LIMITED",
  "INTERNAL",
] as const;
export type FaultCode = (typeof faultCodes)[number];

/** Creates a top-level error with its code. `status` is the HTTP status of the whole response when it is not 200. */
export function fault(code: FaultCode, message: string, status?: number): GraphQLError {
  return new GraphQLError(message, { extensions: { code, ...(status ? { http: { status } } : {}) } });
}

/** The error of a write whose response never came, or not completely (ADR-0009). */
export function outcomeUnknown(): GraphQLError {
  return fault(
    "OUTCOME_UNKNOWN",
    "The connection broke off before the service had answered, so it is not known whether this was done. Please check before you try again.",
  );
}

/**
 * One rejection of a mutation, in words for users. `message` is blank when the service gave none. `field` is the path in the input;
 * `retryAfter` is the number of seconds after which another try may succeed, when a limit rejected the call.
 */
export type UserError = { message: string; field: string[] | null; code: ProblemCode; retryAfter?: number };

/** The service, or a rule checked before it, rejected a call. Mutations return it as `errors`, queries as a top-level error. */
export class Refused extends Error {
  readonly errors: UserError[];

  constructor(errors: UserError[]) {
    const texts = errors.map(({ message }) => message).filter((message) => message !== "");
    super(texts.join(", ") || unexpectedError);
    this.name = "Refused";
    this.errors = errors;
  }
}

/** The rejection of an id that names no record of the user. Malformed, unknown and foreign ids are indistinguishable. */
export function notFound(what: string, ...field: string[]): Refused {
  return new Refused([{ message: `${what} not found`, code: "NOT_FOUND", field: field.length > 0 ? field : null }]);
}

/** Turns a rejection into a top-level error, for queries, which have no payload. */
export function refusalAsFault(refused: Refused): GraphQLError {
  const limited = refused.errors.find((error) => error.code === "RATE_LIMITED");
  if (!limited) return fault("BAD_USER_INPUT", refused.message);
  const error = fault("RATE_LIMITED", refused.message);
  if (limited.retryAfter !== undefined) error.extensions["retryAfter"] = limited.retryAfter;
  return error;
}

/** What a read returns; null if it was refused as not found. */
export async function unlessNotFound<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof Refused && error.errors.every(({ code }) => code === "NOT_FOUND")) return null;
    throw error;
  }
}
