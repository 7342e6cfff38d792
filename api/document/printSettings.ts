import { firmCurrentFields } from "#domain/masterData/firmDocumentFields.ts";
import type { Shipment } from "#domain/shipment/shipment.ts";
import type { Db } from "../db/database.ts";

const columns = firmCurrentFields.map(({ name }) => name);

/** A shipment with its firm's current print settings and wordings, which its documents follow. */
export async function withPrintSettings(db: Db, ownerId: string, shipment: Shipment): Promise<Shipment> {
  const settings = await db
    .selectFrom("firms")
    .select(columns)
    .where("ownerId", "=", ownerId)
    .where("id", "=", shipment.firmId)
    .executeTakeFirst();
  return { ...shipment, firm: { ...shipment.firm, ...settings } };
}
