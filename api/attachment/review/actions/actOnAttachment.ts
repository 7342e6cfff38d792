import type { Role } from "#domain/account/role.ts";
import type { AttachmentState } from "#domain/review/attachmentState.ts";
import type { ReviewerChoice } from "#domain/review/review.ts";
import { isPossible, mayAct, stateAfter, type ReviewAct } from "#domain/review/reviewActs.ts";
import type { AuditDraft } from "../../../audit/auditDraft.ts";
import type { ApiContext } from "../../../context.ts";
import type { Trx } from "../../../db/database.ts";
import { Forbidden } from "../../../http/httpErrors.ts";
import { findAttachment, type AttachmentRow } from "../../../shipment/rows/attachmentRows.ts";
import { changedForPartners } from "../../../shipment/save/changedForPartners.ts";
import { touchShipment } from "../../../shipment/save/touchShipment.ts";
import { moveFile } from "./moveFile.ts";
import { publishReview } from "./publishReview.ts";
import { readReviewers } from "../readReviewers.ts";
import { refusedByState, refuseSuperseded } from "../refusals.ts";
import { tellAsked } from "../reviewNews.ts";
import { endRound, openRound } from "../rounds.ts";

/** What a member does about a file besides deciding. `sha256` is that of its bytes; `reviewers` and `message` are for those who are asked. */
export type ReviewOrder = {
  ownerId: string;
  shipmentId: string;
  key: string;
  act: Exclude<ReviewAct, "approve" | "reject">;
  reason: string;
  reviewers: readonly ReviewerChoice[];
  message: string;
  sha256: string;
  member: { id: string; name: string; role: Role; address: string };
  /** ISO instant. */
  now: string;
};

/**
 * Moves a file to the state of an act, tells those who are asked, and publishes it. Returns the new state, and the entry for the
 * owner's trail. Throws a 409 if the act is not possible now or a newer version exists, and a 403 for who may not do it. Requires the owner's
 * lock.
 */
export async function actOnAttachment(
  trx: Trx,
  context: ApiContext,
  order: ReviewOrder,
): Promise<{ state: AttachmentState; notes: AuditDraft[] }> {
  const { ownerId, shipmentId, key, act, reason, sha256, now } = order;
  const { firmId } = await touchShipment(trx, ownerId, { shipmentId, now });
  const file = await findAttachment(trx, ownerId, { shipmentId, key, type: "" });
  await refuse(trx, order, file);
  await changedForPartners(trx, ownerId, { shipmentId, now, keys: [key] });
  const state = stateAfter[act];
  if (act === "reopen") await endRound(trx, ownerId, { key, state: "WITHDRAWN" });
  if (act === "submit" || act === "ask") await ask(trx, context, order, file);
  const note = await moveFile(trx, ownerId, file, { state, reason, sha256, audience: null, type: null, now });
  await publishReview(trx, context, { ownerId, shipmentId, key, firmId, state: state === "SUBMITTED" ? state : null, now });
  return { state, notes: [note] };
}

async function refuse(trx: Trx, { ownerId, act, member }: ReviewOrder, file: AttachmentRow): Promise<void> {
  if (!isPossible(act, file.state)) throw await refusedByState(trx, ownerId, file);
  // Its maker sends another one; a bill that was rejected is replaced by another bill.
  if (file.state === "REJECTED" && file.madeBy !== "OFFICE") throw await refusedByState(trx, ownerId, file);
  if (!mayAct(act, file.state, member.role)) throw new Forbidden("Only an owner can do this");
  if (act !== "reopen") await refuseSuperseded(trx, ownerId, file);
}

/** Asks the reviewers, or without any each member who may write. */
async function ask(trx: Trx, context: ApiContext, order: ReviewOrder, file: AttachmentRow): Promise<void> {
  const { ownerId, shipmentId, key, message, member, reviewers: chosen, now } = order;
  const reviewers = await readReviewers(trx, ownerId, { shipmentId, askerId: member.id, chosen });
  const by = { askedBy: "OFFICE", askedById: member.id, askedByName: member.name } as const;
  const asked = await openRound(trx, ownerId, { key, ...by, message, reviewers, now });
  const whom = chosen.length === 0 ? null : asked;
  await tellAsked(trx, context, { ownerId, file, who: member.name, askerId: member.id, message, reviewers: whom });
}
