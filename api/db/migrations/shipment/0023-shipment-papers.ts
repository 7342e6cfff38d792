import { sql, type Kysely } from "kysely";

const texts = {
  shipments: ["orderNo", "orderDate", "lcNo", "lcDate", "lcIssuingBank"],
  shipmentProducts: ["stateOfOrigin", "districtOfOrigin", "sqcUnit", "schemeSerialNo", "originCriterion", "manufacturer"],
  shipmentContainers: ["isoType", "customsSealNumber", "vgmMethod", "vgmWeighedOn", "vgmSlipNo", "vgmWeighbridge"],
};
const figures = {
  shipmentProducts: ["sqcQuantity", "volume"],
  shipmentContainers: ["packages", "tareWeight", "maxGrossWeight", "vgmWeight"],
};

/** Adds what trade papers need besides the invoice: the buyer, references, and more about lines and containers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, columns] of Object.entries(texts)) await addColumns(db, table, columns, "");
  for (const [table, columns] of Object.entries(figures)) await addColumns(db, table, columns, "0");
  await addColumns(db, "shipments", ["references"], "[]");
  for (const column of ["buyerId", "buyer"]) await db.schema.alterTable("shipments").addColumn(column, "text").execute();
}

async function addColumns(db: Kysely<unknown>, table: string, columns: string[], empty: string): Promise<void> {
  for (const column of columns) {
    const added = db.schema.alterTable(table).addColumn(column, "text", (built) => built.notNull().defaultTo(sql.lit(empty)));
    await added.execute();
  }
}
