import type { Db } from "../db/database.ts";

/** The share that the parts belong to. */
type Share = { ownerId: string; shipmentId: string; partnerId: string };

export type SharedParts = Awaited<ReturnType<typeof readSharedParts>>;

/** What partners may see of the parts of a shipment. The caller has found that it is shared; `ownerId` is the exporter's office. */
export async function readSharedParts(db: Db, { ownerId, shipmentId, partnerId }: Share) {
  const records = await db
    .selectFrom("partnerRecords")
    .select("recordId")
    .where("ownerId", "=", ownerId)
    .where("partnerId", "=", partnerId)
    .execute();
  return {
    recordIds: new Set(records.map(({ recordId }) => recordId)),
    products: await db
      .selectFrom("shipmentProducts")
      .select(["name", "hsnCode", "countryOfOrigin", "quantity", "orderUnit", "packages", "packageType"])
      .select(["netWeight", "grossWeight", "packingUnit", "rate", "amount"])
      .where("ownerId", "=", ownerId)
      .where("shipmentId", "=", shipmentId)
      .orderBy("position")
      .execute(),
    containers: await db
      .selectFrom("shipmentContainers")
      .select(["containerNumber", "size", "isoType", "packages", "netWeight", "grossWeight", "unit"])
      .select(["lineSealNumber", "rfidSealNumber", "customsSealNumber"])
      .where("ownerId", "=", ownerId)
      .where("shipmentId", "=", shipmentId)
      .orderBy("position")
      .execute(),
    notifyParties: await db
      .selectFrom("shipmentNotifyParties")
      .select("snapshot")
      .where("ownerId", "=", ownerId)
      .where("shipmentId", "=", shipmentId)
      .orderBy("position")
      .execute(),
    dates: await db
      .selectFrom("shipmentMilestones")
      .select(["milestone", "planned", "actual"])
      .where("ownerId", "=", ownerId)
      .where("shipmentId", "=", shipmentId)
      .execute(),
  };
}
