import { z } from "zod";
import { eventTypes, type EventType } from "#domain/integrations/event.ts";
import { parseStored } from "../db/storedJson.ts";

const listOfTypes = z.array(z.enum(eventTypes));

/** The event types that a webhook subscribes to. */
export function subscribedEvents({ id, events }: { id: string; events: string }): EventType[] {
  return parseStored(listOfTypes, events, { column: "webhooks.events", id });
}
