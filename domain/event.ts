/** What an owner's machines and other browsers are told of. Webhooks name them so. */
export const eventTypes = ["shipment.created", "shipment.updated", "shipment.deleted", "attachment.added"] as const;
export type EventType = (typeof eventTypes)[number];

/** Something that happened, as REST tells it: which records, not what is in them. Ids are REST's; `at` is an ISO instant. */
export type Event = {
  type: EventType;
  firmId: string;
  shipmentId: string;
  /** The attachment's key where one was added, else null. */
  key: string | null;
  at: string;
};

/** Why a stream of events ends from the service's side. */
export const streamEnds = ["SESSION_OVER", "CLOSING"] as const;
export type StreamEnd = (typeof streamEnds)[number];

export function isEventType(text: string): text is EventType {
  return eventTypes.some((type) => type === text);
}
