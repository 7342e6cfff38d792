import type { Kysely } from "kysely";
import { columns, ownedTable, referencesRecord } from "../schemaHelpers.ts";

const transport = [
  ..."bookingNo carrier voyage forwarder etd eta placeOfDelivery transhipmentPort freightTerm freightPayableAt".split(" "),
  ..."freeDaysOrigin freeDaysDestination blType originalsIssued blNo blDate onBoardDate vesselOnBl polOnBl podOnBl".split(" "),
  ..."packagesOnBl grossOnBl containersOnBl consignedTo isClaused isOnDeck isCharterParty".split(" "),
  ..."shippingBillNo shippingBillDate portCode leoDate".split(" "),
];

/** Milestones, transport card and cancellation of shipments, and the milestone of an event. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const ofShipment = { column: "shipmentId", target: "shipments", whenGone: "cascade" } as const;
  const milestones = columns(ownedTable(db, "shipmentMilestones", ["shipmentId", "milestone"]), "text", [
    "planned",
    "actual",
    "note",
    "by",
  ]);
  await referencesRecord(milestones, { name: "shipmentMilestones", ...ofShipment }).execute();
  const card = columns(ownedTable(db, "shipmentTransport", ["shipmentId"]), "text", transport);
  await referencesRecord(card, { name: "shipmentTransport", ...ofShipment }).execute();
  await db.schema.alterTable("shipments").addColumn("cancelReason", "text").execute();
  await db.schema.createIndex("shipments_status").on("shipments").columns(["ownerId", "status", "createdAt", "id"]).execute();
  await db.schema.alterTable("events").addColumn("milestone", "text").execute();
}
