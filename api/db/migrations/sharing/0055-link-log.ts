import { sql, type Kysely } from "kysely";

/** Repeated acts of a link's visitor are one line of the log with their number and the last time. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("shareViews")
    .addColumn("times", "integer", (column) => column.notNull().defaultTo(1))
    .execute();
  await db.schema
    .alterTable("shareViews")
    .addColumn("lastAt", "text", (column) => column.notNull().defaultTo(""))
    .execute();
  await sql`update share_views set last_at = at`.execute(db);
  await db.schema.createIndex("share_views_day").on("shareViews").columns(["ownerId", "linkId", "at"]).execute();
}
