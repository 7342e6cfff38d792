import type { Event } from "#domain/integrations/event.ts";
import type { ApiContext } from "../context.ts";
import { createAutoResetEvent } from "../notify/autoResetEvent.ts";
import { endEvent, endNow } from "./openStream.ts";
import { readEvents } from "./outbox.ts";

/** Filters a stream by firm or shipment; empty means no filter. */
export type EventFilter = { firmId: string; shipmentId: string };

export type EventRequest = {
  ownerId: string;
  /** Verified again before each batch: a stream must not outlive its session or key. */
  authorization: string | undefined;
  filter: EventFilter;
  /** The stream starts after this position. */
  after: number;
  /** Aborted when the client disconnects. */
  signal: AbortSignal;
};

/** Maximum events per query. */
const batch = 100;

/**
 * Streams an owner's events as text/event-stream: the stored events, then new ones, with comments as heartbeats. Each heartbeat also checks
 * for events of other processes. Ends with the session, the connection or the service.
 */
export async function* eventStream(context: ApiContext, asked: EventRequest): AsyncGenerator<string, void, void> {
  const { ownerId, authorization, filter, signal } = asked;
  const bell = createAutoResetEvent();
  const unsubscribe = context.ownerEvents.subscribe(ownerId, bell.set);
  signal.addEventListener("abort", bell.set);
  try {
    // Sent immediately, so that the response headers are flushed.
    yield "retry: 2000\n\n";
    let position = asked.after;
    while (!signal.aborted) {
      const end = await endNow(context, authorization);
      if (end !== null) {
        yield endEvent(end);
        return;
      }
      const events = await readEvents(context.db, ownerId, { after: position, limit: batch });
      for (const { position: at, ...event } of events) {
        position = at;
        if (isWanted(event, filter)) yield `id: ${at}\nevent: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`;
      }
      if (events.length < batch && !(await bell.wait(context.heartbeatMilliseconds))) yield ": alive\n\n";
    }
  } finally {
    unsubscribe();
  }
}

function isWanted(event: Event, { firmId, shipmentId }: EventFilter): boolean {
  if ("partnerId" in event) return firmId === "" && shipmentId === "";
  return (firmId === "" || event.firmId === firmId) && (shipmentId === "" || event.shipmentId === shipmentId);
}
