import { waits } from "../comment/fulfilRequests.ts";
import type { Db } from "../db/database.ts";
import { isNewestApproved } from "../shipment/rows/newestApproved.ts";

type Page = { owners: string[]; ids: string[]; partnerIds: string[] };

/** What a partner is asked about now: shared shipments by `placeOf`, with the partner's id. */
export async function askedPlaces(db: Db, page: Page): Promise<Set<string>> {
  const rows = [...(await decisionsAsked(db, page)), ...(await documentsAsked(db, page))];
  return new Set(rows.map((row) => `${placeOf(row)}/${row.partnerId}`));
}

/** The decisions about files, of the newest approved versions and later drafts only. */
async function decisionsAsked(db: Db, { owners, ids, partnerIds }: Page) {
  return await db
    .selectFrom("reviewers")
    .innerJoin("attachments", (join) =>
      join.onRef("attachments.ownerId", "=", "reviewers.ownerId").onRef("attachments.key", "=", "reviewers.key"),
    )
    .leftJoin("documentModels as own", (join) =>
      join.onRef("own.ownerId", "=", "attachments.ownerId").onRef("own.key", "=", "attachments.key"),
    )
    .select(["reviewers.ownerId", "reviewers.reviewerId as partnerId", "attachments.shipmentId"])
    .where("reviewers.ownerId", "in", owners)
    .where("reviewers.kind", "=", "PARTNER")
    .where("reviewers.reviewerId", "in", partnerIds)
    .where("reviewers.state", "=", "ASKED")
    .where("attachments.shipmentId", "in", ids)
    .where(isNewestApproved("own"))
    .execute();
}

/** The requests for documents that have not come. */
async function documentsAsked(db: Db, { owners, ids, partnerIds }: Page) {
  const rows = await db
    .selectFrom("comments")
    .select(["ownerId", "partnerId", "shipmentId"])
    .where("ownerId", "in", owners)
    .where("shipmentId", "in", ids)
    .where("partnerId", "in", partnerIds)
    .where("type", "is not", null)
    .where(waits)
    .execute();
  return rows.map((row) => ({ ...row, partnerId: row.partnerId ?? "" }));
}

/** A shipment among those of all exporters. */
export function placeOf({ ownerId, shipmentId }: { ownerId: string; shipmentId: string }): string {
  return `${ownerId}/${shipmentId}`;
}
