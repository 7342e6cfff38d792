import type { Shipment as FullShipment } from "../../rest/shapes/shipment.ts";
import type { Context } from "../../builder/context.ts";
import type { Outcome, OutcomeFields } from "../../builder/payload.ts";
import { Attachment, AttachmentEdge, findAttachment, findAttachmentEdge, type StoredAttachment } from "./attachment.ts";
import { loadShipment, Shipment } from "../shipment/shipment.ts";

/** The payload's `shipment`: the whole shipment after the change. */
export function shipmentField(t: OutcomeFields) {
  return t.field({
    type: Shipment,
    nullable: true,
    description: "The shipment as it is now; null with errors.",
    resolve: (done, _args, context) => loadChanged(done, context),
  });
}

/** The payload's `attachment`. */
export function attachmentField(t: OutcomeFields) {
  return t.field({
    type: Attachment,
    nullable: true,
    description: "The attachment as stored; null with errors.",
    resolve: (done, _args, context) => loadStored(done, context),
  });
}

/** The payload's `attachmentEdge`. */
export function attachmentEdgeField(t: OutcomeFields) {
  return t.field({
    type: AttachmentEdge,
    nullable: true,
    description: "The new attachment with its cursor, to be added to a list; null with errors.",
    resolve: async (done, _args, context) => {
      const shipment = await loadChanged(done, context);
      return shipment && done.key ? findAttachmentEdge(shipment, done.key) : null;
    },
  });
}

async function loadChanged({ shipmentId }: Outcome, context: Context): Promise<FullShipment | null> {
  return shipmentId ? await loadShipment(shipmentId, context) : null;
}

async function loadStored({ key, ...done }: Outcome, context: Context): Promise<StoredAttachment | null> {
  const [stored] = await loadAttachments(done, key ? [key] : [], context);
  return stored ?? null;
}

/** The changed shipment's attachments with these keys, in their order. */
export async function loadAttachments(done: Outcome, keys: readonly string[], context: Context): Promise<StoredAttachment[]> {
  const shipment = await loadChanged(done, context);
  return keys.flatMap((key) => (shipment && findAttachment(shipment, key)) ?? []);
}
