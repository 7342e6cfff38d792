import { sql, type Kysely } from "kysely";
import { columns, ownedTable, referencesOwner, referencesRecord } from "../schemaHelpers.ts";

/** States of attachments, and who decides them (ADR-0110). Existing attachments are approved, so that everybody who saw one still sees it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [name, usual] of [
    ["state", "APPROVED"],
    ["madeBy", "OFFICE"],
    ["madeById", ""],
    ["sha256", ""],
  ] as const) {
    await db.schema
      .alterTable("attachments")
      .addColumn(name, "text", (column) => column.notNull().defaultTo(usual))
      .execute();
  }

  const reviews = columns(ownedTable(db, "reviews", ["id"]), "text", [
    "key",
    "state",
    "askedBy",
    "askedById",
    "askedByName",
    "message",
    "createdAt",
  ]);
  await referencesRecord(reviews, { name: "reviews", column: "key", target: "files", key: "key", whenGone: "cascade" }).execute();
  await db.schema.createIndex("reviews_file").on("reviews").columns(["ownerId", "key", "createdAt"]).execute();
  // At most one round is open for a file, also when two people ask at the same moment.
  await sql`CREATE UNIQUE INDEX reviews_open ON reviews (owner_id, key) WHERE state = 'OPEN'`.execute(db);

  const reviewers = columns(ownedTable(db, "reviewers", ["reviewId", "position"], { position: "integer" }), "text", [
    "key",
    "kind",
    "reviewerId",
    "name",
    "state",
  ]);
  await referencesRecord(reviewers, { name: "reviewers", column: "reviewId", target: "reviews", whenGone: "cascade" }).execute();
  await db.schema.createIndex("reviewers_file").on("reviewers").columns(["ownerId", "key", "reviewerId"]).execute();

  const texts = ["reviewId", "key", "outcome", "kind", "deciderId", "name", "office", "sha256", "at", "ip", "reason"];
  const decisions = columns(ownedTable(db, "decisions", ["id"]), "text", texts);
  await referencesRecord(decisions, { name: "decisions", column: "reviewId", target: "reviews", whenGone: "cascade" }).execute();
  await db.schema.createIndex("decisions_file").on("decisions").columns(["ownerId", "key", "at"]).execute();

  const settings = columns(ownedTable(db, "reviewSettings", []), "integer", ["needsApproval", "fourEyes"]);
  await referencesOwner(settings, "reviewSettings").execute();
}
