import { z } from "zod";
import { eventTypes } from "#domain/integrations/event.ts";
import {
  deliveryStatuses,
  failingDays,
  keptDeliveryDays,
  maxDeliveryAttempts,
  maxWebhooks,
  messageTypes,
} from "#domain/integrations/webhook.ts";
import type { Webhook as WebhookData, WebhookDelivery as DeliveryData } from "#domain/integrations/webhook.ts";
import { id, instant, text } from "../../rest/shapes/parsing/fields.ts";
import { builder } from "../../builder/builder.ts";
import { connectionOf } from "../../builder/connections/connectionOf.ts";
import { pageOf, pageSize, readPage, type PageArgs } from "../../builder/connections/connections.ts";
import { callCost, type Context } from "../../builder/context.ts";
import { WebhookDeliveryStatusEnum, WebhookEventEnum, WebhookMessageTypeEnum } from "./webhookEnums.ts";
import { defineNode } from "../../builder/defineNode.ts";
import { registerNodeLoader } from "../../builder/nodes.ts";
import { optionalCall } from "../../rest/optionalCall.ts";
import { Viewer } from "../viewer/viewer.ts";

const path = "/v1/user/webhook";
const limits = { usual: maxWebhooks, most: 100 };
const deliveryLimits = { usual: 20, most: 100 };
const webhook = z.object({
  webhookId: id,
  url: text,
  events: z.array(z.enum(eventTypes)),
  isActive: z.boolean(),
  failingSince: instant.nullable(),
  createdAt: instant,
});
const webhooks = z.object({ webhooks: z.array(webhook) });
const delivery = z.object({
  deliveryId: id,
  webhookId: id,
  messageId: text,
  type: z.enum(messageTypes),
  status: z.enum(deliveryStatuses),
  attempts: z.number(),
  responseStatus: z.number().nullable(),
  error: z.string().nullable(),
  createdAt: instant,
  lastAttemptAt: instant.nullable(),
  nextAttemptAt: instant.nullable(),
  body: text,
});
const deliveries = z.object({ deliveries: z.array(delivery), total: z.number() });

export const Webhook = builder.objectRef<WebhookData>("Webhook");
export const WebhookDelivery = builder.objectRef<DeliveryData>("WebhookDelivery");

defineNode(WebhookDelivery, {
  description: `A message to a webhook and the result of its delivery; kept for ${keptDeliveryDays} days.`,
  id: { resolve: ({ deliveryId }) => deliveryId, description: "Global id of the delivery." },
  fields: (t) => ({
    messageId: t.exposeString("messageId", {
      description:
        "The header `webhook-id`, such as `msg_0195f3a2-…`: the same for each try and for resends, so that a receiver can ignore a repeated message.",
    }),
    type: t.expose("type", { type: WebhookMessageTypeEnum, description: "Type of the message." }),
    status: t.expose("status", { type: WebhookDeliveryStatusEnum, description: "The state of the delivery." }),
    attemptCount: t.exposeInt("attempts", { description: `Number of tries so far, at most ${maxDeliveryAttempts}.` }),
    responseStatus: t.exposeInt("responseStatus", {
      nullable: true,
      description: "The HTTP status of the last response, such as 204; null if there was none.",
    }),
    error: t.exposeString("error", {
      nullable: true,
      description: 'Why the last try failed, such as "Answered with HTTP 500"; null if it did not.',
    }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "When it was made." }),
    lastAttemptAt: t.expose("lastAttemptAt", { type: "DateTime", nullable: true, description: "When it was last tried; null if never." }),
    nextAttemptAt: t.expose("nextAttemptAt", {
      type: "DateTime",
      nullable: true,
      description: "Time of the next try; null without one.",
    }),
    body: t.exposeString("body", { description: "The JSON that is sent, byte for byte as it is signed." }),
  }),
});

const WebhookDeliveryList = connectionOf(WebhookDelivery, {
  edge: "A delivery and its position in the log.",
  page: "A page of a webhook's deliveries.",
});
export const WebhookDeliveryEdge = WebhookDeliveryList.Edge;

defineNode(Webhook, {
  description:
    "An address that receives events of shipments: a POST of JSON that names the records, signed as Standard Webhooks prescribe.",
  id: { resolve: ({ webhookId }) => webhookId, description: "Global id of the webhook." },
  fields: (t) => ({
    url: t.exposeString("url", { description: 'Where messages are sent, such as "https://erp.example.com/lading".' }),
    events: t.expose("events", { type: [WebhookEventEnum], description: "The events that are sent to it." }),
    isActive: t.exposeBoolean("isActive", {
      description: `Whether messages are sent. A webhook that has failed for ${failingDays} days without one success is switched off.`,
    }),
    failingSince: t.expose("failingSince", {
      type: "DateTime",
      nullable: true,
      description: "When the present run of failures began; null if the latest delivery succeeded.",
    }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "When it was made." }),
    deliveries: t.connection(
      {
        type: WebhookDelivery,
        description: `Its messages, the newest first; ${deliveryLimits.usual} unless \`first\` or \`last\` says otherwise, at most ${deliveryLimits.most}.`,
        complexity: (args) => ({ field: callCost, multiplier: pageSize(args, deliveryLimits) }),
        resolve: async ({ webhookId }, args, context) => {
          context.chargeCost(callCost);
          return await loadDeliveries(webhookId, args, context);
        },
      },
      WebhookDeliveryList.Connection,
      WebhookDeliveryEdge,
    ),
  }),
});

registerNodeLoader("Webhook", async (webhookId, context) => await findWebhook(webhookId, context));
registerNodeLoader("WebhookDelivery", async (deliveryId, context) => await findDelivery(deliveryId, context));

const WebhookList = connectionOf(Webhook, { edge: "A webhook and its position in the list.", page: "A page of the user's webhooks." });
export const WebhookEdge = WebhookList.Edge;

builder.objectField(Viewer, "webhooks", (t) =>
  t.connection(
    {
      type: Webhook,
      nullable: true,
      description:
        "The office's webhooks, oldest first. Only for an owner's session. Null with UPSTREAM_UNSUPPORTED if the service behind the gateway sends none.",
      complexity: (args) => ({ field: callCost, multiplier: pageSize(args, limits) }),
      resolve: async (_viewer, args, context) => pageOf(await loadWebhooks(context), args, limits, ({ webhookId }) => webhookId),
    },
    WebhookList.Connection,
    WebhookEdge,
  ),
);

/** All webhooks of the user, oldest first. */
export async function loadWebhooks({ rest }: Context): Promise<WebhookData[]> {
  return (await optionalCall(() => rest.get(path, {}, webhooks))).webhooks;
}

/** The user's webhook with that id, or null. */
export async function findWebhook(webhookId: string, context: Context): Promise<WebhookData | null> {
  return (await loadWebhooks(context)).find((one) => one.webhookId === webhookId) ?? null;
}

/** The user's delivery with that id. Throws `Refused` when there is none. */
export async function findDelivery(deliveryId: string, { rest }: Context): Promise<DeliveryData> {
  return await optionalCall(() => rest.getOne(`${path}/delivery`, { deliveryId }, delivery));
}

async function loadDeliveries(webhookId: string, args: PageArgs, { rest }: Context) {
  const read = (query: { limit: number; offset: number }) =>
    optionalCall(() => rest.get(`${path}/deliveries`, { webhookId, limit: String(query.limit), offset: String(query.offset) }, deliveries));
  return await readPage(args, deliveryLimits, read, (answer) => answer.deliveries);
}
