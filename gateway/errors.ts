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
  "NOT_SUPPORTED_UPSTREAM",
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

/** What is asked for needs a call that the service does not have: another server of the same contract (decisions 20 and 22). */
export function notSupported(what: string): GraphQLError {
  return fault("NOT_SUPPORTED_UPSTREAM", `${what} is not supported by the service behind this gateway`);
}

/** The service has no such call, and answers no envelope that would say so. */
export class CallMissing extends GraphQLError {
  constructor() {
    super("The service does not have this call", { extensions: { code: "BAD_UPSTREAM_RESPONSE" } });
  }
}

/** Whether the service has no such call at all; of its own records that are not there it names the field. */
export function isUnknownCall(error: unknown): boolean {
  if (error instanceof Refused) return error.errors.every(({ code, field }) => code === "NOT_FOUND" && field === null);
  return error instanceof CallMissing;
}

/** How a refusal reads where there is no payload to carry it: in a query. */
export function refusalAsFault(refused: Refused): GraphQLError {
  const limited = refused.errors.some((error) => error.code === "RATE_LIMITED");
  return fault(limited ? "RATE_LIMITED" : "BAD_USER_INPUT", refused.message);
}
