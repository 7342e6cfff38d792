import type { FastifyReply } from "fastify";

/** Aborts when the caller disconnects before the answer. */
export function callerGone({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once("close", () => gone.abort());
  return gone.signal;
}
