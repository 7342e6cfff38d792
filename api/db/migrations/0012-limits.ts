import type { Kysely } from "kysely";

/**
 * What limits count (rateLimits.ts; the columns and their order are those of rate-limiter-flexible), and an index that adds
 * up the bytes of an owner's files without reading their rows.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("rateLimits")
    .addColumn("key", "varchar(255)", (column) => column.primaryKey())
    .addColumn("points", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("expire", "bigint")
    .execute();
  await db.schema.createIndex("rateLimits_age").on("rateLimits").columns(["expire"]).execute();
  await db.schema.createIndex("files_size").on("files").columns(["ownerId", "size"]).execute();
}
