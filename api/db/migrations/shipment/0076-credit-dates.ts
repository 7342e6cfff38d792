import type { Kysely } from "kysely";

/** Adds the dates by which a letter of credit wants the shipment and the documents. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ["lcLatestShipment", "lcExpiry"]) {
    await db.schema
      .alterTable("shipments")
      .addColumn(column, "text", (built) => built.notNull().defaultTo(""))
      .execute();
  }
}
