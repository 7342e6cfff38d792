import type { FastifyInstance, FastifyRequest } from "fastify";
import { cleanText } from "#domain/comments/commentInput.ts";
import { invalid } from "#domain/http/problem.ts";
import { commonAudience } from "#domain/partners/audience.ts";
import type { AttachmentState } from "#domain/review/attachmentState.ts";
import { checkReason, needsReason, reviewLimits, reviewMessages, stateAfter, type ReviewAct } from "#domain/review/reviewActs.ts";
import { auditedResult } from "../../audit/auditDraft.ts";
import type { ApiContext } from "../../context.ts";
import type { Trx } from "../../db/database.ts";
import { lockOwner } from "../../db/ownerLock.ts";
import { answer } from "../../http/envelope.ts";
import { ProblemError, throwIfProblems } from "../../http/httpErrors.ts";
import { idempotent } from "../../http/idempotency.ts";
import { queryText } from "../../http/query.ts";
import { parseRequest } from "../../http/requestSchema.ts";
import { shipmentSaved } from "../../shipment/save/onShipmentSaved.ts";
import { touchShipment } from "../../shipment/save/touchShipment.ts";
import { actOnAttachment, decideCopies, type ReviewOrder } from "./actOnAttachment.ts";
import { submittedCopies } from "./billCopies.ts";
import { addSignature, readSignature } from "./countersignature.ts";
import { fileDigest } from "./fileDigest.ts";
import { readReviews } from "./readReviews.ts";
import { readReviewsOperation, reviewBody, reviewOperation, reviewRouteActs } from "./reviewOperations.ts";

/** Routes of what members do about the approval of a file. */
export function reviewRoutes(app: FastifyInstance, context: ApiContext): void {
  app.get("/v1/shipment/attachment/review", { config: { spec: readReviewsOperation } }, async (request) => {
    const place = { shipmentId: queryText(request, "shipmentId"), key: queryText(request, "key") };
    return answer({ reviews: await readReviews(context.db, request.ownerId, place) });
  });

  for (const name of reviewRouteActs) {
    app.post(`/v1/shipment/attachment/${name}`, { config: { spec: reviewOperation(name) } }, async (request) => {
      const { signature, ...asked } = readBody(request, name);
      const image = name === "approve" ? await readSignature(signature) : null;
      return await idempotent(context, request, async (commit) => {
        const sha256 = await fileDigest(context, asked, asked.act);
        return await commit(async (trx) => {
          await lockOwner(trx, asked.ownerId);
          await request.stillMay(trx);
          return await carryOut(trx, context, { ...asked, sha256, now: context.clock().toISOString() }, image);
        });
      });
    });
  }
}

/** Reads what a member wants, without what the act does not use. Throws a 422 for a bad reason or message. */
function readBody(request: FastifyRequest, name: (typeof reviewRouteActs)[number]) {
  const { key, audience, type, reviewers, message: entered, signature, reason: given } = parseRequest(reviewBody, request.body);
  const reason = needsReason(name) ? given.trim() : "";
  throwIfProblems(needsReason(name) ? checkReason(reason) : []);
  const chosen = name === "submit" ? (reviewers ?? []) : [];
  const act: ReviewAct = chosen.length > 0 ? "ask" : name;
  const message = name === "submit" ? cleanText(entered) : "";
  if (message.length > reviewLimits.message) throw new ProblemError([invalid(reviewMessages.message, "message")]);
  return {
    ownerId: request.ownerId,
    shipmentId: queryText(request, "shipmentId"),
    key,
    act,
    reason,
    audience: name === "approve" && audience ? commonAudience([audience]) : null,
    type: name === "approve" ? (type ?? null) : null,
    reviewers: chosen,
    message,
    member: { id: request.personId, name: request.actor.name, role: request.role, address: request.ip },
    signature,
  };
}

/** Carries the act out for the file and, of a decision, for the copies of a bill, and publishes what became of each. */
async function carryOut(trx: Trx, context: ApiContext, order: ReviewOrder, image: string | null) {
  const { ownerId, shipmentId, key, act, now } = order;
  const outcome = act === "approve" ? "APPROVED" : act === "reject" ? "REJECTED" : null;
  const copies = outcome === null ? [] : await submittedCopies(trx, ownerId, key);
  const firms = new Map<string, string>();
  // In one order, as every other write locks them.
  for (const id of [...new Set([shipmentId, ...copies.map((copy) => copy.shipmentId)])].toSorted())
    firms.set(id, (await touchShipment(trx, ownerId, { shipmentId: id, now })).firmId);
  const { state, note } = await actOnAttachment(trx, context, order);
  const changes = [...(note.changes ?? []), ...(await addSignature(trx, ownerId, { key, image }))];
  const decided = outcome !== null && state === outcome ? copies : [];
  const others = outcome === null ? [] : await decideCopies(trx, order, { outcome, copies: decided });
  for (const place of [{ shipmentId, key }, ...decided])
    await publishReview(trx, context, {
      ownerId,
      ...place,
      firmId: firms.get(place.shipmentId) ?? "",
      state: outcome === state || isAsked(act) ? state : null,
      now,
    });
  return auditedResult({ success: true, state }, { ...note, changes }, ...others);
}

function isAsked(act: ReviewAct): boolean {
  return stateAfter[act] === "SUBMITTED";
}

const eventTypes: Partial<Record<AttachmentState, "attachment.submitted" | "attachment.approved" | "attachment.rejected">> = {
  SUBMITTED: "attachment.submitted",
  APPROVED: "attachment.approved",
  REJECTED: "attachment.rejected",
};

type Published = { ownerId: string; shipmentId: string; key: string; firmId: string; state: AttachmentState | null; now: string };

/** Publishes that a file was submitted or decided (null: neither), and that its shipment changed. Call it last. */
async function publishReview(trx: Trx, context: ApiContext, { ownerId, shipmentId, key, firmId, state, now }: Published): Promise<void> {
  const type = state && eventTypes[state];
  const event = { firmId, shipmentId, at: now };
  if (type) await context.publish(trx, ownerId, { ...event, type, key });
  await shipmentSaved(trx, context, { ownerId, event: { ...event, type: "shipment.updated", key: null }, hasNewValues: false });
}
