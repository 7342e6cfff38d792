import { setTimeout as wait } from "node:timers/promises";
import type { ApiContext } from "../context.ts";
import { endEvent, endNow } from "../events/openStream.ts";
import { createAutoResetEvent } from "../notify/autoResetEvent.ts";
import { activePartnerships } from "./grants.ts";
import { createShareWatch, type SharedChange } from "./shareWatch.ts";

export type SharedStreamRequest = {
  ownerId: string;
  /** Verified again before each batch: a stream must not outlive its session or key. */
  authorization: string | undefined;
  /** Aborted when the client disconnects. */
  signal: AbortSignal;
};

/** Pause between two batches, so that an exporter's many saves do not cost a query each. */
const pauseMilliseconds = 100;

/**
 * Streams changes of what exporters share with an office, as text/event-stream with comments as heartbeats. Commits of the
 * exporters wake it, in this process or another. Ends with the session, the connection or the service, and when a partnership of the office
 * ends.
 */
export async function* sharedStream(context: ApiContext, asked: SharedStreamRequest): AsyncGenerator<string, void, void> {
  const { ownerId, authorization, signal } = asked;
  const { db, ownerEvents, heartbeatMilliseconds } = context;
  const bell = createAutoResetEvent();
  const offices = new Map([[ownerId, ownerEvents.subscribe(ownerId, bell.set)]]);
  const watch = createShareWatch(context, ownerId);
  let known: string[] = [];
  let isFirst = true;
  signal.addEventListener("abort", bell.set);
  try {
    // Sent immediately, so that the response headers are flushed.
    yield "retry: 2000\n\n";
    while (!signal.aborted) {
      const end = await endNow(context, authorization);
      if (end !== null) return yield endEvent(end);
      const now = await activePartnerships(db, ownerId).select(["sharedWith.exporterOwnerId", "sharedWith.partnerId"]).execute();
      if (known.some((partnerId) => !now.some((one) => one.partnerId === partnerId))) return yield endEvent("PARTNERSHIP_OVER");
      known = now.map(({ partnerId }) => partnerId);
      for (const { exporterOwnerId: office } of now) {
        if (!offices.has(office)) offices.set(office, ownerEvents.subscribe(office, bell.set));
      }
      // The first read follows the subscriptions, so that no change falls between them.
      for (const change of await watch.read()) yield eventOf(change);
      if (isFirst) yield ": listening\n\n";
      isFirst = false;
      if (!(await bell.wait(heartbeatMilliseconds))) yield ": alive\n\n";
      await wait(pauseMilliseconds);
    }
  } finally {
    for (const unsubscribe of offices.values()) unsubscribe();
  }
}

function eventOf(change: SharedChange): string {
  return `event: shared.shipment.changed\ndata: ${JSON.stringify(change)}\n\n`;
}
