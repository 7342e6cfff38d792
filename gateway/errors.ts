import { GraphQLError } from "graphql";
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

/** One refusal of a mutation, in the user's words. `field` is the path in the input that is to blame. */
export type UserError = { message: string; field: string[] | null; code: ProblemCode };

/** The service (or a rule asked before it) said no; mutations answer it as `errors`, queries as a top-level error. */
export class Refused extends Error {
  readonly errors: UserError[];

  constructor(errors: UserError[]) {
    super(errors.map((error) => error.message).join(", "));
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
  const limited = refused.errors.some((error) => error.code === "RATE_LIMITED");
  return fault(limited ? "RATE_LIMITED" : "BAD_USER_INPUT", refused.message);
}
