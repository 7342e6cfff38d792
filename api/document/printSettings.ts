import { firmCurrentFields } from "#domain/masterData/firmDocumentFields.ts";
import type { Shipment } from "#domain/shipment/shipment.ts";
import type { Db } from "../db/database.ts";
import { isSampleFirm } from "../firm/firm.ts";

const columns = firmCurrentFields.map(({ name }) => name);

/**
 * A shipment with its firm's current print settings and wordings, which its documents follow, and whether the firm is
 * sample data now (R-1037).
 */
export async function withPrintSettings(db: Db, ownerId: string, shipment: Shipment): Promise<Shipment> {
  const settings = await db
    .selectFrom("firms")
    .select(columns)
    .select(isSampleFirm)
    .where("ownerId", "=", ownerId)
    .where("id", "=", shipment.firmId)
    .executeTakeFirst();
  const { isSample = false, ...current } = settings ?? {};
  return { ...shipment, firm: { ...shipment.firm, ...current, ...(isSample ? { isSample: true as const } : {}) } };
}
