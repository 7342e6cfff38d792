import { setTimeout as wait } from "node:timers/promises";
import type { ApiContext } from "../context.ts";
import { endEvent, endNow } from "../events/openStream.ts";
import { createAutoResetEvent } from "../notify/autoResetEvent.ts";
import { createShareWatch, type SharedChange } from "./shareWatch.ts";

export type SharedStreamRequest = {
  ownerId: string;
  /** Verified again before each batch: a stream must not outlive its session or key. */
  authorization: string | undefined;
  /** Aborted when the client disconnects. */
  signal: AbortSignal;
};

/** Pause between two looks, so that an exporter's many saves do not cost a query each. */
const pauseMilliseconds = 100;

/**
 * Streams changes of what exporters share with an office, as text/event-stream with comments as heartbeats. Commits that concern the
 * office wake it, in this process or another. Ends with the session, the connection or the service, and when a partnership of the office
 * ends.
 */
export async function* sharedStream(context: ApiContext, asked: SharedStreamRequest): AsyncGenerator<string, void, void> {
  const { ownerId, authorization, signal } = asked;
  const bell = createAutoResetEvent();
  const unsubscribe = context.ownerEvents.subscribe(ownerId, bell.set);
  const watch = createShareWatch(context, ownerId);
  let isWoken = false;
  let isFirst = true;
  signal.addEventListener("abort", bell.set);
  try {
    // Sent immediately, so that the response headers are flushed.
    yield "retry: 2000\n\n";
    while (!signal.aborted) {
      const end = await endNow(context, authorization);
      if (end !== null) return yield endEvent(end);
      // The first look follows the subscription, so that no change falls between them.
      const { isOver, changes } = await watch.look(isWoken);
      if (isOver) return yield endEvent("PARTNERSHIP_OVER");
      for (const change of changes) yield eventOf(change);
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

function eventOf(change: SharedChange): string {
  return `event: shared.shipment.changed\ndata: ${JSON.stringify(change)}\n\n`;
}
