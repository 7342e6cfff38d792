import { sql, type Kysely } from "kysely";
import { columns, ownedTable, referencesOwner } from "../schemaHelpers.ts";

/** E-mails to send, and what became of them (ADR-0094). */
export async function up(db: Kysely<unknown>): Promise<void> {
  const texts = columns(ownedTable(db, "mails", ["id"]), "text", [
    "aboutId",
    "recipient",
    "content",
    "state",
    "error?",
    "createdAt",
    "lastAttemptAt?",
    "nextAttemptAt?",
  ]);
  await referencesOwner(columns(texts, "integer", ["attempts"]), "mails").execute();
  await db.schema.createIndex("mails_about").on("mails").columns(["ownerId", "aboutId"]).execute();
  await db.schema.createIndex("mails_age").on("mails").column("createdAt").execute();
  const due = db.schema.createIndex("mails_due").on("mails").column("nextAttemptAt");
  await due.where(sql.ref("nextAttemptAt"), "is not", null).execute();
}
