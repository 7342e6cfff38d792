import type { SharedComment } from "#domain/comments/comment.ts";
import {
  commentOf,
  commentsAt,
  mayDelete,
  readPage,
  requestOf,
  type CommentPage,
  type CommentsAsked,
  type Reader,
} from "../../comment/readComments.ts";
import type { Db, Trx } from "../../db/database.ts";
import { shareAt, sharedAttachments, type SharedPlace } from "../grants.ts";
import { sharedBy, type Share } from "../sharedBy.ts";

/**
 * The comments that the office sees on a shared shipment: those for its role, its own, and those that ask it for a document; about a
 * file only while it sees the file. Comments of an office that had the same partnership before are not its own, and what that office was asked
 * for is not asked of it. It sees none once the share that was read before is gone.
 */
function commentsFor(db: Db | Trx, ownerId: string, place: SharedPlace, { exporterId, role, joinedAt }: Share) {
  return commentsAt(db, exporterId, place.shipmentId)
    .where(({ exists }) =>
      exists(
        shareAt(db, ownerId, place)
          .select("sharedWith.partnerId")
          .where("sharedWith.exporterOwnerId", "=", exporterId)
          .where("partners.role", "=", role),
      ),
    )
    .where(({ or, and, eb }) =>
      or([
        // No role's name is a part of another's.
        eb("comments.audience", "like", `%${role}%`),
        and([eb("comments.partnerId", "=", place.partnerId), eb("comments.createdAt", ">=", joinedAt)]),
        and([eb("comments.authorPartnerId", "=", place.partnerId), eb("comments.authorOwnerId", "=", ownerId)]),
      ]),
    )
    .where(({ or, eb }) =>
      or([
        eb("comments.key", "is", null),
        eb("comments.key", "in", sharedAttachments(db, ownerId, place).select("attachments.key").clearOrderBy()),
      ]),
    );
}

/** A page of these comments. Throws for a shipment that is not shared with the office. Three queries. */
export async function readSharedComments(
  db: Db | Trx,
  { ownerId, ...place }: SharedPlace & { ownerId: string },
  asked: CommentsAsked,
  reader: Reader,
): Promise<CommentPage<SharedComment>> {
  const share = await sharedBy(db, ownerId, place);
  const { rows, ...counts } = await readPage(commentsFor(db, ownerId, place, share), asked, reader);
  const comments = rows.map((row): SharedComment => {
    const isOwn = row.authorOwnerId === ownerId;
    const isAuthor = isOwn && row.authorId === reader.personId;
    return {
      ...commentOf(row),
      isOwn,
      mayDelete: isOwn && mayDelete(reader.role, isAuthor),
      // Others of the role see the comment alone.
      request: row.partnerId === place.partnerId ? requestOf(row, reader) : null,
    };
  });
  return { comments, ...counts };
}
