import type { KindInShipments } from "#domain/masterData/kindsInShipments.ts";
import type { Db } from "../db/database.ts";

type Place = { ownerId: string; id: string };

/** The shipments that use a record of each kind. */
const shipmentsOf = {
  buyer: (db: Db, { ownerId, id }: Place) => {
    const uses = db
      .selectFrom("shipments")
      .select("id as shipmentId")
      .where("ownerId", "=", ownerId)
      .where("consigneeId", "=", id)
      .unionAll(db.selectFrom("shipments").select("id as shipmentId").where("ownerId", "=", ownerId).where("buyerId", "=", id))
      .unionAll(db.selectFrom("shipmentNotifyParties").select("shipmentId").where("ownerId", "=", ownerId).where("buyerId", "=", id));
    // To make one list without repetition, as UNION does, SQLite would read all shipments of the owner (R-1236).
    return db.selectFrom(uses.as("uses")).select("shipmentId").distinct();
  },
  broker: (db: Db, { ownerId, id }: Place) =>
    db.selectFrom("shipments").select("id as shipmentId").where("ownerId", "=", ownerId).where("brokerId", "=", id),
  goods: (db: Db, { ownerId, id }: Place) =>
    db.selectFrom("shipmentProducts").select("shipmentId").distinct().where("ownerId", "=", ownerId).where("productId", "=", id),
  packagingUnit: (db: Db, { ownerId, id }: Place) =>
    db.selectFrom("shipmentProducts").select("shipmentId").distinct().where("ownerId", "=", ownerId).where("unitId", "=", id),
} satisfies Record<KindInShipments, unknown>;

/** How many shipments of the owner use the record, each counted once. */
export async function countShipments(db: Db, kind: KindInShipments, place: Place): Promise<number> {
  const { count } = await countedShipments(db, kind, place).executeTakeFirstOrThrow();
  return Number(count);
}

/** The query of `countShipments`. */
export function countedShipments(db: Db, kind: KindInShipments, place: Place) {
  return db.selectFrom(shipmentsOf[kind](db, place).as("used")).select(({ fn }) => fn.countAll<number | string>().as("count"));
}
