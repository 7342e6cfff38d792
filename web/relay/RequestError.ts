import { errorText, unexpectedError } from "#domain/http/envelope.ts";
import { isObject } from "#domain/typedObject.ts";

/** The message for a server that cannot be reached. */
export const unreachable = "The server cannot be reached. Please check your connection and try again.";

/** The message for code that failed to load: the server is unreachable, or was updated since the page was opened. */
const codeMissing = "The server cannot be reached, or was updated. Please check your connection and try again.";

/** A request without a usable answer: HTTP status (0 if the server could not be reached) and the body, if it was JSON. */
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

/** Whether a response has a top-level error of this code (docs/api/graphql.md). */
export function hasCode(error: unknown, code: string): boolean {
  return error instanceof RequestError && saysCode(error.body, code);
}

/** Whether the body of a response has a top-level error of this code. */
export function saysCode(body: unknown, code: string): boolean {
  if (!isObject(body) || !Array.isArray(body["errors"])) return false;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The gateway answers by the GraphQL specification.
  const errors = body["errors"] as { extensions?: { code?: unknown } }[];
  return errors.some(({ extensions }) => extensions?.code === code);
}

/**
 * The message of a thrown error: the body's errors list, else its message, else its error, else the thrown error's own
 * message, else `fallback`. Blank and meaningless texts are skipped.
 */
export function textOfError(error: unknown, fallback = unexpectedError): string {
  const body = error instanceof RequestError ? error.body : null;
  if (isObject(body)) {
    const { errors, message, error: text } = body;
    const listed = Array.isArray(errors) ? joinTexts(errors.map(errorText)) : "";
    if (listed) return listed;
    if (typeof message === "string" && message.trim()) return message;
    if (typeof text === "string" && text.trim()) return text;
  }
  if (isMissingCode(error)) return codeMissing;
  return error instanceof Error && error.message.trim() ? error.message : fallback;
}

/** Whether lazily loaded code failed to load. The error's own text, from browser or bundler, names a file of the build. */
export function isMissingCode(error: unknown): boolean {
  return error instanceof Error && /dynamically imported module|module script failed|preload CSS/i.test(error.message);
}

/** Whether the page was opened before an update of the server, which knows its operation no longer. */
export function isOutdated(error: unknown): boolean {
  return hasCode(error, "UNKNOWN_OPERATION");
}

/** Joins messages into one line, without duplicates and blanks. */
export function joinTexts(texts: readonly string[]): string {
  return [...new Set(texts)].filter((text) => text.trim() !== "" && text !== unexpectedError).join(", ");
}
