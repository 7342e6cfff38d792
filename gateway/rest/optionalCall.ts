import { GraphQLError } from "graphql";
import { fault, Refused } from "../errors/errors.ts";

/** Runs calls that a foreign service may not have. If it has not, throws UPSTREAM_UNSUPPORTED instead of a fault about its response. */
export async function optionalCall<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isUnknownCall(error)) throw error;
    throw unsupported();
  }
}

/** The fault for a feature that the service behind the gateway does not have. */
export function unsupported(): GraphQLError {
  return fault("UPSTREAM_UNSUPPORTED", "The service behind this gateway does not support this");
}

/** The embedded service names the field of an unknown id; a service without the call blames no field. */
export function isUnknownCall(error: unknown): boolean {
  if (error instanceof Refused) return error.errors.every(({ code, field }) => code === "NOT_FOUND" && field === null);
  return error instanceof GraphQLError && [404, 405, 501].includes(Number(error.extensions["upstreamStatus"]));
}
