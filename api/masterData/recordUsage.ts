import type { KindInShipments } from "#domain/masterData/kindsInShipments.ts";
import type { Db } from "../db/database.ts";

type Place = { ownerId: string; id: string };

/** The shipments that use a record of each kind. */
const shipmentsOf = {
  buyer: (db: Db, { ownerId, id }: Place) =>
    db
      .selectFrom("shipments")
      .select("id as shipmentId")
      .where("ownerId", "=", ownerId)
      .where("consigneeId", "=", id)
      .union(db.selectFrom("shipments").select("id as shipmentId").where("ownerId", "=", ownerId).where("buyerId", "=", id))
      .union(db.selectFrom("shipmentNotifyParties").select("shipmentId").where("ownerId", "=", ownerId).where("buyerId", "=", id)),
  broker: (db: Db, { ownerId, id }: Place) =>
    db.selectFrom("shipments").select("id as shipmentId").where("ownerId", "=", ownerId).where("brokerId", "=", id),
  goods: (db: Db, { ownerId, id }: Place) =>
    db.selectFrom("shipmentProducts").select("shipmentId").distinct().where("ownerId", "=", ownerId).where("productId", "=", id),
  packagingUnit: (db: Db, { ownerId, id }: Place) =>
    db.selectFrom("shipmentProducts").select("shipmentId").distinct().where("ownerId", "=", ownerId).where("unitId", "=", id),
} satisfies Record<KindInShipments, unknown>;

/** How many shipments of the owner use the record, each counted once. */
export async function countShipments(db: Db, kind: KindInShipments, place: Place): Promise<number> {
  const { count } = await db
    .selectFrom(shipmentsOf[kind](db, place).as("used"))
    .select(({ fn }) => fn.countAll<number | string>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}
