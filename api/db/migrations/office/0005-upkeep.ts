import type { Kysely } from "kysely";

/** Maintenance finds expired rows of all owners by time alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex("idempotencyKeys_age").on("idempotencyKeys").columns(["createdAt"]).execute();
  await db.schema.createIndex("loginAttempts_age").on("loginAttempts").columns(["lastFailureAt"]).execute();
}
