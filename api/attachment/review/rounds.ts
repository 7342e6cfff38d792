import type { AttachmentMaker } from "#domain/review/attachmentState.ts";
import type { ReviewerKind, ReviewerState, ReviewState } from "#domain/review/review.ts";
import type { Trx } from "../../db/database.ts";
import { newId } from "../../db/id.ts";
import { endAsk } from "./askLines.ts";

/** Somebody who is asked, by the name of that time, with the office of a partner. */
export type Reviewer = { kind: ReviewerKind; id: string; name: string; officeId: string | null };

/** A round to open; without reviewers each member who may write decides. `now` is an ISO instant. */
type NewRound = {
  shipmentId: string;
  key: string;
  askedBy: AttachmentMaker;
  askedById: string;
  askedByName: string;
  message: string;
  reviewers: readonly Reviewer[];
  now: string;
};

/** The open round of a file with its reviewers in their order. */
export type OpenRound = {
  id: string;
  askedBy: AttachmentMaker;
  askedById: string;
  askedByName: string;
  message: string;
  reviewers: { position: number; kind: ReviewerKind; reviewerId: string; name: string; state: ReviewerState }[];
};

/**
 * Opens a round about a file, in place of the one that is open: members are asked at once, partners when all of them have approved.
 * Returns who is asked now. Requires the owner's lock.
 */
export async function openRound(trx: Trx, ownerId: string, { shipmentId, reviewers, now, ...round }: NewRound): Promise<Reviewer[]> {
  await endRound(trx, ownerId, { shipmentId, key: round.key, state: "WITHDRAWN", now });
  const id = newId();
  await trx
    .insertInto("reviews")
    .values({ ownerId, id, state: "OPEN", ...round, createdAt: now })
    .execute();
  const members = reviewers.filter(({ kind }) => kind === "MEMBER");
  const inOrder = [...members, ...reviewers.filter(({ kind }) => kind === "PARTNER")];
  const asked = members.length > 0 ? members : inOrder;
  const rows = inOrder.map((reviewer, position) => {
    const state: ReviewerState = asked.includes(reviewer) ? "ASKED" : "WAITING";
    return { ownerId, reviewId: id, key: round.key, position, kind: reviewer.kind, reviewerId: reviewer.id, name: reviewer.name, state };
  });
  if (rows.length > 0) await trx.insertInto("reviewers").values(rows).execute();
  return asked;
}

/** The open round of a file; undefined if none is. */
export async function findOpenRound(trx: Trx, ownerId: string, key: string): Promise<OpenRound | undefined> {
  const round = await trx
    .selectFrom("reviews")
    .select(["id", "askedBy", "askedById", "askedByName", "message"])
    .where("ownerId", "=", ownerId)
    .where("key", "=", key)
    .where("state", "=", "OPEN")
    .executeTakeFirst();
  if (!round) return undefined;
  const reviewers = await trx
    .selectFrom("reviewers")
    .select(["position", "kind", "reviewerId", "name", "state"])
    .where("ownerId", "=", ownerId)
    .where("reviewId", "=", round.id)
    .orderBy("position")
    .execute();
  return { ...round, reviewers };
}

/** Ends the open round of a file, if there is one, and asks nobody of it any more. */
export async function endRound(
  trx: Trx,
  ownerId: string,
  { shipmentId, key, state, now }: { shipmentId: string; key: string; state: ReviewState; now: string },
): Promise<void> {
  const ended = await trx
    .updateTable("reviews")
    .set({ state })
    .where("ownerId", "=", ownerId)
    .where("key", "=", key)
    .where("state", "=", "OPEN")
    .returning(["id", "askedById"])
    .executeTakeFirst();
  if (!ended) return;
  const reviewers = await trx
    .selectFrom("reviewers")
    .select(["kind", "reviewerId"])
    .where("ownerId", "=", ownerId)
    .where("reviewId", "=", ended.id)
    .execute();
  await trx
    .updateTable("reviewers")
    .set({ state: "ENDED" })
    .where("ownerId", "=", ownerId)
    .where("reviewId", "=", ended.id)
    .where("state", "in", ["WAITING", "ASKED"])
    .execute();
  await endAsk(trx, ownerId, { shipmentId, key, askerId: ended.askedById, reviewers, now });
}

/** Asks nobody about a file that a newer version replaces: its round can only be taken back. */
export async function askNobody(trx: Trx, ownerId: string, file: { shipmentId: string; key: string; now: string }): Promise<void> {
  const round = await findOpenRound(trx, ownerId, file.key);
  if (round) await endAsk(trx, ownerId, { ...file, askerId: round.askedById, reviewers: round.reviewers });
}

/** Sets the state of one reviewer of a round. */
export async function setReviewer(
  trx: Trx,
  ownerId: string,
  { reviewId, position, state }: { reviewId: string; position: number; state: ReviewerState },
): Promise<void> {
  await trx
    .updateTable("reviewers")
    .set({ state })
    .where("ownerId", "=", ownerId)
    .where("reviewId", "=", reviewId)
    .where("position", "=", position)
    .execute();
}
