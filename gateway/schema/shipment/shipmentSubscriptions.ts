import type { ArgBuilder } from "@pothos/core";
import type { ShipmentEvent as StoredEvent } from "#domain/integrations/event.ts";
import type { Milestone } from "#domain/shipment/progress/milestone.ts";
import { builder } from "../../builder/builder.ts";
import type { Context } from "../../builder/context.ts";
import { ShipmentChangeKindEnum } from "../../builder/enums.ts";
import { Refused } from "../../errors/errors.ts";
import { encodeId } from "../../builder/globalIds.ts";
import { listen, only, pastArgs, renewed } from "../../builder/serviceEvents.ts";
import type { ServiceEvent, ShipmentServiceEvent } from "../../rest/eventStream.ts";
import type { Shipment as FullShipment } from "../../rest/shapes/shipment.ts";
import { Attachment, AttachmentEdge, findAttachmentEdge } from "../attachment/attachment.ts";
import { MilestoneEnum } from "./progress/progress.ts";
import { loadShipment, Shipment } from "./shipment.ts";

const kinds = { "shipment.created": "CREATED", "shipment.updated": "UPDATED", "shipment.deleted": "DELETED" } as const;
type ShipmentEvent = ShipmentServiceEvent & { type: keyof typeof kinds };
type EventFields<Shape> = PothosSchemaTypes.ObjectFieldBuilder<(typeof builder)["$inferSchemaTypes"], Shape>;

const ShipmentChange = builder.objectRef<ShipmentEvent>("ShipmentChange").implement({
  description: "Something that happened to a shipment.",
  fields: (t) => ({
    change: t.field({ type: ShipmentChangeKindEnum, description: "What happened to the shipment.", resolve: ({ type }) => kinds[type] }),
    deletedShipmentId: t.id({
      nullable: true,
      description: "Global id of the shipment when it was deleted, else null.",
      resolve: ({ type, shipmentId }) => (type === "shipment.deleted" ? encodeId("Shipment", shipmentId) : null),
    }),
    ...commonFields(t),
  }),
});

const AttachmentAddition = builder.objectRef<ShipmentServiceEvent>("AttachmentAddition").implement({
  description: "A file that was stored on a shipment: uploaded, merged or generated.",
  fields: (t) => ({
    attachment: t.field({
      type: Attachment,
      nullable: true,
      description: "The file; null if it has been deleted since.",
      resolve: async (event, _args, context) => (await addedEdge(event, {}, context))?.node ?? null,
    }),
    attachmentEdge: t.field({
      type: AttachmentEdge,
      nullable: true,
      description: "The attachment with its cursor, to be added to a list; null if it has been deleted since.",
      resolve: addedEdge,
    }),
    ...commonFields(t),
  }),
});

type MilestoneEvent = ShipmentServiceEvent & { milestone: Milestone };

const ReachedMilestone = builder.objectRef<MilestoneEvent>("ReachedMilestone").implement({
  description: "A milestone that got its actual date.",
  fields: (t) => ({
    milestone: t.expose("milestone", { type: MilestoneEnum, description: "The milestone that was reached." }),
    ...commonFields(t),
  }),
});

builder.subscriptionField("milestoneReached", (t) =>
  t.field({
    type: ReachedMilestone,
    description: "Milestones of shipments that get their first actual date.",
    args: eventArgs(t.arg),
    subscribe: async (_root, args, context) => only(await listen(args, context), isMilestone),
    resolve: renewed<MilestoneEvent>,
  }),
);

builder.subscriptionField("shipmentChanged", (t) =>
  t.field({
    type: ShipmentChange,
    description: "Shipments that are created, changed (their document numbers and attachments too) or deleted.",
    args: eventArgs(t.arg),
    subscribe: async (_root, args, context) => only(await listen(args, context), isOfShipment),
    resolve: renewed<ShipmentEvent>,
  }),
);

builder.subscriptionField("attachmentAdded", (t) =>
  t.field({
    type: AttachmentAddition,
    description: "Files that are stored on shipments.",
    args: {
      shipmentId: t.arg.id({ description: "Global id of a shipment; if omitted, the files of all shipments." }),
      ...pastArgs(t.arg),
    },
    subscribe: async (_root, args, context) => only(await listen(args, context), isAddition),
    resolve: renewed<ShipmentServiceEvent>,
  }),
);

/** The arguments of subscriptions to events of shipments. */
export function eventArgs(arg: ArgBuilder<(typeof builder)["$inferSchemaTypes"]>) {
  return {
    firmId: arg.id({ description: "Global id of a firm: only its shipments, including those that move to another firm." }),
    shipmentId: arg.id({ description: "Global id of a shipment: only that one." }),
    ...pastArgs(arg),
  };
}

/** The fields of every event. */
export function commonFields<Shape extends ShipmentServiceEvent>(t: EventFields<Shape>) {
  return {
    shipmentId: t.id({ description: "Global id of the shipment.", resolve: ({ shipmentId }) => encodeId("Shipment", shipmentId) }),
    firmId: t.id({ description: "Global id of the shipment's firm.", resolve: ({ firmId }) => encodeId("Firm", firmId) }),
    shipment: t.field({
      type: Shipment,
      nullable: true,
      description: "The shipment as it is now; null when it is gone.",
      resolve: (event: Shape, _args: object, context: Context) => findShipment(event, context),
    }),
    at: t.field({ type: "DateTime", description: "When it happened.", resolve: ({ at }) => at }),
    cursor: t.string({ description: "The event's position, for `after`.", resolve: ({ eventId }) => eventId }),
  };
}

function isOfShipment(event: ServiceEvent): event is ShipmentEvent {
  return Object.keys(kinds).some((type: string) => type === event.type);
}

function isMilestone(event: ServiceEvent): event is MilestoneEvent {
  return event.type === "milestone.reached" && Boolean(event.milestone);
}

function isAddition(event: ServiceEvent): event is ShipmentServiceEvent {
  return event.type === "attachment.added";
}

async function findShipment(
  { type, shipmentId }: { type: StoredEvent["type"]; shipmentId: string },
  context: Context,
): Promise<FullShipment | null> {
  if (type === "shipment.deleted") return null;
  try {
    return await loadShipment(shipmentId, context);
  } catch (error) {
    if (error instanceof Refused) return null;
    throw error;
  }
}

/** The file of an event with its cursor; null if it or its shipment is gone. */
export async function addedEdge(event: ShipmentServiceEvent, _args: object, context: Context) {
  const shipment = await findShipment(event, context);
  return shipment && event.key ? findAttachmentEdge(shipment, event.key) : null;
}
