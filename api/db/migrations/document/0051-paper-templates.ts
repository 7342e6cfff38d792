import type { Kysely } from "kysely";
import { columns, ownedTable, referencesOwner } from "../schemaHelpers.ts";

/** Document sets for new shipments (ADR-0117). A template names its buyer without a foreign key: it outlives the buyer. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const table = columns(ownedTable(db, "paperTemplates", ["id"]), "text", ["name", "types", "country", "buyerId?", "createdAt"]);
  await referencesOwner(table, "paperTemplates").execute();
}
