import type { Kysely } from "kysely";

/** Any later attempt, also by another process, is a part of the trace of the request that its message reports (ADR-0072). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("webhookDeliveries").addColumn("traceparent", "text").execute();
}
