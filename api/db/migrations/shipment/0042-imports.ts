import type { Kysely } from "kysely";
import { columns, ownedTable, referencesOwner } from "../schemaHelpers.ts";

/** Tables that wait to be imported, what each import changed, and mappings of columns under a name (ADR-0106). */
export async function up(db: Kysely<unknown>): Promise<void> {
  const texts = ["kind", "fileName", "state", "cells", "notes", "undo", "at", "until"];
  const imports = columns(columns(ownedTable(db, "imports", ["id"]), "text", texts), "integer", ["rowCount", "added", "changed"]);
  await referencesOwner(imports, "imports").execute();
  await db.schema.createIndex("imports_until").on("imports").column("until").execute();
  const mappings = columns(ownedTable(db, "importMappings", ["id"]), "text", ["kind", "name", "columns"]);
  await referencesOwner(mappings, "importMappings").execute();
}
