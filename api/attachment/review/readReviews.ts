import type { Db } from "../../db/database.ts";
import { findAttachment } from "../../shipment/rows/attachmentRows.ts";

const most = 20;

/** The newest rounds about a file with their reviewers and decisions, the newest first. Throws "not found" for an unknown file. */
export async function readReviews(db: Db, ownerId: string, place: { shipmentId: string; key: string }) {
  const { key } = await findAttachment(db, ownerId, { ...place, type: "" });
  const rounds = await db
    .selectFrom("reviews")
    .select(["id", "state", "askedBy", "askedByName", "message", "createdAt as askedAt"])
    .where("ownerId", "=", ownerId)
    .where("key", "=", key)
    .orderBy("createdAt", "desc")
    .orderBy("id", "desc")
    .limit(most)
    .execute();
  const ids = ["", ...rounds.map(({ id }) => id)];
  const reviewers = await db
    .selectFrom("reviewers")
    .select(["reviewId", "kind", "reviewerId as id", "name", "state"])
    .where("ownerId", "=", ownerId)
    .where("reviewId", "in", ids)
    .orderBy("position")
    .execute();
  const decisions = await db
    .selectFrom("decisions")
    .select(["reviewId", "outcome", "kind", "name", "office", "at", "reason"])
    .where("ownerId", "=", ownerId)
    .where("reviewId", "in", ids)
    .orderBy("at")
    .orderBy("id")
    .execute();
  const of = <Row extends { reviewId: string }>(rows: Row[], round: string) =>
    rows.filter(({ reviewId }) => reviewId === round).map(({ reviewId: _reviewId, ...row }) => row);
  return rounds.map(({ id, ...round }) => ({ ...round, reviewers: of(reviewers, id), decisions: of(decisions, id) }));
}
