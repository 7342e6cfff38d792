import type { WebhookEvent } from "../__generated__/WebhookDialogMutation.graphql.ts";

/** Names of webhook events. */
export const webhookEventNames: Record<WebhookEvent, string> = {
  SHIPMENT_CREATED: "Shipment created",
  SHIPMENT_UPDATED: "Shipment updated",
  SHIPMENT_DELETED: "Shipment deleted",
  MILESTONE_REACHED: "Milestone reached",
  ATTACHMENT_ADDED: "Attachment added",
  ATTACHMENT_SUBMITTED: "Attachment submitted",
  ATTACHMENT_APPROVED: "Attachment approved",
  ATTACHMENT_REJECTED: "Attachment rejected",
  COMMENT_ADDED: "Comment added",
  COMMENT_CHANGED: "Date of a request changed",
  COMMENT_DELETED: "Comment deleted",
  LINK_OPENED: "Link opened",
  PARTNER_JOINED: "Partner joined",
  PARTNER_REVOKED: "Partner revoked",
};

/** The same in order, for check boxes. */
export const webhookEvents = Object.entries(webhookEventNames).map(([value, label]) => ({ value, label }));
