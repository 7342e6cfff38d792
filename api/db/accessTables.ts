import type { ApiKeyScope } from "#domain/apiKey.ts";
import type { Flag, Instant, Json } from "./columnTypes.ts";

/** The tables of API keys, events and webhooks; part of `Database`. */
export type AccessTables = {
  apiKeys: ApiKeyTable;
  /** The position of each owner's latest event. */
  eventCounts: { ownerId: string; last: number };
  events: EventTable;
  webhooks: WebhookTable;
  webhookDeliveries: WebhookDeliveryTable;
};

type ApiKeyTable = {
  ownerId: string;
  id: string;
  name: string;
  scope: ApiKeyScope;
  /** SHA-256 of the whole key, hexadecimal; the key itself is nowhere. */
  hash: string;
  /** The key's last four characters. */
  ending: string;
  createdAt: Instant;
  expiresAt: Instant | null;
  /** To the minute, so that reading does not mean writing. */
  lastUsedAt: Instant | null;
};

type EventTable = {
  ownerId: string;
  /** 1, 2, 3 … for each owner, in the order in which the changes were committed. */
  position: number;
  type: string;
  firmId: string;
  shipmentId: string;
  /** The key of an attachment, where the event is about one. */
  key: string | null;
  createdAt: Instant;
};

type WebhookTable = {
  ownerId: string;
  id: string;
  url: string;
  /** The list of event types that are delivered. */
  events: Json;
  isActive: Flag;
  /** When the failures began that have lasted since; null while the latest delivery went well. */
  failingSince: Instant | null;
  createdAt: Instant;
};

type WebhookDeliveryTable = {
  ownerId: string;
  id: string;
  webhookId: string;
  /** The same for every try to deliver one event to one webhook, also when it is asked for again. */
  messageId: string;
  type: string;
  /** What is sent, byte for byte: signed anew for each try. */
  body: string;
  status: string;
  attempts: number;
  /** HTTP status of the last answer; null where none came. */
  responseStatus: number | null;
  /** Why the last try failed; null when it did not. */
  error: string | null;
  createdAt: Instant;
  lastAttemptAt: Instant | null;
  /** When it is tried next; null when it is done with. */
  nextAttemptAt: Instant | null;
};
