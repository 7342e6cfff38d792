import { sql, type Kysely } from "kysely";
import { columns, ownedTable, referencesOwner } from "../schemaHelpers.ts";

/** The people's inboxes, and when each person wants e-mails about theirs (ADR-0113). */
export async function up(db: Kysely<unknown>): Promise<void> {
  const names = ["kind", "thread", "shipmentId?", "key?", "partnerId?", "who", "what", "text", "decision?", "at", "readAt?", "mailAt?"];
  const table = columns(columns(ownedTable(db, "inbox", ["personId", "id"]), "text", names), "integer", ["times"]);
  await referencesOwner(table, "inbox").execute();
  // One unread line about the same: the next act counts up in it.
  await sql`CREATE UNIQUE INDEX inbox_unread ON inbox (owner_id, person_id, thread) WHERE read_at IS NULL`.execute(db);
  await sql`CREATE INDEX inbox_mail ON inbox (mail_at) WHERE mail_at IS NOT NULL`.execute(db);
  await db.schema.createIndex("inbox_newest").on("inbox").columns(["ownerId", "personId", "at", "id"]).execute();
  await db.schema.createIndex("inbox_age").on("inbox").column("at").execute();
  await db.schema
    .alterTable("users")
    .addColumn("inboxMail", "text", (column) => column.notNull().defaultTo("NEVER"))
    .execute();
}
