import type { Kysely } from "kysely";
import { columns, ownedTable, referencesRecord } from "../schemaHelpers.ts";

/** What each generated document was made from, and its place among the versions of its kind. */
export async function up(db: Kysely<unknown>): Promise<void> {
  let table = columns(ownedTable(db, "documentModels", ["key"]), "text", ["shipmentId", "series", "model", "facts", "changes?"]);
  table = columns(table, "integer", ["version", "shipmentVersion", "size"]);
  await referencesRecord(table, { name: "documentModels", column: "key", target: "files", key: "key", whenGone: "cascade" }).execute();
  const index = db.schema.createIndex("documentModels_series").on("documentModels");
  await index.columns(["ownerId", "shipmentId", "series", "version"]).unique().execute();
}
