import type { ProblemCode } from "./problem.ts";

/** One error of an envelope as Lading's own service writes it. Other servers may leave out all but `error`, or send plain strings. */
export type EnvelopeError = { error: string; code?: ProblemCode; field?: string[]; fields?: string[][] };

/** Every REST response: data, or the reasons why there is none. */
export type Envelope<T> = { data: T | null; errors: (EnvelopeError | string)[] };

/** The message of a failure without one. */
export const unexpectedError = "An unexpected error occurred";

/** The text of an envelope error in any of the allowed shapes; blank if it has none. */
export function errorText(error: EnvelopeError | string | { message?: string }): string {
  if (typeof error === "string") return error;
  if ("error" in error && typeof error.error === "string" && error.error.trim()) return error.error;
  return "message" in error && typeof error.message === "string" ? error.message : "";
}
