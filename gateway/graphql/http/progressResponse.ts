import { PassThrough, type Readable } from "node:stream";
import type { FastifyRequest } from "fastify";
import type { Progress } from "../../rest/progressReader.ts";
import type { RawParts } from "../../rest/rawJson.ts";

/** The response to a mutation of several steps, which reports them before it returns (ADR-0089). */
export type ProgressResponse = {
  onProgress(progress: Progress): void;
  /** Resolves when the first step is done. */
  begun: Promise<"begun">;
  /** Events `progress` of each step, then an event `next` with the response, which `fill` completes, then `complete`. */
  streamOf(response: Promise<Response>, fill: RawParts["fill"]): Readable;
};

/**
 * The progress that a client asks for by `Accept: text/event-stream` and `GraphQL-Progress: 1`; null without. The second header is there
 * because clients of GraphQL over SSE refuse events that they do not know. The request then accepts JSON, so that a response before the
 * first step has its status.
 */
export function progressOf({ headers }: FastifyRequest): ProgressResponse | null {
  if (headers["graphql-progress"] !== "1" || !(headers.accept ?? "").includes("text/event-stream")) return null;
  headers.accept = "application/graphql-response+json";
  const begun = Promise.withResolvers<"begun">();
  const stream = new PassThrough();
  const push = (event: string, data: string, fill: RawParts["fill"] = Buffer.from) =>
    void (stream.writable && stream.write(fill(`event: ${event}\ndata: ${data}\n\n`)));
  return {
    begun: begun.promise,
    onProgress(progress) {
      push("progress", JSON.stringify(progress));
      begun.resolve("begun");
    },
    streamOf(response, fill) {
      async function finish(): Promise<void> {
        try {
          push("next", await (await response).text(), fill);
          push("complete", "");
          stream.end();
        } catch (error) {
          stream.destroy(error instanceof Error ? error : new Error(String(error)));
        }
      }
      void finish();
      return stream;
    },
  };
}
