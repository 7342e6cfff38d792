import type { ExpressionBuilder } from "kysely";
import type { Trx } from "../../db/database.ts";
import type { Database } from "../../db/tables/tables.ts";

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

/** Deletes an office's bills that stand no more, so that their lines and numbers are free. Requires the office's lock. */
export async function freeFallenBills(trx: Trx, ownerId: string): Promise<void> {
  await trx
    .deleteFrom("brokerageBills")
    .where("ownerId", "=", ownerId)
    .where((bill) => bill.not(stands(bill)))
    .execute();
}
