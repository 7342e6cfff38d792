import type { AuditChange } from "#domain/audit/auditTrail.ts";
import { attachmentTypeNames, type AttachmentType } from "#domain/documents/attachment.ts";
import { audienceWords, readAudience, storedAudience } from "#domain/partners/audience.ts";
import type { PartnerRole } from "#domain/partners/partner.ts";
import { attachmentStateNames, type AttachmentState } from "#domain/review/attachmentState.ts";
import { fieldChange, type AuditDraft } from "../../../audit/auditDraft.ts";
import { fulfilRequests, unfulfilRequests } from "../../../comment/fulfilRequests.ts";
import type { Trx } from "../../../db/database.ts";
import type { AttachmentRow } from "../../../shipment/rows/attachmentRows.ts";
import { changedForPartners } from "../../../shipment/save/changedForPartners.ts";

/** What becomes of a file; `audience` and `type` are as before if null. `now` is an ISO instant. */
type Move = {
  state: AttachmentState;
  reason: string;
  sha256: string;
  audience: readonly PartnerRole[] | null;
  type: AttachmentType | null;
  now: string;
};

/**
 * Writes what an act made of a file, and returns the entry for the owner's trail. Call `changedForPartners` for the file before the act: it
 * may change who sees the file.
 */
export async function moveFile(trx: Trx, ownerId: string, file: AttachmentRow, move: Move): Promise<AuditDraft> {
  const { shipmentId, key } = file;
  const { state, reason, sha256, audience, type, now } = move;
  const shown = audience === null ? file.audience : storedAudience(audience);
  await trx
    .updateTable("attachments")
    .set({ state, audience: shown, sha256, updatedAt: now })
    .where("ownerId", "=", ownerId)
    .where("shipmentId", "=", shipmentId)
    .where("key", "=", key)
    .execute();
  const retyped = type === null ? [] : await retype(trx, ownerId, file, { type, now });
  await changedForPartners(trx, ownerId, { shipmentId, now, keys: [key] });
  const changes = [
    ...fieldChange("state", attachmentStateNames[file.state], attachmentStateNames[state]),
    ...fieldChange("reason", "", reason),
    ...retyped,
    ...(audience === null ? [] : fieldChange("audience", audienceWords(readAudience(file.audience)), audienceWords(audience))),
  ];
  return { action: "CHANGED", noun: "ATTACHMENT", entityId: key, shipmentId, name: file.name, changes };
}

/** Corrects what a file is called, which may be what somebody was asked for. Returns the change for the trail. */
export async function retype(
  trx: Trx,
  ownerId: string,
  { shipmentId, key, kind, madeBy, madeById }: AttachmentRow,
  { type, now }: { type: AttachmentType; now: string },
): Promise<AuditChange[]> {
  if (kind === type) return [];
  await trx.updateTable("files").set({ kind: type }).where("ownerId", "=", ownerId).where("key", "=", key).execute();
  await unfulfilRequests(trx, ownerId, { shipmentId, key, type });
  if (madeBy !== "LINK")
    await fulfilRequests(trx, ownerId, { shipmentId, key, type, partnerId: madeBy === "PARTNER" ? madeById : null, now });
  const before = Object.entries(attachmentTypeNames).find(([name]) => name === kind)?.[1] ?? kind;
  return fieldChange("type", before, attachmentTypeNames[type]);
}
