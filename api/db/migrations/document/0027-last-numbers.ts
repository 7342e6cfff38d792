import type { Kysely } from "kysely";

/** Indexes that find a firm's last document numbers by their dates, and a contract number on its other shipments. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const date of ["contractDate", "piDate", "invoiceDate"]) {
    const index = db.schema.createIndex(`shipments_${date}`).on("shipments");
    await index.columns(["ownerId", "firmId", date, "createdAt"]).execute();
  }
  await db.schema.createIndex("shipments_contractNo").on("shipments").columns(["ownerId", "firmId", "contractNo"]).execute();
}
