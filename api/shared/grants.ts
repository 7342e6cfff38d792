import type { Db, Trx } from "../db/database.ts";
import { partnerSees, partnerSeesVersion } from "../shipment/partners/partnerSees.ts";

/** The exporters whose partner the office is now: the only way from an office to another office's data (ADR-0092). */
export function activePartnerships(db: Db | Trx, ownerId: string) {
  return db
    .selectFrom("sharedWith")
    .innerJoin("partners", (join) =>
      join
        .onRef("partners.ownerId", "=", "sharedWith.exporterOwnerId")
        .onRef("partners.id", "=", "sharedWith.partnerId")
        .onRef("partners.partnerOwnerId", "=", "sharedWith.ownerId")
        .on("partners.state", "=", "ACTIVE"),
    )
    .where("sharedWith.ownerId", "=", ownerId);
}

/** What is shared with the office now. Every read of a partner starts with this query. */
export function activeShares(db: Db | Trx, ownerId: string) {
  return activePartnerships(db, ownerId).innerJoin("shipmentPartners", (join) =>
    join
      .onRef("shipmentPartners.ownerId", "=", "sharedWith.exporterOwnerId")
      .onRef("shipmentPartners.partnerId", "=", "sharedWith.partnerId")
      .on("shipmentPartners.state", "=", "SHARED"),
  );
}

/** One shared shipment, by its partnership too: an exporter may know the office in two roles. */
export type SharedPlace = { partnerId: string; shipmentId: string };

export function shareAt(db: Db | Trx, ownerId: string, { partnerId, shipmentId }: SharedPlace) {
  return activeShares(db, ownerId).where("sharedWith.partnerId", "=", partnerId).where("shipmentPartners.shipmentId", "=", shipmentId);
}

/**
 * The files that the partner sees of all that is shared with it (`partnerSees`), without versions of others that a newer one has replaced: the
 * one rule of lists, addresses of files, comments and searches (R-694, R-1115).
 */
export function visibleFiles(db: Db | Trx, ownerId: string) {
  return activeShares(db, ownerId)
    .innerJoin("attachments", (join) =>
      join
        .onRef("attachments.ownerId", "=", "shipmentPartners.ownerId")
        .onRef("attachments.shipmentId", "=", "shipmentPartners.shipmentId"),
    )
    .innerJoin("files", (join) => join.onRef("files.ownerId", "=", "attachments.ownerId").onRef("files.key", "=", "attachments.key"))
    .leftJoin("documentModels as own", (join) =>
      join.onRef("own.ownerId", "=", "attachments.ownerId").onRef("own.key", "=", "attachments.key"),
    )
    .where(partnerSees())
    .where(partnerSeesVersion("own"));
}

/** The files of one shared shipment that the partner sees, in the order of storing. */
export function sharedAttachments(db: Db | Trx, ownerId: string, { partnerId, shipmentId }: SharedPlace) {
  return visibleFiles(db, ownerId)
    .where("sharedWith.partnerId", "=", partnerId)
    .where("shipmentPartners.shipmentId", "=", shipmentId)
    .orderBy("files.createdAt")
    .orderBy("attachments.key");
}
