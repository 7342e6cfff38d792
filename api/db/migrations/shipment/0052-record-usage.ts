import type { Kysely } from "kysely";

/** Finds the shipments that use a broker, a buyer, a product or a packaging unit, before it is deleted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, column] of columns) {
    const index = db.schema.createIndex(`${table}_${column}`).on(table);
    await index.columns(table === "shipments" ? ["ownerId", column] : ["ownerId", column, "shipmentId"]).execute();
  }
}

const columns = [
  ["shipments", "brokerId"],
  ["shipments", "buyerId"],
  ["shipmentNotifyParties", "buyerId"],
  ["shipmentProducts", "productId"],
  ["shipmentProducts", "unitId"],
] as const;
