import type { Trx } from "../../../db/database.ts";

/** A file on a shipment. */
type Place = { shipmentId: string; key: string };

/**
 * The other copies of a brokerage bill that wait for a decision, by their shipments: one decision is about all of them. Empty for
 * every other file. Requires the owner's lock.
 */
export async function submittedCopies(trx: Trx, ownerId: string, key: string): Promise<Place[]> {
  return await trx
    .selectFrom("brokerageBillLines as own")
    .innerJoin("brokerageBillLines as others", (join) =>
      join.onRef("others.ownerId", "=", "own.ownerId").onRef("others.billId", "=", "own.billId").onRef("others.key", "!=", "own.key"),
    )
    .innerJoin("attachments", (join) =>
      join.onRef("attachments.ownerId", "=", "others.ownerId").onRef("attachments.key", "=", "others.key"),
    )
    .select(["attachments.shipmentId", "attachments.key"])
    .where("own.ownerId", "=", ownerId)
    .where("own.key", "=", key)
    .where("attachments.state", "=", "SUBMITTED")
    .orderBy("attachments.shipmentId")
    .execute();
}
