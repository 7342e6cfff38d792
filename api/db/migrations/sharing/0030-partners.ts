import type { Kysely } from "kysely";
import { columns, ownedTable, referencesOwner, referencesRecord } from "../schemaHelpers.ts";

/**
 * Partners of an office, what is shared with them, and who may see which attachment (ADR-0092). Existing attachments are visible to nobody
 * outside the office.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const partners = columns(ownedTable(db, "partners", ["id"]), "text", [
    "role",
    "name",
    "scope",
    "state",
    "codeHash?",
    "email?",
    "expiresAt?",
    "partnerOwnerId?",
    "makerId",
    "createdAt",
    "joinedAt?",
    "revokedAt?",
  ]);
  const flags = columns(partners, "integer", ["sharesNew", "showsPrices", "mayUpload"]);
  await referencesOwner(flags, "partners").execute();
  await db.schema.createIndex("partners_code").on("partners").column("codeHash").unique().execute();

  const records = columns(ownedTable(db, "partnerRecords", ["partnerId", "recordId"]), "text", []);
  await referencesRecord(records, { name: "partnerRecords", column: "partnerId", target: "partners", whenGone: "cascade" }).execute();
  await db.schema.createIndex("partner_records_record").on("partnerRecords").columns(["ownerId", "recordId"]).execute();

  const shipments = columns(ownedTable(db, "shipmentPartners", ["shipmentId", "partnerId"]), "text", ["state", "origin", "updatedAt"]);
  const ofShipment = { name: "shipmentPartners", column: "shipmentId", target: "shipments", whenGone: "cascade" } as const;
  const ofPartner = { name: "shipmentPartners", column: "partnerId", target: "partners", whenGone: "cascade" } as const;
  await referencesRecord(referencesRecord(shipments, ofShipment), ofPartner).execute();
  await db.schema
    .createIndex("shipment_partners_partner")
    .on("shipmentPartners")
    .columns(["ownerId", "partnerId", "state", "shipmentId"])
    .execute();

  await referencesOwner(columns(ownedTable(db, "sharedWith", ["exporterOwnerId", "partnerId"]), "text", ["since"]), "sharedWith").execute();

  await db.schema
    .alterTable("attachments")
    .addColumn("audience", "text", (column) => column.notNull().defaultTo(""))
    .execute();
  await referencesOwner(columns(ownedTable(db, "sharingDefaults", ["type"]), "text", ["audience"]), "sharingDefaults").execute();
}
