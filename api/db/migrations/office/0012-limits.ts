import type { Kysely } from "kysely";

/**
 * Counters of the rate limits (rateLimits.ts; the columns and their order are those of rate-limiter-flexible), and an index that sums an
 * owner's file sizes without reading the rows.
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
