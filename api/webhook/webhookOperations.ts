import { z } from "zod";
import { eventTypes } from "#domain/event.ts";
import {
  deliveryStatuses,
  failingDays,
  keptDeliveryDays,
  maxDeliveryAttempts,
  maxWaitingDeliveries,
  maxWebhooks,
  messageTypes,
  type Webhook,
  type WebhookDelivery,
} from "#domain/webhook.ts";
import { list, text } from "../http/requestSchema.ts";
import type { OperationSpec } from "../openapi/operationSpec.ts";
import { idOf, instant } from "../openapi/commonFields.ts";

const tag = "Webhooks";
const unknown = "The webhook is unknown.";
const urlWords = "Where messages are sent: an https address of a public host, stored in its normal form without a fragment.";
const tooManyWait = `${maxWaitingDeliveries} messages of the webhook are waiting.`;
const eventsWords = "What it is told of, at least one.";
const query = { webhookId: idOf("webhook") };

const exampleWebhook = { url: "https://erp.example.com/lading", events: ["shipment.created", "shipment.updated"], isActive: true };

const shape = {
  url: text(10_000).optional().describe(urlWords),
  events: list(z.string())
    .optional()
    .meta({ description: `${eventsWords} Of: ${eventTypes.join(", ")}.`, example: exampleWebhook.events }),
  isActive: z.boolean().nullish().describe("Whether messages are sent. Switched off, it gives up what waits."),
};
export const webhookBody = z.object(shape);
const newWebhook = webhookBody.meta({
  id: "NewWebhook",
  example: { url: "https://erp.example.com/lading", events: ["shipment.created", "shipment.updated"], isActive: true },
  description: "A webhook to make.",
  required: ["url", "events"],
});
const webhookUpdate = webhookBody.meta({ id: "WebhookUpdate", example: { isActive: false }, description: "What is left out stays." });

const webhookFields = {
  webhookId: z.string().describe("The webhook's id."),
  url: z.string().describe(urlWords),
  events: z.array(z.enum(eventTypes)).describe(eventsWords),
  isActive: z
    .boolean()
    .describe(`Whether messages are sent. One that has failed for ${failingDays} days without one success is switched off.`),
  failingSince: instant("When the failures began that have lasted since; null while the latest delivery went well.").nullable(),
  createdAt: instant("When it was made."),
};
const webhook = z
  .object(webhookFields)
  .meta({ id: "Webhook", example: exampleWebhook, description: "An address that is told of events." }) satisfies z.ZodType<Webhook>;
const addedWebhook = z
  .object({
    ...webhookFields,
    secret: z.string().nullable().describe("Signs the messages; told this once, and null in the answer to a repeated Idempotency-Key."),
  })
  .meta({
    id: "AddedWebhook",
    example: { ...exampleWebhook, secret: "whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD" },
    description: "A new webhook.",
  });

const delivery = z
  .object({
    deliveryId: z.string().describe("The delivery's id."),
    webhookId: z.string().describe("The webhook's id."),
    messageId: z.string().describe("The header `webhook-id`: the same for each try, and when it is sent again."),
    type: z.enum(messageTypes).describe("What the message tells."),
    status: z.enum(deliveryStatuses).describe("How it stands."),
    attempts: z.number().describe(`How often it was tried so far, at most ${maxDeliveryAttempts} times.`),
    responseStatus: z.number().nullable().describe("The HTTP status of the last answer; null where none came."),
    error: z.string().nullable().describe("Why the last try failed; null when it did not."),
    createdAt: instant("When it was made."),
    lastAttemptAt: instant("When it was last tried; null: not yet.").nullable(),
    nextAttemptAt: instant("When it is tried next; null when it is done with.").nullable(),
    body: z.string().describe("The JSON that is sent, byte for byte as it is signed."),
  })
  .meta({
    id: "WebhookDelivery",
    example: {
      messageId: "msg_019a77413c5e7b1a8f2d",
      type: "shipment.created",
      status: "DELIVERED",
      attempts: 1,
      responseStatus: 204,
      error: null,
      lastAttemptAt: "2025-11-12T08:30:01.000Z",
      nextAttemptAt: null,
      body: '{"type":"shipment.created","data":{}}',
    },
    description: "One message to one webhook and how its delivery went.",
  }) satisfies z.ZodType<WebhookDelivery>;

function count(what: string) {
  return z.string().optional().meta({ type: "integer", minimum: 0, description: what });
}

export const webhookOperations = {
  list: {
    id: "listWebhooks",
    tag,
    summary: "All webhooks",
    answer: z.object({ webhooks: z.array(webhook).describe("The user's webhooks, the oldest first.") }),
  },
  add: {
    id: "addWebhook",
    tag,
    summary: "Make a webhook",
    description: `A user may have ${maxWebhooks} webhooks.`,
    body: newWebhook,
    answer: addedWebhook,
    isIdempotent: true,
    refusals: { 422: "The address is no public one, an event is unknown or missing, or there are too many webhooks." },
  },
  update: {
    id: "updateWebhook",
    tag,
    summary: "Change a webhook, or switch it on or off",
    query,
    body: webhookUpdate,
    answer: webhook,
    refusals: { 404: unknown, 422: "The address is no public one, or an event is unknown or missing." },
  },
  remove: {
    id: "deleteWebhook",
    tag,
    summary: "Delete a webhook",
    query,
    answer: z.object({ webhookId: z.string().describe("The id of the webhook that is gone.") }),
    refusals: { 404: unknown },
  },
  deliveries: {
    id: "listWebhookDeliveries",
    tag,
    summary: "A page of a webhook's deliveries",
    description: `The log goes back ${keptDeliveryDays} days. Of one webhook ${maxWaitingDeliveries} messages wait at most: a further event drops the oldest, which the log then says.`,
    query: {
      ...query,
      limit: count("How many to answer; 50 when left out, at most 100."),
      offset: count("How many to skip; 0 when left out."),
    },
    answer: z.object({
      deliveries: z.array(delivery).describe("The page, the newest first."),
      total: z.number().meta({ description: "How many there are in all.", example: 1 }),
    }),
    refusals: { 400: "`limit` or `offset` is no whole number.", 404: unknown },
  },
  delivery: {
    id: "readWebhookDelivery",
    tag,
    summary: "One delivery",
    query: { deliveryId: idOf("delivery") },
    answer: delivery,
    refusals: { 404: "The delivery is unknown." },
  },
  redeliver: {
    id: "redeliver",
    tag,
    summary: "Send a message again",
    query: { deliveryId: idOf("delivery") },
    answer: delivery,
    isIdempotent: true,
    refusals: { 404: "The delivery is unknown.", 429: tooManyWait },
  },
  test: {
    id: "testWebhook",
    tag,
    summary: "Send a message that tries a webhook out",
    query,
    answer: delivery,
    isIdempotent: true,
    refusals: { 404: unknown, 429: tooManyWait },
  },
} satisfies Record<string, OperationSpec>;
