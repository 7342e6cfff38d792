import { sql, type Kysely } from "kysely";

/**
 * Adds branch and country of bank accounts, empty until entered, and indexes that find a document number on the firm's other shipments.
 * Rescales amounts in the two currencies with four decimals, which were stored in hundredths.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ["branch", "country"]) {
    await db.schema
      .alterTable("firmBanks")
      .addColumn(column, "text", (built) => built.notNull().defaultTo(""))
      .execute();
  }
  for (const number of ["invoiceNo", "piNo"]) {
    await db.schema.createIndex(`shipments_${number}`).on("shipments").columns(["ownerId", "firmId", number]).execute();
  }
  await sql`
    update shipment_products set amount = amount * 100 where exists (
      select 1 from shipments
      where shipments.owner_id = shipment_products.owner_id and shipments.id = shipment_products.shipment_id
        and shipments.currency in ('CLF', 'UYW'))
  `.execute(db);
  await sql`
    update shipments set gst = gst * 100, advance = advance * 100, discount = discount * 100, fob = fob * 100, freight = freight * 100,
      insurance = insurance * 100, commission = commission * 100, amount_before_gst = amount_before_gst * 100,
      total_amount = total_amount * 100
    where currency in ('CLF', 'UYW')
  `.execute(db);
}
