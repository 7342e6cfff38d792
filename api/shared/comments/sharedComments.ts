import type { SharedComment } from "#domain/comments/comment.ts";
import { sql, type SqlBool } from "kysely";
import {
  commentColumns,
  commentOf,
  dayOf,
  requestOf,
  type CommentPage,
  type CommentsAsked,
  type Reader,
} from "../../comment/readComments.ts";
import type { Db, Trx } from "../../db/database.ts";
import { shipmentNotFound } from "../../shipment/save/touchShipment.ts";
import { shareAt, sharedAttachments, type SharedPlace } from "../grants.ts";

/**
 * The comments that the office sees on a shared shipment: those for its role, its own, and those that ask it for a document; about a
 * file only while it sees the file. Comments of an office that had the same partnership before are not its own.
 */
function commentsFor(db: Db | Trx, ownerId: string, place: SharedPlace) {
  return shareAt(db, ownerId, place)
    .innerJoin("comments", (join) =>
      join.onRef("comments.ownerId", "=", "shipmentPartners.ownerId").onRef("comments.shipmentId", "=", "shipmentPartners.shipmentId"),
    )
    .leftJoin("files", (join) => join.onRef("files.ownerId", "=", "comments.ownerId").onRef("files.key", "=", "comments.key"))
    .leftJoin("attachments as sent", (join) =>
      join
        .onRef("sent.ownerId", "=", "comments.ownerId")
        .onRef("sent.key", "=", "comments.fulfilledKey")
        .on("sent.state", "!=", "REJECTED"),
    )
    .where(({ or, and, eb }) =>
      or([
        // No role's name is a part of another's.
        sql<SqlBool>`comments.audience like '%' || partners.role || '%'`,
        eb("comments.partnerId", "=", place.partnerId),
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

/** A page of these comments. Throws for a shipment that is not shared with the office. At most three queries. */
export async function readSharedComments(
  db: Db | Trx,
  { ownerId, ...place }: SharedPlace & { ownerId: string },
  asked: CommentsAsked,
  reader: Reader,
): Promise<CommentPage<SharedComment>> {
  const all = commentsFor(db, ownerId, place)
    .$if(asked.key !== "", (query) => query.where("comments.key", "=", asked.key))
    .$if(asked.commentId !== "", (query) => query.where("comments.id", "=", asked.commentId));
  const { total, overdue } = await all
    .select(({ fn, eb, and }) => [
      fn.countAll().as("total"),
      fn
        .count("comments.id")
        .filterWhere(and([eb("comments.dueDay", "!=", ""), eb("comments.dueDay", "<", dayOf(reader)), eb("sent.key", "is", null)]))
        .as("overdue"),
    ])
    .executeTakeFirstOrThrow();
  if (Number(total) === 0) await sharedBy(db, ownerId, place);
  const rows = await all
    .select(commentColumns)
    .select("comments.partnerId")
    .orderBy("comments.id", "desc")
    .limit(asked.limit)
    .offset(asked.offset)
    .execute();
  const comments = rows.map((row): SharedComment => {
    const isOwn = row.authorOwnerId === ownerId;
    const isAuthor = isOwn && row.authorId === reader.personId;
    return {
      ...commentOf(row),
      isOwn,
      mayDelete: isAuthor || (isOwn && reader.role === "OWNER"),
      // Others of the role see the comment alone.
      request: row.partnerId === place.partnerId ? requestOf(row, reader) : null,
    };
  });
  return { comments, total: Number(total), overdue: Number(overdue) };
}

/** The exporter's office that shares a shipment with the office, and its name for the partner. Throws if it is not shared. */
export async function sharedBy(db: Db | Trx, ownerId: string, place: SharedPlace): Promise<{ exporterId: string; partner: string }> {
  const row = await shareAt(db, ownerId, place)
    .select(["sharedWith.exporterOwnerId as exporterId", "partners.name as partner"])
    .executeTakeFirst();
  if (!row) throw shipmentNotFound();
  return row;
}
