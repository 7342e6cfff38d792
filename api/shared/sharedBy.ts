import type { PartnerRole } from "#domain/partners/partner.ts";
import type { Db, Trx } from "../db/database.ts";
import { shipmentNotFound } from "../shipment/save/touchShipment.ts";
import { shareAt, type SharedPlace } from "./grants.ts";

/** The exporter's office that shares a shipment, its name for the partner, the partner's role, and whether it may upload. */
export type Share = { exporterId: string; partner: string; role: PartnerRole; mayUpload: boolean };

/** How a shipment is shared with the office now. Throws if it is not. */
export async function sharedBy(db: Db | Trx, ownerId: string, place: SharedPlace): Promise<Share> {
  const row = await shareAt(db, ownerId, place)
    .select(["sharedWith.exporterOwnerId as exporterId", "partners.name as partner", "partners.role", "partners.mayUpload"])
    .executeTakeFirst();
  if (!row) throw shipmentNotFound();
  return { ...row, mayUpload: row.mayUpload === 1 };
}
