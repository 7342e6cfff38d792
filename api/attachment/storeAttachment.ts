import type { Attachment, AttachmentType } from "#domain/documents/attachment.ts";
import type { AuditChange } from "#domain/audit/auditTrail.ts";
import type { Milestone } from "#domain/shipment/progress/milestone.ts";
import { auditedResult, type AuditDraft } from "../audit/auditDraft.ts";
import type { ApiContext } from "../context.ts";
import type { Trx } from "../db/database.ts";
import { shipmentSaved } from "../shipment/save/onShipmentSaved.ts";
import { contentSize, storeFile, type Content } from "../files/store.ts";
import type { Commit } from "../http/idempotency.ts";
import { touchShipment } from "../shipment/save/touchShipment.ts";
import { attachmentOf } from "../shipment/rows/attachmentRows.ts";

/**
 * A file to attach to a shipment. `alsoWrite` runs in the same transaction; `note` describes the file's origin for the audit trail, which
 * adds its version from the second on.
 */
export type NewAttachment = {
  ownerId: string;
  shipmentId: string;
  kind: AttachmentType;
  name: string;
  contentType: string;
  content: Content;
  note: Pick<AuditDraft, "action" | "noun" | "name" | "changes">;
  /** Returns its changes to the shipment, the milestones that it reached, and what the answer says of the file in addition. */
  alsoWrite?: (trx: Trx, key: string) => Promise<{ changes: AuditChange[]; reached: Milestone[]; added: Partial<Attachment> }>;
};

/**
 * Stores a file and its link to the shipment in one transaction; keeps nothing if the shipment was deleted meanwhile. `answerOf` builds the
 * answer.
 */
export async function storeAttachment<T>(
  context: ApiContext,
  attachment: NewAttachment,
  commit: Commit,
  answerOf: (stored: Attachment) => T,
): Promise<T> {
  const { shipmentId, alsoWrite, note, ...file } = attachment;
  const { ownerId, name, kind, content, contentType } = file;
  const now = context.clock().toISOString();
  return await storeFile(context, { ...file, isAttached: true }, commit, async (trx, key) => {
    const { firmId } = await touchShipment(trx, ownerId, { shipmentId, now });
    await trx.insertInto("attachments").values({ ownerId, shipmentId, key, updatedAt: now }).execute();
    const written = await alsoWrite?.(trx, key);
    const changes = written?.changes ?? note.changes ?? [];
    const hasNewValues = written !== undefined && written.changes.length > 0;
    const added = { type: "attachment.added", firmId, shipmentId, key, at: now } as const;
    await shipmentSaved(trx, context, { ownerId, event: added, hasNewValues });
    await shipmentSaved(trx, context, { ownerId, event: { ...added, type: "shipment.updated", key: null }, hasNewValues });
    for (const milestone of written?.reached ?? []) {
      const event = { ...added, type: "milestone.reached", key: null, milestone } as const;
      await shipmentSaved(trx, context, { ownerId, event, hasNewValues: false });
    }
    const stored = { key, name, kind, size: contentSize(content), contentType, updatedAt: now };
    const version = written?.added.version ?? 1;
    const noted = version === 1 ? note : { ...note, name: `${note.name ?? ""}, version ${version}` };
    return auditedResult(answerOf({ ...attachmentOf(stored), ...written?.added }), { ...noted, entityId: key, shipmentId, changes });
  });
}
