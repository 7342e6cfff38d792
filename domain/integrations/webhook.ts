import { eventTypes, type EventType } from "./event.ts";

/** Types of messages: the events, and a webhook's test. */
export const messageTypes = [...eventTypes, "webhook.test"] as const;
export type MessageType = (typeof messageTypes)[number];

export const deliveryStatuses = ["PENDING", "DELIVERED", "FAILED"] as const;
export type DeliveryStatus = (typeof deliveryStatuses)[number];

/** A webhook as REST returns it; its secret is returned only on creation. Instants are ISO texts. */
export type Webhook = {
  webhookId: string;
  url: string;
  events: EventType[];
  isActive: boolean;
  /** When the present run of failures began; null if the latest delivery succeeded. */
  failingSince: string | null;
  createdAt: string;
};

/** One message to one webhook and the result of its delivery. */
export type WebhookDelivery = {
  deliveryId: string;
  webhookId: string;
  /** The `webhook-id` header: the same for each try and for resends. */
  messageId: string;
  type: MessageType;
  status: DeliveryStatus;
  attempts: number;
  /** HTTP status of the last response; null if there was none. */
  responseStatus: number | null;
  /** Why the last try failed, or why there is none; null when it did not fail. */
  error: string | null;
  createdAt: string;
  lastAttemptAt: string | null;
  /** Time of the next try; null without one. */
  nextAttemptAt: string | null;
  /** The JSON text that is sent. */
  body: string;
};

/** The most webhooks that an owner may have, and the longest address of one. */
export const maxWebhooks = 20;
export const maxWebhookUrl = 2_048;

/** So many messages of a webhook may wait: further tests and resends are refused, further events drop the oldest. */
export const maxWaitingDeliveries = 100;

/** A message is tried so often: about 16 hours from the first time to the last. */
export const maxDeliveryAttempts = 9;

/** A webhook that has failed for so many days without one success is switched off. */
export const failingDays = 3;

/** The log of deliveries goes back so many days. */
export const keptDeliveryDays = 30;

export const webhookMessages = {
  urlMissing: "Please enter an address that begins with https://",
  urlLong: `The address must be at most ${maxWebhookUrl} characters long`,
  urlSecret: "The address must not hold a user name or password",
  urlPort: "The port must be 443 or one above 1023",
  urlPrivate: "The address must be a public one",
  hostUnknown: "The host of the address cannot be found",
  eventsMissing: "Please choose at least one event",
  eventUnknown: "Please choose events from the list",
  tooMany: `You have ${maxWebhooks} webhooks. Please delete one first.`,
  notFound: "Webhook not found",
  deliveryNotFound: "Delivery not found",
  switchedOff: "The webhook was switched off",
  waiting: `${maxWaitingDeliveries} messages of this webhook are waiting. Please wait until some have been sent.`,
  dropped: `Dropped, because ${maxWaitingDeliveries} newer messages of this webhook were waiting`,
} as const;
