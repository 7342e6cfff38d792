import { createParser } from "eventsource-parser";
import { z } from "zod";
import { fault } from "../errors/errors.ts";
import { readJson } from "./readJson.ts";
import type { RawAnswer } from "./transport.ts";

const progress = z.object({ done: z.number().int().nonnegative(), total: z.number().int().positive() });

/** How much of a long call is done: `done` of `total` steps. */
export type Progress = z.output<typeof progress>;

const finalAnswer = z.object({ status: z.number().int(), retryAfter: z.number().nullish(), body: z.unknown() });

/** What the service is asked for by `Accept`, to learn of the progress of a call. */
export const progressAccepted = "text/event-stream, application/json";

/** Reads a response that reports its progress first (ADR-0089). */
export type ProgressReader = {
  /** Takes a chunk of the response. */
  feed(chunk: Buffer): void;
  /** The response itself, as if it had come alone. Throws a fault if the stream ended without it. */
  unwrap(answer: RawAnswer): RawAnswer;
};

export function createProgressReader(onProgress: (progress: Progress) => void): ProgressReader {
  const decoder = new TextDecoder();
  let found: z.output<typeof finalAnswer> | null = null;
  const parser = createParser({
    onEvent({ event, data }) {
      if (event === "progress") {
        const told = progress.safeParse(readJson(data));
        if (told.success) onProgress(told.data);
      }
      if (event === "answer") found = finalAnswer.safeParse(readJson(data)).data ?? null;
    },
  });
  return {
    feed: (chunk) => parser.feed(decoder.decode(chunk, { stream: true })),
    unwrap(answer) {
      if (!String(answer.headers["content-type"]).startsWith("text/event-stream")) return answer;
      if (found === null) throw fault("UPSTREAM_UNAVAILABLE", "The service broke its answer off");
      const { status, retryAfter, body } = found;
      return {
        status,
        headers: { ...answer.headers, ...(retryAfter && { "retry-after": String(retryAfter) }) },
        text: JSON.stringify(body),
      };
    },
  };
}
