import type { AttachmentType } from "#domain/documents/attachment.ts";
import { invalid } from "#domain/http/problem.ts";
import type { Role } from "#domain/account/role.ts";
import type { PartnerRole } from "#domain/partners/partner.ts";
import type { AttachmentState } from "#domain/review/attachmentState.ts";
import type { DecisionOutcome, ReviewerChoice } from "#domain/review/review.ts";
import { isPossible, mayAct, reviewMessages, stateAfter, type ReviewAct } from "#domain/review/reviewActs.ts";
import type { AuditDraft } from "../../audit/auditDraft.ts";
import type { ApiContext } from "../../context.ts";
import type { Trx } from "../../db/database.ts";
import { officeName } from "../../firm/officeName.ts";
import { Forbidden, ProblemError } from "../../http/httpErrors.ts";
import { findAttachment, type AttachmentRow } from "../../shipment/rows/attachmentRows.ts";
import { changedForPartners } from "../../shipment/save/changedForPartners.ts";
import { decide, type Decider } from "./decide.ts";
import { moveFile } from "./moveFile.ts";
import { readReviewers } from "./readReviewers.ts";
import { refusedByState, refuseSuperseded } from "./refusals.ts";
import { tellAsked, tellDecided } from "./reviewNews.ts";
import { endRound, openRound } from "./rounds.ts";

/**
 * What a member does about a file. `sha256` is that of its bytes, `audience` whom an approved one is visible to and `type` what it is, null as
 * before; `reviewers` and `message` are for those who are asked.
 */
export type ReviewOrder = {
  ownerId: string;
  shipmentId: string;
  key: string;
  act: ReviewAct;
  reason: string;
  audience: readonly PartnerRole[] | null;
  type: AttachmentType | null;
  reviewers: readonly ReviewerChoice[];
  message: string;
  sha256: string;
  member: { id: string; name: string; role: Role; address: string };
  /** ISO instant. */
  now: string;
};

/**
 * Moves a file to the state of an act, and tells those whom it concerns. The caller has locked the owner and the shipment's row, so
 * that of two deciders the second finds the decision of the first. Throws a 409 if the act is not possible now or a newer version exists, and
 * a 403 for who may not do it.
 */
export async function actOnAttachment(
  trx: Trx,
  context: ApiContext,
  order: ReviewOrder,
): Promise<{ state: AttachmentState; note: AuditDraft }> {
  const { ownerId, shipmentId, key, act, reason, sha256, now } = order;
  const file = await findAttachment(trx, ownerId, { shipmentId, key, type: "" });
  await refuse(trx, order, file);
  await changedForPartners(trx, ownerId, { shipmentId, now, keys: [key] });
  const state = await carryOut(trx, context, order, file);
  const { audience, type } = act === "approve" ? order : { audience: null, type: null };
  if (type !== null && type !== file.kind && file.version !== null)
    throw new ProblemError([invalid(reviewMessages.typeOfGenerated, "type")]);
  if (act === "reopen") await endRound(trx, ownerId, { key, state: "WITHDRAWN" });
  if (act === "submit" || act === "ask") await ask(trx, context, order, file);
  return { state, note: await moveFile(trx, ownerId, file, { state, reason, sha256, audience, type, now }) };
}

async function refuse(trx: Trx, { ownerId, act, member }: ReviewOrder, file: AttachmentRow): Promise<void> {
  if (!isPossible(act, file.state)) throw await refusedByState(trx, ownerId, file);
  // Its maker sends another one; a bill that was rejected is replaced by another bill.
  if (file.state === "REJECTED" && file.madeBy !== "OFFICE") throw await refusedByState(trx, ownerId, file);
  if (!mayAct(act, file.state, member.role)) throw new Forbidden("Only an owner can do this");
  if (act !== "reopen") await refuseSuperseded(trx, ownerId, file);
}

/** The state that the act leads to; a decision is recorded. */
async function carryOut(trx: Trx, context: ApiContext, order: ReviewOrder, file: AttachmentRow): Promise<AttachmentState> {
  const { ownerId, act, reason, sha256, member, now } = order;
  if (act !== "approve" && act !== "reject") return stateAfter[act];
  const decider = await memberDecider(trx, ownerId, member);
  const outcome: DecisionOutcome = act === "approve" ? "APPROVED" : "REJECTED";
  const decided = await decide(trx, { ownerId, file, outcome, reason, sha256, decider, now });
  await tellDecided(trx, context, { ownerId, file, outcome, reason, decider, decided });
  return decided.state;
}

async function memberDecider(trx: Trx, ownerId: string, { id, name, address }: ReviewOrder["member"]): Promise<Decider> {
  return { kind: "OFFICE", id, name, office: await officeName(trx, ownerId), address };
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

/** Decides the copies of a bill as a member has decided one of them. Returns the entries for the owner's trail. */
export async function decideCopies(
  trx: Trx,
  { ownerId, reason, member, now }: ReviewOrder,
  { outcome, copies }: { outcome: DecisionOutcome; copies: readonly { shipmentId: string; key: string }[] },
): Promise<AuditDraft[]> {
  const decider = await memberDecider(trx, ownerId, member);
  const notes: AuditDraft[] = [];
  for (const { shipmentId, key } of copies) {
    const file = await findAttachment(trx, ownerId, { shipmentId, key, type: "" });
    await changedForPartners(trx, ownerId, { shipmentId, now, keys: [key] });
    const { sha256 } = file;
    await decide(trx, { ownerId, file, outcome, reason, sha256, decider, isCopy: true, now });
    notes.push(await moveFile(trx, ownerId, file, { state: outcome, reason, sha256, audience: null, type: null, now }));
  }
  return notes;
}
