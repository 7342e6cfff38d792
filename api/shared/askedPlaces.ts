import { waits } from "../comment/fulfilRequests.ts";
import type { Db } from "../db/database.ts";
import { isLatest } from "../shipment/partners/partnerSees.ts";

type Page = { owners: string[]; ids: string[]; partnerIds: string[] };

/** What a partner is asked about now: shared shipments by `placeOf`, with the partner's id. */
export async function askedPlaces(db: Db, page: Page): Promise<Set<string>> {
  const rows = [...(await decisionsAsked(db, page)), ...(await documentsAsked(db, page))];
  return new Set(rows.map((row) => `${placeOf(row)}/${row.partnerId}`));
}

/** The decisions about files, of the latest versions only. */
async function decisionsAsked(db: Db, { owners, ids, partnerIds }: Page) {
  return await db
    .selectFrom("reviewers")
    .innerJoin("attachments", (join) =>
      join.onRef("attachments.ownerId", "=", "reviewers.ownerId").onRef("attachments.key", "=", "reviewers.key"),
    )
    .select(["reviewers.ownerId", "reviewers.reviewerId as partnerId", "attachments.shipmentId"])
    .where("reviewers.ownerId", "in", owners)
    .where("reviewers.kind", "=", "PARTNER")
    .where("reviewers.reviewerId", "in", partnerIds)
    .where("reviewers.state", "=", "ASKED")
    .where("attachments.shipmentId", "in", ids)
    .where(isLatest())
    .execute();
}

/** The requests for documents that have not come, to the office that is the partner now. */
async function documentsAsked(db: Db, { owners, ids, partnerIds }: Page) {
  return await db
    .selectFrom("comments")
    .innerJoin("partners", (join) =>
      join
        .onRef("partners.ownerId", "=", "comments.ownerId")
        .onRef("partners.id", "=", "comments.partnerId")
        .onRef("partners.joinedAt", "<=", "comments.createdAt"),
    )
    .select(["comments.ownerId", "partners.id as partnerId", "comments.shipmentId"])
    .where("comments.ownerId", "in", owners)
    .where("comments.shipmentId", "in", ids)
    .where("comments.partnerId", "in", partnerIds)
    .where("comments.type", "is not", null)
    .where(waits)
    .execute();
}

/** A shipment among those of all exporters. */
export function placeOf({ ownerId, shipmentId }: { ownerId: string; shipmentId: string }): string {
  return `${ownerId}/${shipmentId}`;
}
