import type { ExpressionBuilder } from "kysely";
import { attachmentStateNames } from "#domain/review/attachmentState.ts";
import { fieldChange, type AuditDraft } from "../../audit/auditDraft.ts";
import type { Trx } from "../../db/database.ts";
import type { Database } from "../../db/tables/tables.ts";
import { changedForPartners } from "../../shipment/save/changedForPartners.ts";

/** Copies that nobody has decided; a draft is one that was reopened. */
const undecided = ["SUBMITTED", "DRAFT"] as const;

/** Whether a bill stands: a copy of it is on a shipment, and no copy was rejected. */
export function stands({ and, not, exists, selectFrom }: ExpressionBuilder<Database, "brokerageBills">) {
  const copies = selectFrom("brokerageBillLines as copies")
    .innerJoin("attachments", (join) =>
      join.onRef("attachments.ownerId", "=", "copies.ownerId").onRef("attachments.key", "=", "copies.key"),
    )
    .select("copies.key")
    .whereRef("copies.ownerId", "=", "brokerageBills.ownerId")
    .whereRef("copies.billId", "=", "brokerageBills.id");
  return and([exists(copies), not(exists(copies.where("attachments.state", "=", "REJECTED")))]);
}

/** Whether an attachment is a copy of a bill that stands no more. */
function isOfFallenBill(ownerId: string) {
  return ({ eb, selectFrom }: ExpressionBuilder<Database, "attachments">) =>
    eb(
      "key",
      "in",
      selectFrom("brokerageBills")
        .innerJoin("brokerageBillLines", (join) =>
          join
            .onRef("brokerageBillLines.ownerId", "=", "brokerageBills.ownerId")
            .onRef("brokerageBillLines.billId", "=", "brokerageBills.id"),
        )
        .select("brokerageBillLines.key")
        .where("brokerageBills.ownerId", "=", ownerId)
        .where((bill) => bill.not(stands(bill))),
    );
}

/** The shipments with copies that `freeFallenBills` would reject. */
export async function fallenShipments(trx: Trx, ownerId: string): Promise<string[]> {
  const rows = await trx
    .selectFrom("attachments")
    .select("shipmentId")
    .where("ownerId", "=", ownerId)
    .where("state", "in", undecided)
    .where(isOfFallenBill(ownerId))
    .execute();
  return rows.map(({ shipmentId }) => shipmentId);
}

/**
 * Deletes an office's bills that stand no more, so that their lines and numbers are free. Copies of a rejected bill that nobody has decided
 * are rejected with it: their sum would be asked for twice. Returns the entries for the office's trail. Requires the office's lock.
 */
export async function freeFallenBills(trx: Trx, ownerId: string, now: string): Promise<AuditDraft[]> {
  const left = await trx
    .updateTable("attachments")
    .set({ state: "REJECTED", updatedAt: now })
    .where("ownerId", "=", ownerId)
    .where("state", "in", undecided)
    .where(isOfFallenBill(ownerId))
    .returning(["key", "shipmentId"])
    .execute();
  await trx
    .deleteFrom("brokerageBills")
    .where("ownerId", "=", ownerId)
    .where((bill) => bill.not(stands(bill)))
    .execute();
  if (left.length === 0) return [];
  const keys = left.map(({ key }) => key);
  const open = trx.updateTable("reviews").set({ state: "WITHDRAWN" }).where("ownerId", "=", ownerId).where("state", "=", "OPEN");
  await open.where("key", "in", keys).execute();
  for (const { key, shipmentId } of left) await changedForPartners(trx, ownerId, { shipmentId, now, keys: [key] });
  return await notesOf(trx, ownerId, left);
}

async function notesOf(trx: Trx, ownerId: string, left: readonly { key: string; shipmentId: string }[]): Promise<AuditDraft[]> {
  const files = trx.selectFrom("files").select(["key", "name"]).where("ownerId", "=", ownerId);
  const keys = left.map(({ key }) => key);
  const names = new Map((await files.where("key", "in", keys).execute()).map(({ key, name }) => [key, name]));
  const changes = fieldChange("state", "", attachmentStateNames.REJECTED);
  return left.map(({ key, shipmentId }) => {
    return { action: "CHANGED", noun: "ATTACHMENT", entityId: key, shipmentId, name: names.get(key) ?? "", changes } as const;
  });
}
