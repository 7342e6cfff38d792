import { isOverdue, type Comment, type CommentedFile } from "#domain/comments/comment.ts";
import { includesRole, type Role } from "#domain/account/role.ts";
import { readAudience } from "#domain/partners/audience.ts";
import { toDayMonthYear } from "#domain/time/dates.ts";
import type { Db, Trx } from "../db/database.ts";
import { refuseUnknownShipment } from "../shipment/save/touchShipment.ts";

/** A page of comments, the newest first, with the number of all, and of requests that are overdue. */
export type CommentPage<T> = { comments: T[]; total: number; overdue: number };

/** Which comments: those about one file or one comment alone, "" for all; and a page of them. */
export type CommentsAsked = { key: string; commentId: string; limit: number; offset: number };

/** The person who reads comments and when: they decide `mayDelete` and what is overdue. */
export type Reader = { personId: string; role: Role; now: Date };

/** A page of a shipment's comments. Throws for an unknown shipment. At most three queries. */
export async function readComments(
  db: Db | Trx,
  { ownerId, shipmentId }: { ownerId: string; shipmentId: string },
  asked: CommentsAsked,
  reader: Reader,
): Promise<CommentPage<Comment>> {
  const { rows, ...counts } = await readPage(commentsAt(db, ownerId, shipmentId), asked, reader);
  if (counts.total === 0) await refuseUnknownShipment(db, ownerId, shipmentId);
  const comments = rows.map((row): Comment => {
    const request = requestOf(row, reader);
    const isAuthor = row.authorOwnerId === ownerId && row.authorId === reader.personId;
    return {
      ...commentOf(row),
      mayDelete: mayDelete(reader.role, isAuthor),
      audience: readAudience(row.audience),
      partner: row.writerName,
      request: request && { ...request, partnerId: row.partnerId ?? "", partner: row.askedName ?? "" },
    };
  });
  return { comments, ...counts };
}

/** All comments of an exporter's shipment, with their files, what was sent for them, who wrote them and whom they ask. A partner's reads narrow it. */
export function commentsAt(db: Db | Trx, ownerId: string, shipmentId: string) {
  return db
    .selectFrom("comments")
    .leftJoin("files", (join) => join.onRef("files.ownerId", "=", "comments.ownerId").onRef("files.key", "=", "comments.key"))
    .leftJoin("attachments as sent", (join) =>
      join
        .onRef("sent.ownerId", "=", "comments.ownerId")
        .onRef("sent.key", "=", "comments.fulfilledKey")
        .on("sent.state", "!=", "REJECTED"),
    )
    .leftJoin("partners as writer", (join) =>
      join.onRef("writer.ownerId", "=", "comments.ownerId").onRef("writer.id", "=", "comments.authorPartnerId"),
    )
    .leftJoin("partners as askedPartner", (join) =>
      join.onRef("askedPartner.ownerId", "=", "comments.ownerId").onRef("askedPartner.id", "=", "comments.partnerId"),
    )
    .where("comments.ownerId", "=", ownerId)
    .where("comments.shipmentId", "=", shipmentId);
}

/** A page of what `visible` selects, for either side, and the counts of all of it. Two queries. */
export async function readPage(visible: ReturnType<typeof commentsAt>, asked: CommentsAsked, reader: Pick<Reader, "now">) {
  const all = visible
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
  const rows = await all
    .select(commentColumns)
    .select(["comments.audience", "comments.partnerId", "writer.name as writerName", "askedPartner.name as askedName"])
    .orderBy("comments.id", "desc")
    .limit(asked.limit)
    .offset(asked.offset)
    .execute();
  return { rows, total: Number(total), overdue: Number(overdue) };
}

/** The columns that both sides read. */
const commentColumns = [
  "comments.id",
  "comments.text",
  "comments.key",
  "files.name as fileName",
  "comments.authorOwnerId",
  "comments.authorId",
  "comments.authorName",
  "comments.createdAt",
  "comments.type",
  "comments.dueDay",
  "comments.fulfilledAt",
  "sent.key as sentKey",
] as const;

type CommentRow = {
  id: string;
  text: string;
  key: string | null;
  fileName: string | null;
  authorName: string;
  createdAt: string;
};

/** What both sides read of a comment, apart from its request. */
export function commentOf({ id, text, key, fileName, authorName, createdAt }: CommentRow) {
  const attachment: CommentedFile = key === null ? null : { key, name: fileName ?? "" };
  return { commentId: id, text, attachment, author: authorName, createdAt };
}

type RequestRow = Pick<RequestColumns, "type" | "dueDay" | "fulfilledAt"> & { sentKey: string | null };
type RequestColumns = { type: NonNullable<Comment["request"]>["type"] | null; dueDay: string; fulfilledAt: string | null };

/** What both sides read of a comment's request; null without one. It waits again once the file that came is deleted or rejected. */
export function requestOf({ type, dueDay, fulfilledAt, sentKey }: RequestRow, reader: Pick<Reader, "now">) {
  if (type === null) return null;
  const isFulfilled = sentKey !== null;
  return {
    type,
    by: dueDay === "" ? "" : toDayMonthYear(dueDay),
    fulfilledAt: isFulfilled ? fulfilledAt : null,
    isOverdue: isOverdue({ by: dueDay, isFulfilled }, dayOf(reader)),
  };
}

/** Whether somebody may delete a comment that their office may delete: an author who only reads by now may not. */
export function mayDelete(role: Role, isAuthor: boolean): boolean {
  return includesRole(role, isAuthor ? "EDITOR" : "OWNER");
}

/** The day in UTC. */
export function dayOf({ now }: { now: Date }): string {
  return now.toISOString().slice(0, 10);
}
