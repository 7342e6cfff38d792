import { GraphQLError } from "graphql";
import { unexpectedError } from "#domain/envelope.ts";
import type { ProblemCode } from "#domain/problem.ts";

/** Faults that stand in the top level of an answer, in `extensions.code`. Refusals of input are no faults: they stand in a payload's `errors`. */
export const faultCodes = [
  "UNAUTHENTICATED",
  "FORBIDDEN",
  "BAD_USER_INPUT",
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

/** A fault with its code; `status` is the HTTP status of the whole answer where it is not 200. */
export function fault(code: FaultCode, message: string, status?: number): GraphQLError {
  return new GraphQLError(message, { extensions: { code, ...(status ? { http: { status } } : {}) } });
}

/** The fault of a write whose answer did not come, or not to its end. */
export function outcomeUnknown(): GraphQLError {
  return fault(
    "OUTCOME_UNKNOWN",
    "The connection broke off before the service had answered, so it is not known whether this was done. Please check before you try again.",
  );
}

/**
 * One refusal of a mutation, in the user's words; `message` is blank where the service gave none. `field` is the path in the input that is to blame; `retryAfter` says in how many
 * seconds another try may succeed, where a limit is to blame.
 */
export type UserError = { message: string; field: string[] | null; code: ProblemCode; retryAfter?: number };

/** The service (or a rule asked before it) said no; mutations answer it as `errors`, queries as a top-level error. */
export class Refused extends Error {
  readonly errors: UserError[];

  constructor(errors: UserError[]) {
    const texts = errors.map(({ message }) => message).filter((message) => message !== "");
    super(texts.join(", ") || unexpectedError);
    this.name = "Refused";
    this.errors = errors;
  }
}

/** The refusal of an id that names nothing of the user's; the same for a malformed, an unknown and a foreign one. */
export function notFound(what: string, ...field: string[]): Refused {
  return new Refused([{ message: `${what} not found`, code: "NOT_FOUND", field: field.length > 0 ? field : null }]);
}

/** How a refusal reads where there is no payload to carry it: in a query. */
export function refusalAsFault(refused: Refused): GraphQLError {
  const limited = refused.errors.find((error) => error.code === "RATE_LIMITED");
  if (!limited) return fault("BAD_USER_INPUT", refused.message);
  const error = fault("RATE_LIMITED", refused.message);
  if (limited.retryAfter !== undefined) error.extensions["retryAfter"] = limited.retryAfter;
  return error;
}
