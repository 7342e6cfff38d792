import type { Kysely } from "kysely";
import { columns, referencesRecord, ownedTable } from "../schemaHelpers.ts";

/** The stats sheets of firms. tables.ts describes the columns. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const sheets = columns(columns(ownedTable(db, "statsSheets", ["firmId"]), "text", ["systemWidths"]), "integer", [
    "version",
    "shipmentsVersion",
  ]);
  await referencesRecord(sheets, { name: "statsSheets", column: "firmId", target: "firms", whenGone: "cascade" }).execute();
  const own = columns(columns(ownedTable(db, "statsColumns", ["firmId", "id"]), "text", ["name"]), "integer", ["width", "position"]);
  await referencesRecord(own, { name: "statsColumns", column: "firmId", target: "firms", whenGone: "cascade" }).execute();
  const rows = columns(columns(ownedTable(db, "statsRows", ["shipmentId"]), "text", ["cells", "colour"]), "integer", ["version"]);
  await referencesRecord(rows, { name: "statsRows", column: "shipmentId", target: "shipments", whenGone: "cascade" }).execute();
  // Covers all filter columns of the sheet, so that counting and skipping rows reads only this index.
  const index = db.schema.createIndex("shipments_sheet").on("shipments");
  await index.columns(["ownerId", "firmId", "createdAt", "id", "brokerId", "portOfLoading", "portOfDischarge"]).execute();
}
