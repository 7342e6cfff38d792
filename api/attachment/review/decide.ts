import { attachmentMessages } from "#domain/documents/attachment.ts";
import { shortAddress } from "#domain/http/clientNetwork.ts";
import type { AttachmentMaker, AttachmentState } from "#domain/review/attachmentState.ts";
import type { DecisionOutcome } from "#domain/review/review.ts";
import { reviewMessages } from "#domain/review/reviewActs.ts";
import type { Trx } from "../../db/database.ts";
import { newId } from "../../db/id.ts";
import { conflict, Forbidden, notFound } from "../../http/httpErrors.ts";
import { endAsk } from "./askLines.ts";
import { refusedByState } from "./refusals.ts";
import { readReviewSettings } from "./reviewSettings.ts";
import { endRound, findOpenRound, setReviewer, type OpenRound } from "./rounds.ts";
import type { AttachmentRow } from "../../shipment/rows/attachmentRows.ts";

/** Who decides: a member, a partner or the visitor of a link, by its id, the person's and the office's name, and the address. */
export type Decider = { kind: AttachmentMaker; id: string; name: string; office: string; address: string };

/** A decision about a submitted file, whose bytes have this SHA-256. `now` is an ISO instant. */
export type Decision = {
  ownerId: string;
  file: AttachmentRow;
  outcome: DecisionOutcome;
  reason: string;
  sha256: string;
  decider: Decider;
  /** Decides for everybody who is asked: the file is a copy of one that was decided. */
  isCopy?: boolean;
  now: string;
};

/** The state of the file after a decision, and who is asked next. */
export type Decided = { state: AttachmentState; round: OpenRound; askedNext: OpenRound["reviewers"] };

/**
 * Records a decision in the file's open round. All who are asked have to approve, members before partners; one rejection ends the
 * round. Without reviewers any member who may write decides. Throws a 403 for a member who is not asked and for the submitter under four
 * eyes, a 404 for such a partner, and a 409 for somebody who has decided. Requires the owner's lock and the shipment's.
 */
export async function decide(trx: Trx, decision: Decision): Promise<Decided> {
  const { ownerId, file, outcome, decider, isCopy = false, now } = decision;
  const { shipmentId, key } = file;
  if (file.state !== "SUBMITTED") throw await refusedByState(trx, ownerId, file);
  const round = await findOpenRound(trx, ownerId, key);
  if (!round) throw new Error(`The submitted file ${key} has no open round`);
  const own = isCopy ? undefined : ownPlace(round, decider);
  await refuseOwn(trx, decision, round);
  await writeDecision(trx, decision, round.id);
  if (outcome === "REJECTED" || own === undefined) {
    await endRound(trx, ownerId, { shipmentId, key, state: outcome, now });
    if (own) await setReviewer(trx, ownerId, { reviewId: round.id, position: own.position, state: outcome });
    return { state: outcome, round, askedNext: [] };
  }
  await setReviewer(trx, ownerId, { reviewId: round.id, position: own.position, state: outcome });
  await endAsk(trx, ownerId, { shipmentId, key, askerId: round.askedById, reviewers: [own], now });
  const others = round.reviewers.filter(({ position }) => position !== own.position);
  if (others.some(({ state }) => state === "ASKED")) return { state: "SUBMITTED", round, askedNext: [] };
  const askedNext = others.filter(({ state }) => state === "WAITING");
  for (const { position } of askedNext) await setReviewer(trx, ownerId, { reviewId: round.id, position, state: "ASKED" });
  if (askedNext.length > 0) return { state: "SUBMITTED", round, askedNext };
  await endRound(trx, ownerId, { shipmentId, key, state: "APPROVED", now });
  return { state: "APPROVED", round, askedNext: [] };
}

/** The decider's place among the reviewers; undefined if the office decides as a whole. */
function ownPlace({ reviewers }: OpenRound, { kind, id }: Decider): OpenRound["reviewers"][number] | undefined {
  const isOffice = kind === "OFFICE";
  if (reviewers.length === 0 && isOffice) return undefined;
  const own = reviewers.find((one) => one.kind === (isOffice ? "MEMBER" : "PARTNER") && one.reviewerId === id);
  if (own?.state === "ASKED") return own;
  if (own?.state === "APPROVED") throw conflict("You have approved this document", "key");
  if (!isOffice) throw notFound(attachmentMessages.notFound, "key");
  throw new Forbidden(reviewMessages.othersAsked(reviewers.filter(({ state }) => state === "ASKED").map(({ name }) => name)));
}

async function refuseOwn(trx: Trx, { ownerId, file, outcome, decider }: Decision, { askedBy, askedById }: OpenRound): Promise<void> {
  if (outcome !== "APPROVED" || decider.kind !== "OFFICE") return;
  if (!(await readReviewSettings(trx, ownerId)).fourEyes) return;
  if (askedBy === "OFFICE" && askedById === decider.id) throw new Forbidden(reviewMessages.fourEyes);
  // Who has made a link may be its only visitor (R-1081), also once somebody else has submitted the file.
  if ((await linkMaker(trx, ownerId, file)) === decider.id) throw new Forbidden(reviewMessages.linkMaker);
}

/** The member who made the address by which a file came; "" if it came by no link. */
export async function linkMaker(trx: Trx, ownerId: string, { key }: AttachmentRow): Promise<string> {
  const files = trx.selectFrom("attachments").select("linkMakerId").where("ownerId", "=", ownerId);
  return (await files.where("key", "=", key).executeTakeFirst())?.linkMakerId ?? "";
}

/** Stores a decision of a round. It is never changed. */
async function writeDecision(trx: Trx, decision: Omit<Decision, "isCopy">, reviewId: string): Promise<void> {
  const { ownerId, file, outcome, reason, sha256, decider, now } = decision;
  const { kind, id: deciderId, name, office, address } = decider;
  const by = { kind, deciderId, name, office, ip: shortAddress(address) };
  await trx
    .insertInto("decisions")
    .values({ ownerId, id: newId(), reviewId, key: file.key, outcome, sha256, reason, at: now, ...by })
    .execute();
}

/**
 * Records what the visitor of a link thinks of an approved file, in a separate round: the office is notified, and the file keeps its
 * state. Throws a 409 for a file in another state. Requires the owner's lock.
 */
export async function decideByLink(trx: Trx, decision: Omit<Decision, "isCopy">): Promise<void> {
  const { ownerId, file, outcome, decider, now } = decision;
  if (file.state !== "APPROVED") throw await refusedByState(trx, ownerId, file);
  const id = newId();
  const asked = { askedBy: decider.kind, askedById: decider.id, askedByName: decider.name, message: "" };
  await trx
    .insertInto("reviews")
    .values({ ownerId, id, key: file.key, state: outcome, ...asked, createdAt: now })
    .execute();
  await writeDecision(trx, decision, id);
}
