import type { FastifyInstance, FastifyRequest } from "fastify";
import { cleanText } from "#domain/comments/commentInput.ts";
import { invalid } from "#domain/http/problem.ts";
import { commonAudience } from "#domain/partners/audience.ts";
import { checkReason, needsReason, reviewLimits, reviewMessages, type ReviewAct } from "#domain/review/reviewActs.ts";
import { auditedResult } from "../../audit/auditDraft.ts";
import type { ApiContext } from "../../context.ts";
import type { Trx } from "../../db/database.ts";
import { lockOwner } from "../../db/ownerLock.ts";
import { officeName } from "../../firm/officeName.ts";
import { answer } from "../../http/envelope.ts";
import { ProblemError, throwIfProblems } from "../../http/httpErrors.ts";
import { idempotent } from "../../http/idempotency.ts";
import { queryText } from "../../http/query.ts";
import { parseRequest } from "../../http/requestSchema.ts";
import { actOnAttachment } from "./actions/actOnAttachment.ts";
import { readSignature } from "./countersignature.ts";
import { fileDigest } from "./fileDigest.ts";
import { readReviews } from "./readReviews.ts";
import { readReviewsOperation, reviewBody, reviewOperation, reviewRouteActs } from "./reviewOperations.ts";
import { settle } from "./actions/settle.ts";

/** Routes of what members do about the approval of a file. */
export function reviewRoutes(app: FastifyInstance, context: ApiContext): void {
  app.get("/v1/shipment/attachment/review", { config: { spec: readReviewsOperation } }, async (request) => {
    const place = { shipmentId: queryText(request, "shipmentId"), key: queryText(request, "key") };
    return answer({ reviews: await readReviews(context.db, request.ownerId, place) });
  });

  for (const name of reviewRouteActs) {
    app.post(`/v1/shipment/attachment/${name}`, { config: { spec: reviewOperation(name) } }, async (request) => {
      const { signature: picture, ...asked } = readBody(request, name);
      const signature = asked.act === "approve" ? await readSignature(picture) : null;
      return await idempotent(context, request, async (commit) => {
        const sha256 = await fileDigest(context, asked, asked.act);
        return await commit(async (trx) => {
          await lockOwner(trx, asked.ownerId);
          const now = context.clock().toISOString();
          const { state, notes } = await carryOut(trx, context, { ...asked, sha256, signature, now });
          const [first, ...others] = notes;
          if (!first) throw new Error("Nothing was noted");
          return auditedResult({ success: true, state }, first, ...others);
        });
      });
    });
  }
}

type Asked = Omit<ReturnType<typeof readBody>, "signature"> & { sha256: string; signature: string | null; now: string };

async function carryOut(trx: Trx, context: ApiContext, { act, ...asked }: Asked) {
  if (act !== "approve" && act !== "reject") return await actOnAttachment(trx, context, { ...asked, act });
  const { id, name, role: actor, address } = asked.member;
  const decider = { kind: "OFFICE", id, name, office: await officeName(trx, asked.ownerId), address } as const;
  return await settle(trx, context, { ...asked, actor, decider, outcome: act === "approve" ? "APPROVED" : "REJECTED" });
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
