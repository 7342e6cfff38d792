import { z } from "zod";
import { eventTypes } from "#domain/integrations/event.ts";
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
} from "#domain/integrations/webhook.ts";
import { list, text } from "../http/requestSchema.ts";
import type { OperationSpec } from "../openapi/operationSpec.ts";
import { idOf, instant } from "../openapi/commonFields.ts";

const tag = "Webhooks";
const unknown = "The webhook does not exist.";
const urlWords = "The URL for messages: https with a public host, stored in normal form without a fragment.";
const tooManyWait = `${maxWaitingDeliveries} messages of the webhook are waiting.`;
const eventsWords = "The subscribed event types, at least one.";
const query = { webhookId: idOf("webhook") };

const exampleWebhook = { url: "https://erp.example.com/lading", events: ["shipment.created", "shipment.updated"], isActive: true };

const shape = {
  url: text(10_000).optional().describe(urlWords),
  events: list(z.string())
    .optional()
    .meta({ description: `${eventsWords} Of: ${eventTypes.join(", ")}.`, example: exampleWebhook.events }),
  isActive: z.boolean().nullish().describe("Whether messages are sent. Disabling the webhook drops its waiting messages."),
};
export const webhookBody = z.object(shape);
const newWebhook = webhookBody.meta({
  id: "NewWebhook",
  example: { url: "https://erp.example.com/lading", events: ["shipment.created", "shipment.updated"], isActive: true },
  description: "A new webhook as entered.",
  required: ["url", "events"],
});
const webhookUpdate = webhookBody.meta({
  id: "WebhookUpdate",
  example: { isActive: false },
  description: "Omitted fields stay unchanged.",
});

const webhookFields = {
  webhookId: z.string().describe("The webhook's id."),
  url: z.string().describe(urlWords),
  events: z.array(z.enum(eventTypes)).describe(eventsWords),
  isActive: z.boolean().describe(`Whether messages are sent. A webhook that fails for ${failingDays} days without a success is disabled.`),
  failingSince: instant("Start of the current series of failures; null if the latest delivery succeeded.").nullable(),
  createdAt: instant("When the webhook was created."),
};
const webhook = z
  .object(webhookFields)
  .meta({ id: "Webhook", example: exampleWebhook, description: "A URL that receives events." }) satisfies z.ZodType<Webhook>;
const addedWebhook = z
  .object({
    ...webhookFields,
    secret: z
      .string()
      .nullable()
      .describe("The key that signs the messages. Returned only here; null in the answer to a repeated Idempotency-Key."),
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
    messageId: z.string().describe("The header `webhook-id`: the same for each attempt and each resend."),
    type: z.enum(messageTypes).describe("The type of the message."),
    status: z.enum(deliveryStatuses).describe("The status of the delivery."),
    attempts: z.number().describe(`The number of attempts so far, at most ${maxDeliveryAttempts}.`),
    responseStatus: z.number().nullable().describe("The HTTP status of the last answer; null if none came."),
    error: z.string().nullable().describe("The error of the last attempt; null if it succeeded."),
    createdAt: instant("When the delivery was created."),
    lastAttemptAt: instant("When it was last tried; null: never.").nullable(),
    nextAttemptAt: instant("When it is tried next; null when no attempt is due.").nullable(),
    body: z.string().describe("The JSON body, byte for byte as signed."),
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
    description: "A message to a webhook, with the state of its delivery.",
  }) satisfies z.ZodType<WebhookDelivery>;

function count(what: string) {
  return z.string().optional().meta({ type: "integer", minimum: 0, description: what });
}

export const webhookOperations = {
  list: {
    id: "listWebhooks",
    tag,
    role: "OWNER",
    summary: "All webhooks",
    answer: z.object({ webhooks: z.array(webhook).describe("The user's webhooks, oldest first.") }),
  },
  add: {
    id: "addWebhook",
    tag,
    role: "OWNER",
    summary: "Create a webhook",
    description: `An office may have ${maxWebhooks} webhooks.`,
    body: newWebhook,
    answer: addedWebhook,
    isIdempotent: true,
    refusals: { 422: "The URL is not public, an event type is unknown or missing, or the user has too many webhooks." },
  },
  update: {
    id: "updateWebhook",
    tag,
    role: "OWNER",
    summary: "Change, enable or disable a webhook",
    query,
    body: webhookUpdate,
    answer: webhook,
    refusals: { 404: unknown, 422: "The URL is not public, or an event type is unknown or missing." },
  },
  remove: {
    id: "deleteWebhook",
    tag,
    role: "OWNER",
    summary: "Delete a webhook",
    query,
    answer: z.object({ webhookId: z.string().describe("The id of the deleted webhook.") }),
    isIdempotent: true,
    refusals: { 404: unknown },
  },
  deliveries: {
    id: "listWebhookDeliveries",
    tag,
    role: "OWNER",
    summary: "A page of a webhook's deliveries",
    description: `The log covers ${keptDeliveryDays} days. At most ${maxWaitingDeliveries} messages of a webhook wait: a further event drops the oldest and the log records it.`,
    query: {
      ...query,
      limit: count("Maximum number of deliveries; 50 when omitted, at most 100."),
      offset: count("The number of deliveries to skip; 0 when omitted."),
    },
    answer: z.object({
      deliveries: z.array(delivery).describe("The page, newest first."),
      total: z.number().meta({ description: "The total number of deliveries.", example: 1 }),
    }),
    refusals: { 400: "`limit` or `offset` is not a whole number.", 404: unknown },
  },
  delivery: {
    id: "readWebhookDelivery",
    tag,
    role: "OWNER",
    summary: "One delivery",
    query: { deliveryId: idOf("delivery") },
    answer: delivery,
    refusals: { 404: "The delivery does not exist." },
  },
  redeliver: {
    id: "redeliver",
    tag,
    role: "OWNER",
    summary: "Resend a message",
    query: { deliveryId: idOf("delivery") },
    answer: delivery,
    isIdempotent: true,
    refusals: { 404: "The delivery does not exist.", 429: tooManyWait },
  },
  test: {
    id: "testWebhook",
    tag,
    role: "OWNER",
    summary: "Send a test message",
    query,
    answer: delivery,
    isIdempotent: true,
    refusals: { 404: unknown, 429: tooManyWait },
  },
} satisfies Record<string, OperationSpec>;
