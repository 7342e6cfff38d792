import type { Kysely } from "kysely";

/** Finds requests of all offices whose last day has passed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex("comments_overdue").on("comments").columns(["isOverdueTold", "dueDay"]).execute();
}
