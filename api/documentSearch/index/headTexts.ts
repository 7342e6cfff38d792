import { attachmentTypeNames, withoutExtension, type AttachmentType } from "#domain/documents/attachment.ts";
import { sharedNumber } from "#domain/partners/sharedShipment.ts";
import { snapshotName } from "../snapshotName.ts";
import type { Db } from "../../db/database.ts";
import type { DocumentHead } from "./makeWords.ts";

/**
 * What a document is found by besides its text: its name and type, and the shipment's names, numbers, parties, goods, containers and
 * seals as they are now. They are separate texts, so no phrase crosses two of them. `shared` has what every role of partners sees
 * (`sharedFields`, ADR-0147); everything else is the office's own.
 */
export async function readHead(
  db: Db,
  ownerId: string,
  { shipmentId, name, kind }: { shipmentId: string; name: string; kind: AttachmentType },
): Promise<DocumentHead> {
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
  const ofFile = [withoutExtension(name), attachmentTypeNames[kind]];
  if (!shipment) return { shared: ofFile, own: [] };
  const { firm, seller, buyer, consignee, broker, ...texts } = shipment;
  const shared = filled([
    ...ofFile,
    sharedNumber(shipment),
    texts.vessel,
    snapshotName(firm),
    ...parties.map(({ snapshot }) => snapshotName(snapshot)),
    ...goods.map((line) => line.name),
    ...containers.map(({ containerNumber }) => containerNumber),
  ]);
  const own = filled([
    ...Object.values(texts),
    ...[seller, buyer, consignee, broker].map(snapshotName),
    ...containers.flatMap(({ lineSealNumber, rfidSealNumber, customsSealNumber }) => [lineSealNumber, rfidSealNumber, customsSealNumber]),
    ...Object.values(transport ?? {}),
  ]);
  return { shared: [...shared], own: [...own.difference(shared)] };
}

/** The texts that are not empty, each once. */
function filled(texts: readonly string[]): Set<string> {
  return new Set(texts.filter((text) => text !== ""));
}
