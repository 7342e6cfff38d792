import { z } from "zod";
import { invalid } from "#domain/http/problem.ts";
import { maxWebhooks, maxWebhookUrl } from "#domain/integrations/webhook.ts";
import { ignoredResponse } from "../../rest/shapes/simpleResponses.ts";
import { id } from "../../rest/shapes/parsing/fields.ts";
import { builder } from "../../builder/builder.ts";
import { Refused } from "../../errors/errors.ts";
import { itemCursor, toCursor } from "../../builder/connections/connections.ts";
import { WebhookEventEnum } from "./webhookEnums.ts";
import { targetId } from "../../builder/nodes.ts";
import { optionalCall } from "../../rest/optionalCall.ts";
import { notClearable, partialUpdate } from "../../builder/partialUpdate.ts";
import { errorsField, outcome, renamed, type OutcomeFields } from "../../builder/payload.ts";
import { findDelivery, findWebhook, loadWebhooks, Webhook, WebhookDelivery, WebhookDeliveryEdge, WebhookEdge } from "./webhook.ts";
import { defineDeletion } from "../viewer/deletion.ts";
import { viewerField } from "../viewer/viewer.ts";

const fieldOf = renamed({ webhookId: "id", deliveryId: "id" });

const path = "/v1/user/webhook";
const made = z.object({ webhookId: id, secret: z.string().nullish() });
const enqueued = z.object({ deliveryId: id });
const urlDescription = `An https address on the public internet, at most ${maxWebhookUrl} characters, without a user name or password; its port is 443 or above 1023.`;

builder.relayMutationField(
  "createWebhook",
  {
    description: "A new webhook.",
    inputFields: (t) => ({
      url: t.string({ required: true, description: urlDescription }),
      events: t.field({ type: [WebhookEventEnum], required: true, description: "The events that are sent to it, at least one." }),
      isActive: t.boolean({ description: "Whether messages are sent from now on; true if omitted." }),
    }),
  },
  {
    description: `Creates a webhook; an office may have ${maxWebhooks}. Only for an owner's session.`,
    resolve: (_root, { input: { url, events, isActive } }, { rest }) =>
      outcome(async () => {
        const body = { url, events, isActive: isActive ?? true };
        const { webhookId, secret } = await optionalCall(() => rest.write({ method: "POST", path: `${path}/add`, body }, made));
        return { id: webhookId, ...(secret ? { secret } : {}) };
      }),
  },
  {
    description: "The new webhook.",
    outputFields: (t) => ({
      secret: t.exposeString("secret", {
        nullable: true,
        description:
          "What signs its messages, such as `whsec_…` (the rest is the key in Base64). Returned only here; null with errors, and when a request is repeated with its Idempotency-Key.",
      }),
      webhook: webhookField(t),
      webhookEdge: t.field({
        type: WebhookEdge,
        nullable: true,
        description: "The new webhook with its cursor, to be added to a list; null with errors.",
        resolve: async ({ id: webhookId }, _args, context) => {
          const node = webhookId ? await findWebhook(webhookId, context) : null;
          return node && { node, cursor: itemCursor((await loadWebhooks(context)).indexOf(node), node.webhookId) };
        },
      }),
      viewer: viewerField(t),
      errors: errorsField(t),
    }),
  },
);

builder.relayMutationField(
  "updateWebhook",
  {
    description: `The webhook to change and its new values. ${partialUpdate}`,
    inputFields: (t) => ({
      id: t.id({ required: true, description: "Global id of the webhook." }),
      url: t.string({ description: `${urlDescription} ${notClearable}` }),
      events: t.field({ type: [WebhookEventEnum], description: `The events that are sent to it, at least one. ${notClearable}` }),
      isActive: t.boolean({
        description: `False pauses it: events during the pause are not sent later, and waiting messages are dropped. True resumes it. ${notClearable}`,
      }),
    }),
  },
  {
    description: "Changes, pauses or resumes a webhook. Only for an owner's session.",
    resolve: (_root, { input: { id: webhook, ...given } }, { rest }) =>
      outcome(async () => {
        const webhookId = targetId("Webhook", webhook, "Webhook");
        if (given.isActive === null) throw new Refused([invalid("Please choose whether the webhook is active", "isActive")]);
        const body = { ...given, ...(given.url === null && { url: "" }), ...(given.events === null && { events: [] }) };
        await optionalCall(() => rest.write({ method: "POST", path: `${path}/update`, query: { webhookId }, body }, made));
        return { id: webhookId };
      }, fieldOf),
  },
  { description: "The webhook as it is now.", outputFields: (t) => ({ webhook: webhookField(t), errors: errorsField(t) }) },
);

defineDeletion({
  type: "Webhook",
  one: "webhook",
  label: "Webhook",
  description: "Deletes a webhook, its log and its secret. Only for an owner's session.",
  remove: (webhookId, { rest }) => optionalCall(() => rest.write({ method: "DELETE", path, query: { webhookId } }, ignoredResponse)),
});

builder.relayMutationField(
  "testWebhook",
  {
    description: "The webhook to test.",
    inputFields: (t) => ({ id: t.id({ required: true, description: "Global id of the webhook." }) }),
  },
  {
    description: "Sends one message of the type `webhook.test`, even to a paused webhook. Only for an owner's session.",
    resolve: (_root, { input }, { rest }) =>
      outcome(async () => {
        const webhookId = targetId("Webhook", input.id, "Webhook");
        const { deliveryId } = await optionalCall(() =>
          rest.write({ method: "POST", path: `${path}/test`, query: { webhookId } }, enqueued),
        );
        return { id: deliveryId };
      }, fieldOf),
  },
  { description: "The message, which is sent next.", outputFields: deliveryFields },
);

builder.relayMutationField(
  "resendWebhookDelivery",
  {
    description: "The delivery to repeat.",
    inputFields: (t) => ({ id: t.id({ required: true, description: "Global id of the delivery." }) }),
  },
  {
    description: "Sends the message of a delivery again, with the same `webhook-id`, as a new delivery. Only for an owner's session.",
    resolve: (_root, { input }, { rest }) =>
      outcome(async () => {
        const deliveryId = targetId("WebhookDelivery", input.id, "Delivery");
        const again = await optionalCall(() => rest.write({ method: "POST", path: `${path}/redeliver`, query: { deliveryId } }, enqueued));
        return { id: again.deliveryId };
      }, fieldOf),
  },
  { description: "The new delivery, which is sent next.", outputFields: deliveryFields },
);

function webhookField(t: OutcomeFields) {
  return t.field({
    type: Webhook,
    nullable: true,
    description: "The webhook as it is now; null with errors.",
    resolve: ({ id: webhookId }, _args, context) => (webhookId ? findWebhook(webhookId, context) : null),
  });
}

function deliveryFields(t: OutcomeFields) {
  return {
    delivery: t.field({
      type: WebhookDelivery,
      nullable: true,
      description: "The delivery as it is now, most likely PENDING: read it again with `node` for its result; null with errors.",
      resolve: ({ id: deliveryId }, _args, context) => (deliveryId ? findDelivery(deliveryId, context) : null),
    }),
    deliveryEdge: t.field({
      type: WebhookDeliveryEdge,
      nullable: true,
      description: "The delivery with its cursor, the first in the log; null with errors.",
      resolve: async ({ id: deliveryId }, _args, context) =>
        deliveryId ? { node: await findDelivery(deliveryId, context), cursor: toCursor(0) } : null,
    }),
    errors: errorsField(t),
  };
}
