import type { EventType } from "#domain/integrations/event.ts";
import type { DeliveryStatus, MessageType } from "#domain/integrations/webhook.ts";
import { builder } from "../../builder/builder.ts";

/** "shipment.created" is SHIPMENT_CREATED. */
type NameOf<Type extends string> = Type extends `${infer Noun}.${infer Act}` ? Uppercase<`${Noun}_${Act}`> : never;
type Named<Type extends string> = { [One in Type as NameOf<One>]: { value: One; description: string } };

const eventValues = {
  SHIPMENT_CREATED: { value: "shipment.created", description: "A shipment was added; in the message `shipment.created`." },
  SHIPMENT_UPDATED: {
    value: "shipment.updated",
    description: "An entered value, a document number or an attachment of a shipment changed; in the message `shipment.updated`.",
  },
  SHIPMENT_DELETED: { value: "shipment.deleted", description: "A shipment was deleted; in the message `shipment.deleted`." },
  MILESTONE_REACHED: {
    value: "milestone.reached",
    description: "A milestone of a shipment got its actual date; in the message `milestone.reached`, whose `data` has the `milestone`.",
  },
  ATTACHMENT_ADDED: {
    value: "attachment.added",
    description: "A file was uploaded, merged or generated; in the message `attachment.added`.",
  },
  ATTACHMENT_SUBMITTED: {
    value: "attachment.submitted",
    description: "A file waits for a decision; in the message `attachment.submitted`.",
  },
  ATTACHMENT_APPROVED: { value: "attachment.approved", description: "A file was approved; in the message `attachment.approved`." },
  ATTACHMENT_REJECTED: { value: "attachment.rejected", description: "A file was rejected; in the message `attachment.rejected`." },
  COMMENT_ADDED: {
    value: "comment.added",
    description: "A comment or a request was added to a shipment; in the message `comment.added`, without its text.",
  },
  COMMENT_CHANGED: {
    value: "comment.changed",
    description: "The last day of a request for a document was changed; in the message `comment.changed`.",
  },
  COMMENT_DELETED: {
    value: "comment.deleted",
    description: "A comment or a request was deleted; in the message `comment.deleted`.",
  },
  LINK_OPENED: {
    value: "link.opened",
    description: "A share link of a shipment was opened for the first time; in the message `link.opened`.",
  },
  PARTNER_JOINED: {
    value: "partner.joined",
    description: "A partner accepted its invitation; in the message `partner.joined`, whose `data` has the `partnerId`.",
  },
  PARTNER_REVOKED: {
    value: "partner.revoked",
    description:
      "A partnership ended, or a partner's open invitation was withdrawn; in the message `partner.revoked`, whose `data` has the `partnerId`.",
  },
} satisfies Named<EventType>;
export const WebhookEventEnum = builder.enumType("WebhookEvent", { description: "Events that a webhook receives.", values: eventValues });

const messageValues = {
  ...eventValues,
  TEST: { value: "webhook.test", description: "Sent by `testWebhook` to test the webhook; in the message `webhook.test`." },
} satisfies Named<EventType> & Record<"TEST", { value: Exclude<MessageType, EventType>; description: string }>;
export const WebhookMessageTypeEnum = builder.enumType("WebhookMessageType", {
  description: "Type of a webhook's message.",
  values: messageValues,
});

const deliveryStatusValues: Record<DeliveryStatus, { description: string }> = {
  PENDING: { description: "Waiting for its first try or the next." },
  DELIVERED: { description: "Answered with a status from 200 to 299." },
  FAILED: { description: "Given up after the last try, or because the webhook was switched off." },
};
export const WebhookDeliveryStatusEnum = builder.enumType("WebhookDeliveryStatus", {
  description: "State of a message's delivery.",
  values: deliveryStatusValues,
});
