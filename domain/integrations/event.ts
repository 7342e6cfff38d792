import type { Milestone } from "../shipment/progress/milestone.ts";

/** Types of events, by the names that webhooks use. */
export const eventTypes = ["shipment.created", "shipment.updated", "shipment.deleted", "attachment.added", "milestone.reached"] as const;
export type EventType = (typeof eventTypes)[number];

/** An event as REST returns it: it names records, not their contents. Ids are REST's; `at` is an ISO instant. */
export type Event = {
  type: EventType;
  firmId: string;
  shipmentId: string;
  /** The attachment's key if one was added, else null. */
  key: string | null;
  /** The reached milestone; absent in other events. */
  milestone?: Milestone;
  at: string;
};

/** Why the service ends a stream of events: the last one ends only streams of what is shared. */
const streamEnds = ["SESSION_OVER", "CLOSING", "PARTNERSHIP_OVER"] as const;
export type StreamEnd = (typeof streamEnds)[number];

export function isEventType(text: string): text is EventType {
  return eventTypes.some((type) => type === text);
}
