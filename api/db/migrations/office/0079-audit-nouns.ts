import type { Kysely } from "kysely";

/** Activity shows the lines of one noun, of which a long trail may have few (R-1232). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex("auditEntries_noun").on("auditEntries").columns(["ownerId", "noun", "at", "id"]).execute();
}
