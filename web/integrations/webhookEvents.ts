import type { WebhookEvent } from "../__generated__/WebhookDialogMutation.graphql.ts";

/** What a webhook can be told of, in words for people. */
export const webhookEventNames: Record<WebhookEvent, string> = {
  SHIPMENT_CREATED: "Shipment created",
  SHIPMENT_UPDATED: "Shipment updated",
  SHIPMENT_DELETED: "Shipment deleted",
  ATTACHMENT_ADDED: "Attachment added",
};

/** The same in their order, for check boxes. */
export const webhookEvents = Object.entries(webhookEventNames).map(([value, label]) => ({ value, label }));
