import { errorText } from "#domain/envelope.ts";

const unexpected = "An unexpected error occurred";

/** A request that brought no usable answer: HTTP status (0 when the server could not be reached) and the body, if it was JSON. */
export class RequestError extends Error {
  readonly status: number;
  readonly body: unknown;

  constructor(message: string, { status, body, cause }: { status: number; body?: unknown; cause?: unknown }) {
    super(message, { cause });
    this.name = "RequestError";
    this.status = status;
    this.body = body;
  }
}

/** Whether what was asked for is a thing that the service behind the gateway does not have. */
export function isUnsupported(error: unknown): boolean {
  const body = error instanceof RequestError ? error.body : null;
  if (typeof body !== "object" || body === null || !("errors" in body) || !Array.isArray(body.errors)) return false;
  // The gateway answers by the GraphQL specification.
  const errors = body.errors as { extensions?: { code?: unknown } }[];
  return errors.some(({ extensions }) => extensions?.code === "UPSTREAM_UNSUPPORTED");
}

/**
 * What a person reads of a thrown error (spec section 8): the answer's errors list, else its message, else its error,
 * else the thrown error's own message, else `fallback`.
 */
export function textOfError(error: unknown, fallback = unexpected): string {
  const body = error instanceof RequestError ? error.body : null;
  if (typeof body === "object" && body !== null) {
    if ("errors" in body && Array.isArray(body.errors) && body.errors.length > 0) return body.errors.map(errorText).join(", ");
    if ("message" in body && typeof body.message === "string" && body.message) return body.message;
    if ("error" in body && typeof body.error === "string" && body.error) return body.error;
  }
  return error instanceof Error && error.message ? error.message : fallback;
}
