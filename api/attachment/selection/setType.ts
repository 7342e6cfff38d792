import { attachmentMessages, type AttachmentType } from "#domain/documents/attachment.ts";
import { reviewMessages } from "#domain/review/reviewActs.ts";
import type { AuditDraft } from "../../audit/auditDraft.ts";
import type { Trx } from "../../db/database.ts";
import { conflict } from "../../http/httpErrors.ts";
import { findAttachment, type AttachmentRow } from "../../shipment/rows/attachmentRows.ts";
import { changedForPartners } from "../../shipment/save/changedForPartners.ts";
import { isBrokersBill } from "../review/actions/billCopies.ts";
import { retype } from "../review/actions/moveFile.ts";
import type { FilesChanged, FilesOfShipment } from "./changeFiles.ts";

/**
 * Says of files of a shipment what kind of paper they are (R-1002). Throws a 409 for a final file, a generated one and a broker's bill, whose
 * types others rely on. Requires the lock of the owner, and of the shipment's row.
 */
export async function setType(
  trx: Trx,
  ownerId: string,
  { shipmentId, keys, now }: FilesOfShipment,
  type: AttachmentType,
): Promise<FilesChanged> {
  const notes: AuditDraft[] = [];
  for (const key of keys) {
    const file = await findAttachment(trx, ownerId, { shipmentId, key, type: "" });
    if (file.kind === type) continue;
    await refuseFixed(trx, ownerId, file);
    const changes = await retype(trx, ownerId, file, { type, now });
    await trx.updateTable("attachments").set({ updatedAt: now }).where("ownerId", "=", ownerId).where("key", "=", key).execute();
    await changedForPartners(trx, ownerId, { shipmentId, now, keys: [key] });
    notes.push({ action: "CHANGED", noun: "ATTACHMENT", entityId: key, shipmentId, name: file.name, changes });
  }
  return { notes, hasChanged: notes.length > 0 };
}

async function refuseFixed(trx: Trx, ownerId: string, { key, name, state, shipmentVersion }: AttachmentRow): Promise<void> {
  const refuse = (message: string) => conflict(`${message}: ${name}`, "keys");
  if (state === "FINAL") throw refuse(reviewMessages.final);
  if (shipmentVersion) throw refuse(reviewMessages.typeOfGenerated);
  if (await isBrokersBill(trx, ownerId, key)) throw refuse(attachmentMessages.typeOfBill);
}
