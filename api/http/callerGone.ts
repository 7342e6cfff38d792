import type { FastifyReply } from "fastify";

/** Aborts when the caller disconnects before the answer. */
export function callerGone({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  // A response that is closed already tells nobody again.
  if (raw.destroyed) gone.abort();
  else raw.once("close", () => gone.abort());
  return gone.signal;
}
