import type { ApiKeyScope } from "#domain/integrations/apiKey.ts";
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
  /** The member who made the key: it may do no more than they may now. */
  makerId: string;
  /** SHA-256 of the whole key, hexadecimal; the key itself is not stored. */
  hash: string;
  /** The key's last four characters. */
  ending: string;
  createdAt: Instant;
  expiresAt: Instant | null;
  /** To the minute, so that few requests have to write. */
  lastUsedAt: Instant | null;
};

type EventTable = {
  ownerId: string;
  /** 1, 2, 3 … for each owner, in commit order. */
  position: number;
  type: string;
  /** Null in events of partners. */
  firmId: string | null;
  shipmentId: string | null;
  /** The partner, if the event is about one. */
  partnerId: string | null;
  /** The attachment's key, if the event is about an attachment. */
  key: string | null;
  /** The reached milestone, if the event is about one. */
  milestone: string | null;
  createdAt: Instant;
};

type WebhookTable = {
  ownerId: string;
  id: string;
  url: string;
  /** List of the subscribed event types. */
  events: Json;
  isActive: Flag;
  /** Start of the current series of failures; null if the latest delivery succeeded. */
  failingSince: Instant | null;
  createdAt: Instant;
};

type WebhookDeliveryTable = {
  ownerId: string;
  id: string;
  webhookId: string;
  /** The same for every attempt to deliver an event to a webhook, including manual resends. */
  messageId: string;
  type: string;
  /** The body, byte for byte; each attempt signs it again. */
  body: string;
  status: string;
  attempts: number;
  /** HTTP status of the last answer; null if none came. */
  responseStatus: number | null;
  /** Error of the last attempt; null if it succeeded. */
  error: string | null;
  createdAt: Instant;
  lastAttemptAt: Instant | null;
  /** When to try next; null when no attempt is due. */
  nextAttemptAt: Instant | null;
  /** The span of the request that queued it; null without traces. */
  traceparent: string | null;
};
