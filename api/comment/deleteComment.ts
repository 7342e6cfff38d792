import type { Role } from "#domain/account/role.ts";
import { commentMessages } from "#domain/comments/commentInput.ts";
import { readAudience } from "#domain/partners/audience.ts";
import type { AuditDraft } from "../audit/auditDraft.ts";
import type { ApiContext } from "../context.ts";
import type { Trx } from "../db/database.ts";
import { Forbidden, notFound } from "../http/httpErrors.ts";
import { changedForPartners } from "../shipment/save/changedForPartners.ts";
import { commentNote } from "./addComment.ts";
import { endRequests } from "./fulfilRequests.ts";

/** A comment to delete, and the person who deletes it. `partnerId` is set for a person of that partner's office. */
type Deletion = {
  ownerId: string;
  shipmentId: string;
  commentId: string;
  partnerId: string | null;
  by: { officeId: string; personId: string; role: Role };
  now: Date;
};

/**
 * Deletes a comment and its request, and publishes `comment.deleted` (R-1380). The exporter's owners delete any, others their own; of a
 * partner's office the author and the owners. Throws "not found" for an unknown one, and for a partner every comment that its office did not
 * write. Requires the lock of the exporter's office. Call it last: publishing locks the owner's event count until the commit. Returns the entry
 * for its trail.
 */
export async function deleteComment(trx: Trx, context: ApiContext, deletion: Deletion): Promise<AuditDraft> {
  const { ownerId, shipmentId, commentId, partnerId, by, now } = deletion;
  const row = await trx
    .selectFrom("comments")
    .innerJoin("shipments", (join) =>
      join.onRef("shipments.ownerId", "=", "comments.ownerId").onRef("shipments.id", "=", "comments.shipmentId"),
    )
    .leftJoin("files", (join) => join.onRef("files.ownerId", "=", "comments.ownerId").onRef("files.key", "=", "comments.key"))
    .select(["comments.key", "comments.audience", "comments.partnerId", "comments.authorPartnerId"])
    .select(["comments.authorOwnerId", "comments.authorId", "comments.id", "files.name as file", "shipments.firmId"])
    .where("comments.ownerId", "=", ownerId)
    .where("comments.shipmentId", "=", shipmentId)
    .where("comments.id", "=", commentId)
    .$if(partnerId !== null, (query) =>
      query.where("comments.authorPartnerId", "=", partnerId).where("comments.authorOwnerId", "=", by.officeId),
    )
    .executeTakeFirst();
  if (!row) throw notFound(commentMessages.notFound, "commentId");
  const isAuthor = row.authorOwnerId === by.officeId && row.authorId === by.personId;
  if (!isAuthor && by.role !== "OWNER") throw new Forbidden(commentMessages.notYours);
  const partnerIds = [row.partnerId, row.authorPartnerId].filter((id) => id !== null);
  const at = now.toISOString();
  const change = { shipmentId, now: at, to: { roles: readAudience(row.audience), partnerIds } };
  await changedForPartners(trx, ownerId, row.key === null ? change : { ...change, keys: [row.key] });
  await trx.deleteFrom("comments").where("ownerId", "=", ownerId).where("id", "=", commentId).execute();
  await endRequests(trx, ownerId, { shipmentId, requests: [row], now: at });
  await context.publish(trx, ownerId, { type: "comment.deleted", firmId: row.firmId, shipmentId, key: row.key, at });
  return commentNote("DELETED", { id: commentId, shipmentId, file: row.file });
}
