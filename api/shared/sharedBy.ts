import type { PartnerRole } from "#domain/partners/partner.ts";
import type { Db, Trx } from "../db/database.ts";
import { shipmentNotFound } from "../shipment/save/touchShipment.ts";
import { firmName } from "./sharedColumns.ts";
import { activeShares, shareAt, type SharedPlace } from "./grants.ts";

/**
 * The exporter's office that shares a shipment, the firm's name, its name for the partner, the partner's role, since when the office is that
 * partner, and whether it may upload.
 */
export type Share = { exporterId: string; exporter: string; partner: string; role: PartnerRole; joinedAt: string; mayUpload: boolean };

/** How a shipment is shared with the office now. Throws if it is not. */
export async function sharedBy(db: Db | Trx, ownerId: string, place: SharedPlace): Promise<Share> {
  const row = await shareAt(db, ownerId, place)
    .innerJoin("shipments", (join) =>
      join.onRef("shipments.ownerId", "=", "shipmentPartners.ownerId").onRef("shipments.id", "=", "shipmentPartners.shipmentId"),
    )
    .select(["sharedWith.exporterOwnerId as exporterId", "shipments.firm"])
    .select(["partners.name as partner", "partners.role", "partners.joinedAt", "partners.mayUpload"])
    .executeTakeFirst();
  if (!row) throw shipmentNotFound();
  const { firm, joinedAt, mayUpload, ...share } = row;
  const exporter = firmName({ firm, shipmentId: place.shipmentId });
  return { ...share, exporter, joinedAt: joinedAt ?? "", mayUpload: mayUpload === 1 };
}

/**
 * Throws unless all of the shipments are shared through the partnership now. Writes with an Idempotency-Key begin with it: a repeated request
 * gets the kept answer, and no write looks again.
 */
export async function refuseUnshared(
  db: Db,
  ownerId: string,
  { partnerId, shipmentIds }: { partnerId: string; shipmentIds: readonly string[] },
) {
  const asked = new Set(shipmentIds);
  if (asked.size === 0) return;
  const shared = await activeShares(db, ownerId)
    .select("shipmentPartners.shipmentId")
    .where("sharedWith.partnerId", "=", partnerId)
    .where("shipmentPartners.shipmentId", "in", [...asked])
    .execute();
  if (shared.length < asked.size) throw shipmentNotFound();
}
