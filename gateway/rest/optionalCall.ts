import { GraphQLError } from "graphql";
import { fault, Refused } from "../errors/errors.ts";

/**
 * Does work by calls that another server of the same contract may not have; where it has not, the fault says so
 * (UPSTREAM_UNSUPPORTED) instead of complaining about the answer.
 */
export async function optionalCall<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isUnknownCall(error)) throw error;
    throw unsupported();
  }
}

/** The fault of asking for what the service behind the gateway cannot do. */
export function unsupported(): GraphQLError {
  return fault("UPSTREAM_UNSUPPORTED", "The service behind this gateway does not support this");
}

/** Our own service names the field of an id that is not found; a server that has no such call blames nothing. */
export function isUnknownCall(error: unknown): boolean {
  if (error instanceof Refused) return error.errors.every(({ code, field }) => code === "NOT_FOUND" && field === null);
  return error instanceof GraphQLError && [404, 405, 501].includes(Number(error.extensions["upstreamStatus"]));
}
