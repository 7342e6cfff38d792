import { setTimeout as wait } from "node:timers/promises";
import type { StreamEnd } from "#domain/integrations/event.ts";
import type { ApiContext } from "../context.ts";
import { createAutoResetEvent } from "../notify/autoResetEvent.ts";
import { endEvent, endNow } from "./openStream.ts";

export type StreamRequest = {
  ownerId: string;
  /** Verified again before each look: a stream must not outlive its session or key. */
  authorization: string | undefined;
  /** Aborted when the client disconnects. */
  signal: AbortSignal;
};

/** What a look found: events to send, or why the stream ends. */
export type Found = { events: { name: string; data: object }[]; end?: StreamEnd };

/** Pause between two looks, so that many commits do not cost a query each. */
const pauseMilliseconds = 100;

/**
 * Streams what `look` finds as text/event-stream, with comments as heartbeats. Commits that concern the office wake it, in this process or
 * another; `isWoken` is false for the looks at the start and after a heartbeat. Ends with the session, the connection or the service.
 */
export async function* wokenStream(
  context: ApiContext,
  { ownerId, authorization, signal }: StreamRequest,
  look: (isWoken: boolean) => Promise<Found>,
): AsyncGenerator<string, void, void> {
  const bell = createAutoResetEvent();
  const unsubscribe = context.ownerEvents.subscribe(ownerId, bell.set);
  let isWoken = false;
  let isFirst = true;
  signal.addEventListener("abort", bell.set);
  try {
    // Sent immediately, so that the response headers are flushed.
    yield "retry: 2000\n\n";
    while (!signal.aborted) {
      const over = await endNow(context, authorization);
      if (over !== null) return yield endEvent(over);
      // The first look follows the subscription, so that no change falls between them.
      const { events, end } = await look(isWoken);
      if (end) return yield endEvent(end);
      for (const { name, data } of events) yield `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
      if (isFirst) yield ": listening\n\n";
      isFirst = false;
      isWoken = await bell.wait(context.heartbeatMilliseconds);
      if (!isWoken) yield ": alive\n\n";
      await wait(pauseMilliseconds);
    }
  } finally {
    unsubscribe();
  }
}
