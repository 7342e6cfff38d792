import { attachmentMessages, type AttachmentType } from "#domain/documents/attachment.ts";
import type { AuditChange } from "#domain/audit/auditTrail.ts";
import { invalid } from "#domain/http/problem.ts";
import type { PartnerRole } from "#domain/partners/partner.ts";
import { attachmentStateNames, type AttachmentState } from "#domain/review/attachmentState.ts";
import type { DecisionOutcome } from "#domain/review/review.ts";
import { mayAct, reviewMessages, type ReviewActor } from "#domain/review/reviewActs.ts";
import { fieldChange, type AuditDraft } from "../../../audit/auditDraft.ts";
import type { ApiContext } from "../../../context.ts";
import type { Trx } from "../../../db/database.ts";
import { ProblemError } from "../../../http/httpErrors.ts";
import { findAttachment, type AttachmentRow } from "../../../shipment/rows/attachmentRows.ts";
import { changedForPartners } from "../../../shipment/save/changedForPartners.ts";
import { touchShipments } from "../../../shipment/save/touchShipment.ts";
import { copiesOf, isBrokersBill, refuseAskedElsewhere } from "./billCopies.ts";
import { addSignature } from "../countersignature.ts";
import { decide, type Decider } from "../decide.ts";
import { moveFile } from "./moveFile.ts";
import { publishReview } from "./publishReview.ts";
import { refusedByState, refuseSuperseded } from "../refusals.ts";
import { tellDecided } from "../reviewNews.ts";

/** A decision of a member or a partner about a submitted file, as `Decision` and `Move` describe its parts. */
export type Settlement = {
  ownerId: string;
  shipmentId: string;
  key: string;
  actor: ReviewActor;
  decider: Decider;
  outcome: DecisionOutcome;
  reason: string;
  sha256: string;
  audience: readonly PartnerRole[] | null;
  type: AttachmentType | null;
  /** The picture of the decider's signature as it is stored; null without one. */
  signature: string | null;
  now: string;
};

/**
 * Carries out a decision about a file and all copies of a bill, tells those whom it concerns, and publishes it. Returns the state of
 * the file, and the entries for the owner's trail. Throws as `decide`, and a 409 if the file is in another state or a newer version exists.
 * Requires the owner's lock.
 */
export async function settle(trx: Trx, context: ApiContext, given: Settlement): Promise<{ state: AttachmentState; notes: AuditDraft[] }> {
  const { ownerId, shipmentId, key, outcome, now } = given;
  const file = await findAttachment(trx, ownerId, { shipmentId, key, type: "" });
  const copies = await copiesOf(trx, ownerId, file);
  const firms = await touchShipments(trx, ownerId, { shipmentIds: [shipmentId, ...copies.map((copy) => copy.shipmentId)], now });
  await refuse(trx, given, file);
  // A partner that is not asked at this copy learns of nobody who is asked elsewhere: `decide` does not find it.
  if (given.actor !== "PARTNER") await refuseAskedElsewhere(trx, ownerId, copies);
  const { state, note } = await decideOne(trx, context, given, file);
  const notes = [note];
  const decided = state === outcome ? copies : [];
  for (const copy of decided) notes.push(await decideCopy(trx, given, copy));
  const changed = state === outcome ? outcome : null;
  for (const place of [{ shipmentId, key }, ...decided])
    await publishReview(trx, context, { ownerId, ...place, firmId: firms.get(place.shipmentId) ?? "", state: changed, now });
  return { state, notes };
}

async function refuse(trx: Trx, { ownerId, actor, decider, outcome, type }: Settlement, file: AttachmentRow): Promise<void> {
  if (!mayAct(outcome === "APPROVED" ? "approve" : "reject", file.state, actor))
    throw await refusedByState(trx, ownerId, file, actor === "PARTNER" ? decider.id : null);
  await refuseSuperseded(trx, ownerId, file);
  if (type === null || type === file.kind) return;
  if (file.version !== null) throw new ProblemError([invalid(reviewMessages.typeOfGenerated, "type")]);
  if (await isBrokersBill(trx, ownerId, file.key)) throw new ProblemError([invalid(attachmentMessages.typeOfBill, "type")]);
}

async function decideOne(trx: Trx, context: ApiContext, given: Settlement, file: AttachmentRow) {
  const { ownerId, shipmentId, key, decider, outcome, reason, signature, now } = given;
  await changedForPartners(trx, ownerId, { shipmentId, now, keys: [key] });
  const decided = await decide(trx, { ...given, file });
  const note = await moveFile(trx, ownerId, file, { ...given, state: decided.state });
  await tellDecided(trx, context, { ownerId, file, outcome, reason, decider, decided });
  // While others are still asked, the state is as before.
  const own = decided.state === outcome ? [] : decisionChanges(outcome, "");
  const changes = [...own, ...(note.changes ?? []), ...(await addSignature(trx, ownerId, { key, image: signature }))];
  const signed: AuditDraft = { ...note, changes };
  return { state: decided.state, note: signed };
}

/** A decision as a trail tells it: what was decided, and why. */
export function decisionChanges(outcome: DecisionOutcome, reason: string): AuditChange[] {
  return [...fieldChange("decision", "", attachmentStateNames[outcome]), ...fieldChange("reason", "", reason)];
}

/** Decides a copy as the bill was decided, for everybody who is asked about it. */
async function decideCopy(trx: Trx, given: Settlement, copy: { shipmentId: string; key: string }): Promise<AuditDraft> {
  const { ownerId, outcome, now } = given;
  const file = await findAttachment(trx, ownerId, { ...copy, type: "" });
  await changedForPartners(trx, ownerId, { shipmentId: copy.shipmentId, now, keys: [copy.key] });
  const { sha256 } = file;
  await decide(trx, { ...given, sha256, file, isCopy: true });
  return await moveFile(trx, ownerId, file, { ...given, sha256, state: outcome, audience: null, type: null });
}
