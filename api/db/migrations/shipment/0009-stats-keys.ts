import type { Kysely } from "kysely";
import { columns, referencesRecord, ownedTable } from "../schemaHelpers.ts";

/** Sort keys and search texts of the stats sheets. tables.ts describes the columns. */
export async function up(db: Kysely<unknown>): Promise<void> {
  let table = columns(columns(ownedTable(db, "statsKeys", ["shipmentId"]), "text", ["firmId"]), "integer", ["edition"]);
  table = columns(table, "text", [
    "shipment",
    "created",
    "invoiceNo",
    "invoiceDate",
    "contractNo",
    "piNo",
    "consignee",
    "broker",
    "products",
  ]);
  table = columns(table, "double precision", ["quantity?", "packages?", "netWeight?", "grossWeight?"]);
  table = columns(columns(table, "text", ["currency"]), "double precision", ["totalAmount?", "fob?", "freight?"]);
  table = columns(columns(table, "text", ["portOfLoading", "portOfDischarge", "vessel"]), "double precision", ["containers?"]);
  table = columns(table, "text", ["shipmentTerms", "paymentTerms", "texts"]);
  await referencesRecord(table, { name: "statsKeys", column: "shipmentId", target: "shipments", whenGone: "cascade" }).execute();
  await db.schema.createIndex("statsKeys_firm").on("statsKeys").columns(["ownerId", "firmId"]).execute();
  await db.schema
    .alterTable("statsSheets")
    .addColumn("keysEdition", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
}
