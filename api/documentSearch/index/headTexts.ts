import { attachmentTypeNames, withoutExtension, type AttachmentType } from "#domain/documents/attachment.ts";
import { snapshotName } from "../snapshotName.ts";
import type { Db } from "../../db/database.ts";

/**
 * What a document is found by besides its text: its name and type, and the shipment's names, numbers, parties, goods, containers and
 * seals as they are now. They are separate texts, so no phrase crosses two of them.
 */
export async function readHead(
  db: Db,
  ownerId: string,
  { shipmentId, name, kind }: { shipmentId: string; name: string; kind: AttachmentType },
): Promise<string[]> {
  const [shipment, parties, goods, containers, transport] = await Promise.all([
    db
      .selectFrom("shipments")
      .select(["name", "invoiceNo", "piNo", "contractNo", "vessel", "firm", "seller", "buyer", "consignee", "broker"])
      .where("ownerId", "=", ownerId)
      .where("id", "=", shipmentId)
      .executeTakeFirst(),
    db
      .selectFrom("shipmentNotifyParties")
      .select("snapshot")
      .where("ownerId", "=", ownerId)
      .where("shipmentId", "=", shipmentId)
      .orderBy("position")
      .execute(),
    db
      .selectFrom("shipmentProducts")
      .select("name")
      .where("ownerId", "=", ownerId)
      .where("shipmentId", "=", shipmentId)
      .orderBy("position")
      .execute(),
    db
      .selectFrom("shipmentContainers")
      .select(["containerNumber", "lineSealNumber", "rfidSealNumber", "customsSealNumber"])
      .where("ownerId", "=", ownerId)
      .where("shipmentId", "=", shipmentId)
      .orderBy("position")
      .execute(),
    db
      .selectFrom("shipmentTransport")
      .select(["bookingNo", "blNo", "shippingBillNo"])
      .where("ownerId", "=", ownerId)
      .where("shipmentId", "=", shipmentId)
      .executeTakeFirst(),
  ]);
  if (!shipment) return [name];
  const { firm, seller, buyer, consignee, broker, ...texts } = shipment;
  const records = [firm, seller, buyer, consignee, broker, ...parties.map(({ snapshot }) => snapshot)];
  const heads = [
    withoutExtension(name),
    attachmentTypeNames[kind],
    ...Object.values(texts),
    ...records.map(snapshotName),
    ...goods.map((line) => line.name),
    ...containers.flatMap((container) => Object.values(container)),
    ...Object.values(transport ?? {}),
  ];
  return [...new Set(heads.filter((text) => text !== ""))];
}
