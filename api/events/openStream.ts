import type { FastifyReply } from "fastify";
import type { StreamEnd } from "#domain/integrations/event.ts";
import type { ApiContext } from "../context.ts";
import { Unauthenticated } from "../http/httpErrors.ts";
import type { OpenStreams } from "../rateLimit/openStreams.ts";
import { identify } from "../user/authenticate.ts";

/** Proxies must not buffer the stream; the connection closes after it. */
export const streamHeaders = {
  "content-type": "text/event-stream; charset=utf-8",
  "cache-control": "no-store",
  "x-accel-buffering": "no",
  connection: "close",
};

/** Counts the stream until its connection closes. The connection may already have closed during authentication. */
export function holdPlace(places: OpenStreams, { raw }: FastifyReply, by: { ownerId: string; personId: string; address: string }): void {
  const release = places.open(by);
  if (raw.destroyed) release();
  else raw.once("close", release);
}

/** The reason to end the stream now; null to continue. */
export async function endNow(context: ApiContext, authorization: string | undefined): Promise<StreamEnd | null> {
  if (context.ownerEvents.isClosed()) return "CLOSING";
  try {
    await identify(context, authorization);
    return null;
  } catch (error) {
    if (error instanceof Unauthenticated) return "SESSION_OVER";
    throw error;
  }
}

/** The last event of a stream. */
export function endEvent(reason: StreamEnd): string {
  return `event: end\ndata: ${JSON.stringify({ reason })}\n\n`;
}
