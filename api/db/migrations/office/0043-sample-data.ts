import type { Kysely } from "kysely";
import { columns, ownedTable, referencesOwner } from "../schemaHelpers.ts";

/** Which records of an office are sample data (ADR-0107). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await referencesOwner(columns(ownedTable(db, "sampleRecords", ["kind", "id"]), "text", ["digest"]), "sampleRecords").execute();
}
