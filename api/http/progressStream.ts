import { Readable } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Envelope } from "#domain/http/envelope.ts";
import { errorAnswer } from "./errorHandler.ts";

/** How much of a request is done: `done` of `total` steps. */
export type Progress = { done: number; total: number };

/** Proxies must not buffer the stream. */
const streamHeaders = { "content-type": "text/event-stream; charset=utf-8", "cache-control": "no-store", "x-accel-buffering": "no" };

/**
 * Answers a request of several steps. A caller who accepts `text/event-stream` gets an event `progress` after each step, and at the end an
 * event `answer` with the status and the envelope (ADR-0089). A request that is refused before its first step is answered as any other.
 */
export async function answerWithProgress<T>(
  request: FastifyRequest,
  reply: FastifyReply,
  run: (onProgress: (progress: Progress) => void) => Promise<Envelope<T>>,
): Promise<Envelope<T> | FastifyReply> {
  if (!(request.headers.accept ?? "").includes("text/event-stream")) return await run(() => undefined);
  const begun = Promise.withResolvers<null>();
  const stream = new Readable({ read: () => undefined });
  const push = (event: string, data: unknown) => stream.destroyed || stream.push(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  const answer = run((progress) => {
    begun.resolve(null);
    push("progress", progress);
  });
  async function finish(): Promise<void> {
    try {
      push("answer", { status: 200, retryAfter: null, body: await answer });
    } catch (error) {
      const { envelope: body, ...how } = errorAnswer(error instanceof Error ? error : new Error(String(error)), request);
      push("answer", { ...how, body });
    }
    stream.push(null);
  }
  const early = await Promise.race([begun.promise, answer]);
  if (early !== null) return early;
  void finish();
  return reply.headers(streamHeaders).send(stream);
}
