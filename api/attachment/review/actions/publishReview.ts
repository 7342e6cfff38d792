import type { AttachmentState } from "#domain/review/attachmentState.ts";
import type { ApiContext } from "../../../context.ts";
import type { Trx } from "../../../db/database.ts";
import { shipmentSaved } from "../../../shipment/save/onShipmentSaved.ts";

const eventTypes: Partial<Record<AttachmentState, "attachment.submitted" | "attachment.approved" | "attachment.rejected">> = {
  SUBMITTED: "attachment.submitted",
  APPROVED: "attachment.approved",
  REJECTED: "attachment.rejected",
};

type Published = { ownerId: string; shipmentId: string; key: string; firmId: string; state: AttachmentState | null; now: string };

/** Publishes that a file was submitted or decided (null: neither), and that its shipment changed. Call it last. */
export async function publishReview(
  trx: Trx,
  context: ApiContext,
  { ownerId, shipmentId, key, firmId, state, now }: Published,
): Promise<void> {
  const type = state && eventTypes[state];
  const event = { firmId, shipmentId, at: now };
  if (type) await context.publish(trx, ownerId, { ...event, type, key });
  await shipmentSaved(trx, context, { ownerId, event: { ...event, type: "shipment.updated", key: null }, hasNewValues: false });
}
