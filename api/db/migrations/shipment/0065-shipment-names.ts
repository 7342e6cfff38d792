import type { Kysely } from "kysely";

/** An import of shipments compares each with the stored ones of its name (ADR-0123). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex("shipments_name").on("shipments").columns(["ownerId", "name", "id"]).execute();
}
