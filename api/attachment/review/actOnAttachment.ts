import { audienceWords, readAudience, storedAudience } from "#domain/partners/audience.ts";
import type { Role } from "#domain/account/role.ts";
import type { PartnerRole } from "#domain/partners/partner.ts";
import { shortAddress } from "#domain/http/clientNetwork.ts";
import { attachmentStateNames } from "#domain/review/attachmentState.ts";
import type { ReviewState } from "#domain/review/review.ts";
import { impossibleText, isPossible, mayAct, reviewMessages, stateAfter, type ReviewAct } from "#domain/review/reviewActs.ts";
import { fieldChange, type AuditDraft } from "../../audit/auditDraft.ts";
import type { Trx } from "../../db/database.ts";
import { newId } from "../../db/id.ts";
import { officeName } from "../../firm/officeName.ts";
import { Forbidden, ProblemError } from "../../http/httpErrors.ts";
import { findAttachment, type AttachmentRow } from "../../shipment/rows/attachmentRows.ts";
import { changedForPartners } from "../../shipment/save/changedForPartners.ts";
import { readReviewSettings } from "./reviewSettings.ts";

/** What a member does about a file; `sha256` is that of its bytes, `audience` whom an approved one is visible to, null as before. */
export type ReviewOrder = {
  ownerId: string;
  shipmentId: string;
  key: string;
  act: ReviewAct;
  reason: string;
  audience: readonly PartnerRole[] | null;
  sha256: string;
  member: { id: string; name: string; role: Role; address: string };
  /** ISO instant. */
  now: string;
};

/**
 * Moves a file to the state of an act. The caller has locked the owner and the shipment's row, so that of two deciders the second
 * finds the decision of the first. Throws a 409 if the act is not possible now or a newer version exists, and a 403 for the submitter under
 * four eyes.
 */
export async function actOnAttachment(trx: Trx, order: ReviewOrder): Promise<AuditDraft> {
  const { ownerId, shipmentId, key, act, reason, audience, sha256, member, now } = order;
  const file = await findAttachment(trx, ownerId, { shipmentId, key, type: "" });
  if (!isPossible(act, file.state)) throw conflict(await textOfState(trx, ownerId, file));
  // Its maker sends another one; a bill that was rejected is replaced by another bill.
  if (act === "submit" && file.state === "REJECTED" && file.madeBy !== "OFFICE") throw conflict(await textOfState(trx, ownerId, file));
  if (!mayAct(act, file.state, member.role)) throw new Forbidden("Only an owner can do this");
  if (act !== "reopen" && (await isSuperseded(trx, ownerId, file))) throw conflict(reviewMessages.superseded);
  const round = await openRound(trx, order);
  if (act === "approve" || act === "reject") {
    const { fourEyes } = await readReviewSettings(trx, ownerId);
    if (act === "approve" && fourEyes && round.askedById === member.id) throw new Forbidden(reviewMessages.fourEyes);
    await trx
      .insertInto("decisions")
      .values({
        ownerId,
        id: newId(),
        reviewId: round.id,
        key,
        outcome: act === "approve" ? "APPROVED" : "REJECTED",
        kind: "OFFICE",
        deciderId: member.id,
        name: member.name,
        office: await officeName(trx, ownerId),
        sha256,
        at: now,
        ip: shortAddress(member.address),
        reason,
      })
      .execute();
  }
  const state = stateAfter[act];
  const shown = audience === null ? file.audience : storedAudience(audience);
  await changedForPartners(trx, ownerId, { shipmentId, now, keys: [key] });
  await trx
    .updateTable("attachments")
    .set({ state, audience: shown, sha256, updatedAt: now })
    .where("ownerId", "=", ownerId)
    .where("shipmentId", "=", shipmentId)
    .where("key", "=", key)
    .execute();
  await changedForPartners(trx, ownerId, { shipmentId, now, keys: [key] });
  const changes = [
    ...fieldChange("state", attachmentStateNames[file.state], attachmentStateNames[state]),
    ...fieldChange("reason", "", reason),
    ...(audience === null ? [] : fieldChange("audience", audienceWords(readAudience(file.audience)), audienceWords(audience))),
  ];
  return { action: "CHANGED", noun: "ATTACHMENT", entityId: key, shipmentId, name: file.name, changes };
}

/** The file's open round, opened by a submission and ended by a decision or by reopening. */
async function openRound(trx: Trx, { ownerId, key, act, member, now }: ReviewOrder): Promise<{ id: string; askedById: string }> {
  if (act === "submit") {
    const round = { id: newId(), askedById: member.id };
    const asked = { ...round, askedBy: "OFFICE", askedByName: member.name, message: "", createdAt: now } as const;
    await endRound(trx, ownerId, { key, state: "WITHDRAWN" });
    await trx
      .insertInto("reviews")
      .values({ ownerId, key, state: "OPEN", ...asked })
      .execute();
    return round;
  }
  const ended = await endRound(trx, ownerId, { key, state: act === "approve" ? "APPROVED" : act === "reject" ? "REJECTED" : "WITHDRAWN" });
  if (ended === undefined && (act === "approve" || act === "reject")) throw new Error(`The submitted file ${key} has no open round`);
  return ended ?? { id: "", askedById: "" };
}

async function endRound(trx: Trx, ownerId: string, { key, state }: { key: string; state: ReviewState }) {
  return await trx
    .updateTable("reviews")
    .set({ state })
    .where("ownerId", "=", ownerId)
    .where("key", "=", key)
    .where("state", "=", "OPEN")
    .returning(["id", "askedById"])
    .executeTakeFirst();
}

async function isSuperseded(trx: Trx, ownerId: string, { shipmentId, series, version }: AttachmentRow): Promise<boolean> {
  if (series === null || version === null) return false;
  const newer = await trx
    .selectFrom("documentModels")
    .select("key")
    .where("ownerId", "=", ownerId)
    .where("shipmentId", "=", shipmentId)
    .where("series", "=", series)
    .where("version", ">", version)
    .limit(1)
    .executeTakeFirst();
  return newer !== undefined;
}

/** The state in words, with who decided last. */
async function textOfState(trx: Trx, ownerId: string, { key, state }: AttachmentRow): Promise<string> {
  const text = impossibleText(state);
  if (state !== "APPROVED" && state !== "REJECTED") return text;
  const last = await trx
    .selectFrom("decisions")
    .select("name")
    .where("ownerId", "=", ownerId)
    .where("key", "=", key)
    .orderBy("at", "desc")
    .limit(1)
    .executeTakeFirst();
  return last ? `${text}, by ${last.name}` : text;
}

function conflict(message: string): ProblemError {
  return new ProblemError([{ message, code: "CONFLICT", field: ["key"] }]);
}
