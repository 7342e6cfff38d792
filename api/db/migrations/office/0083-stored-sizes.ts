import type { Kysely } from "kysely";

/** Each stored file sums the sizes of all of the office's: from indexes, not from the rows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex("files_size").execute();
  await db.schema.createIndex("files_size").on("files").columns(["ownerId", "size", "searchSize"]).execute();
  await db.schema.createIndex("documentModels_size").on("documentModels").columns(["ownerId", "size"]).execute();
}
