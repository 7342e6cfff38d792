import type { Db } from "../../db/database.ts";
import { findAttachment } from "../../shipment/rows/attachmentRows.ts";
import { findReviewer } from "./readReviewers.ts";

/** How many rounds are read, and separately how many decisions of visitors of links. */
const most = 20;

/**
 * The newest rounds about a file with their reviewers and decisions, the newest first. What visitors of links decided takes no place
 * of the others. Of the open round, `canDecide` says who still can. Throws "not found" for an unknown file.
 */
export async function readReviews(db: Db, ownerId: string, place: { shipmentId: string; key: string }) {
  const { key } = await findAttachment(db, ownerId, { ...place, type: "" });
  const rounds = await readRounds(db, ownerId, key);
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
  const asked: ((typeof reviewers)[number] & { canDecide: boolean })[] = [];
  for (const reviewer of reviewers) {
    const isAsked = reviewer.state === "WAITING" || reviewer.state === "ASKED";
    const { shipmentId } = place;
    asked.push({ ...reviewer, canDecide: isAsked && Boolean(await findReviewer(db, ownerId, { shipmentId, ...reviewer })) });
  }
  return rounds.map(({ id, ...round }) => ({ ...round, reviewers: of(asked, id), decisions: of(decisions, id) }));
}

async function readRounds(db: Db, ownerId: string, key: string) {
  const all = db
    .selectFrom("reviews")
    .select(["id", "state", "askedBy", "askedByName", "message", "createdAt as askedAt"])
    .where("ownerId", "=", ownerId)
    .where("key", "=", key);
  const ofVisitors = db
    .selectFrom("decisions")
    .select("decisions.reviewId")
    .where("decisions.ownerId", "=", ownerId)
    .where("decisions.key", "=", key)
    .where("decisions.kind", "=", "LINK");
  const others = await all.where("id", "not in", ofVisitors).orderBy("createdAt", "desc").orderBy("id", "desc").limit(most).execute();
  const visitors = await all
    .where("id", "in", ofVisitors)
    // The newest of each link first: who has one address pushes out no visitor of another.
    .orderBy(({ fn }) =>
      fn.agg("row_number").over((over) => over.partitionBy("askedById").orderBy("createdAt", "desc").orderBy("id", "desc")),
    )
    .orderBy("createdAt", "desc")
    .orderBy("id", "desc")
    .limit(most)
    .execute();
  return [...others, ...visitors].toSorted((one, other) => (one.askedAt + one.id < other.askedAt + other.id ? 1 : -1));
}
