import type { Kysely } from "kysely";

/** Adds the country of origin of a line that is not of the shipment's. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("shipmentProducts")
    .addColumn("countryOfOrigin", "text", (built) => built.notNull().defaultTo(""))
    .execute();
}
