import { builder } from "../../builder/builder.ts";
import { listen, only, renewed } from "../../builder/serviceEvents.ts";
import type { ServiceEvent, ShipmentServiceEvent } from "../../rest/eventStream.ts";
import { Attachment } from "../attachment/attachment.ts";
import { addedEdge, commonFields, eventArgs } from "./shipmentSubscriptions.ts";

const activities = {
  "attachment.submitted": "ATTACHMENT_SUBMITTED",
  "attachment.approved": "ATTACHMENT_APPROVED",
  "attachment.rejected": "ATTACHMENT_REJECTED",
  "comment.added": "COMMENT_ADDED",
  "comment.changed": "COMMENT_CHANGED",
  "comment.deleted": "COMMENT_DELETED",
  "link.opened": "LINK_OPENED",
} as const;
type ActivityEvent = ShipmentServiceEvent & { type: keyof typeof activities };

const ShipmentActivityKindEnum = builder.enumType("ShipmentActivityKind", {
  description: "What people do with a shipment and its files.",
  values: {
    ATTACHMENT_SUBMITTED: { description: "A file waits for a decision." },
    ATTACHMENT_APPROVED: { description: "A file was approved." },
    ATTACHMENT_REJECTED: { description: "A file was rejected." },
    COMMENT_ADDED: { description: "A comment or a request was added." },
    COMMENT_CHANGED: { description: "The last day of a request was changed." },
    COMMENT_DELETED: { description: "A comment or a request was deleted." },
    LINK_OPENED: { description: "A share link was opened for the first time." },
  },
});

const ShipmentActivity = builder.objectRef<ActivityEvent>("ShipmentActivity").implement({
  description: "What somebody did with a shipment or one of its files.",
  fields: (t) => ({
    activity: t.field({ type: ShipmentActivityKindEnum, description: "What somebody did.", resolve: ({ type }) => activities[type] }),
    attachment: t.field({
      type: Attachment,
      nullable: true,
      description: "The file; null if it has been deleted since, or the activity is about none.",
      resolve: async (event, _args, context) => (await addedEdge(event, {}, context))?.node ?? null,
    }),
    ...commonFields(t),
  }),
});

builder.subscriptionField("shipmentActivity", (t) =>
  t.field({
    type: ShipmentActivity,
    description: "Decisions about files, comments, and share links that are opened.",
    args: eventArgs(t.arg),
    subscribe: async (_root, args, context) => only(await listen(args, context), isActivity),
    resolve: renewed<ActivityEvent>,
  }),
);

function isActivity(event: ServiceEvent): event is ActivityEvent {
  return event.type in activities;
}
