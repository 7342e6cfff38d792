import type { Kysely } from "kysely";

/** What is past its time is looked for over all owners, by its time alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex("idempotencyKeys_age").on("idempotencyKeys").columns(["createdAt"]).execute();
  await db.schema.createIndex("loginAttempts_age").on("loginAttempts").columns(["lastFailureAt"]).execute();
}
