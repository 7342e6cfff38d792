import type { Role } from "#domain/account/role.ts";
import { isLetOut, type AttachmentState } from "#domain/review/attachmentState.ts";
import type { ReviewerChoice } from "#domain/review/review.ts";
import { isPossible, mayAct, stateAfter, type ReviewAct } from "#domain/review/reviewActs.ts";
import type { AuditDraft } from "../../../audit/auditDraft.ts";
import type { ApiContext } from "../../../context.ts";
import type { Trx } from "../../../db/database.ts";
import { Forbidden } from "../../../http/httpErrors.ts";
import { findAttachment, type AttachmentRow } from "../../../shipment/rows/attachmentRows.ts";
import { changedForPartners } from "../../../shipment/save/changedForPartners.ts";
import { touchShipments } from "../../../shipment/save/touchShipment.ts";
import { narrowFormer } from "../../audience/narrowFormer.ts";
import { copiesOf } from "./billCopies.ts";
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
 * Moves a file and all copies of a bill to the state of an act, tells those who are asked, and publishes it. Those who are
 * asked decide at the named copy, about all. Returns the new state, and the entries for the owner's trail. Throws a 409 if the act is not
 * possible now or a newer version exists, and a 403 for who may not do it. Requires the owner's lock.
 */
export async function actOnAttachment(
  trx: Trx,
  context: ApiContext,
  order: ReviewOrder,
): Promise<{ state: AttachmentState; notes: AuditDraft[] }> {
  const { ownerId, shipmentId, key, act, now } = order;
  const file = await findAttachment(trx, ownerId, { shipmentId, key, type: "" });
  const copies = await copiesOf(trx, ownerId, file);
  const firms = await touchShipments(trx, ownerId, { shipmentIds: [shipmentId, ...copies.map((copy) => copy.shipmentId)], now });
  await refuse(trx, order, file);
  const notes = await move(trx, order, file, () => ask(trx, context, order, file));
  for (const place of copies) {
    const copy = await findAttachment(trx, ownerId, { ...place, type: "" });
    const round = { ...roundOf(order), ...place, reviewers: [] };
    notes.push(...(await move(trx, { ...order, ...place, sha256: copy.sha256 }, copy, () => openRound(trx, ownerId, round))));
  }
  const state = stateAfter[act];
  const told = state === "SUBMITTED" ? state : null;
  for (const place of [{ shipmentId, key }, ...copies])
    await publishReview(trx, context, { ownerId, ...place, firmId: firms.get(place.shipmentId) ?? "", state: told, now });
  return { state, notes };
}

/** Moves one file to the state of the act; `open` opens its round where the act asks somebody. */
async function move(trx: Trx, order: ReviewOrder, file: AttachmentRow, open: () => Promise<unknown>): Promise<AuditDraft[]> {
  const { ownerId, shipmentId, key, act, reason, sha256, member, now } = order;
  await changedForPartners(trx, ownerId, { shipmentId, now, keys: [key] });
  // What was let out leaves partners' lists until it is approved again.
  const narrowed =
    isLetOut(file.state) && !isLetOut(stateAfter[act]) ? await narrowFormer(trx, ownerId, { ...order, role: member.role }) : [];
  if (act === "reopen") await endRound(trx, ownerId, { shipmentId, key, state: "WITHDRAWN", now });
  if (act === "submit" || act === "ask") await open();
  const moved = await moveFile(trx, ownerId, file, { state: stateAfter[act], reason, sha256, audience: null, type: null, now });
  return [moved, ...narrowed];
}

/** What a round says of who opens it. */
function roundOf({ member, message, now }: ReviewOrder) {
  return { askedBy: "OFFICE", askedById: member.id, askedByName: member.name, message, now } as const;
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
  const { ownerId, shipmentId, key, message, member, reviewers: chosen } = order;
  const reviewers = await readReviewers(trx, ownerId, { shipmentId, file, askerId: member.id, chosen });
  const asked = await openRound(trx, ownerId, { ...roundOf(order), shipmentId, key, reviewers });
  const whom = chosen.length === 0 ? null : asked;
  await tellAsked(trx, context, { ownerId, file, who: member.name, askerId: member.id, message, reviewers: whom });
}
