import type { Milestone } from "../shipment/progress/milestone.ts";

/** Types of events of shipments and of partners, by the names that webhooks use. */
export const shipmentEventTypes = [
  "shipment.created",
  "shipment.updated",
  "shipment.deleted",
  "attachment.added",
  "milestone.reached",
  "attachment.submitted",
  "attachment.approved",
  "attachment.rejected",
  "comment.added",
  "comment.changed",
  "comment.deleted",
  "link.opened",
] as const;
export const partnerEventTypes = ["partner.joined", "partner.revoked"] as const;
export const eventTypes = [...shipmentEventTypes, ...partnerEventTypes] as const;
export type EventType = (typeof eventTypes)[number];

/** An event of a shipment as REST returns it: it names records, not their contents. Ids are REST's; `at` is an ISO instant. */
export type ShipmentEvent = {
  type: (typeof shipmentEventTypes)[number];
  firmId: string;
  shipmentId: string;
  /** The key of the attachment that was added, submitted, approved, rejected or commented, else null. */
  key: string | null;
  /** The reached milestone; absent in other events. */
  milestone?: Milestone;
  at: string;
};

/** A partner that joined, was revoked, or whose invitation was withdrawn. */
export type PartnerEvent = { type: (typeof partnerEventTypes)[number]; partnerId: string; at: string };

export type Event = ShipmentEvent | PartnerEvent;

/** Why the service ends a stream of events: the last one ends only streams of what is shared. */
const streamEnds = ["SESSION_OVER", "CLOSING", "PARTNERSHIP_OVER"] as const;
export type StreamEnd = (typeof streamEnds)[number];

export function isEventType(text: string): text is EventType {
  return eventTypes.some((type) => type === text);
}
