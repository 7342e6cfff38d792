import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { attachmentStates, type AttachmentState } from "#domain/review/attachmentState.ts";
import { checkReason, needsReason, reviewActs, stateAfter, type ReviewAct } from "#domain/review/reviewActs.ts";
import { commonAudience } from "#domain/partners/audience.ts";
import { auditedResult } from "../../audit/auditDraft.ts";
import type { ApiContext } from "../../context.ts";
import { lockOwner } from "../../db/ownerLock.ts";
import { hashOf } from "../../files/contentHash.ts";
import { localPath, withFolder } from "../../files/localFiles.ts";
import { throwIfProblems } from "../../http/httpErrors.ts";
import { idempotent } from "../../http/idempotency.ts";
import { queryText } from "../../http/query.ts";
import { parseRequest, text } from "../../http/requestSchema.ts";
import { idOf, succeeded } from "../../openapi/commonFields.ts";
import type { OperationSpec } from "../../openapi/operationSpec.ts";
import { findAttachment } from "../../shipment/rows/attachmentRows.ts";
import { shipmentSaved } from "../../shipment/save/onShipmentSaved.ts";
import { touchShipment } from "../../shipment/save/touchShipment.ts";
import { roles } from "../audience/audienceBody.ts";
import { actOnAttachment } from "./actOnAttachment.ts";
import { addSignature, countersignature, readSignature } from "./countersignature.ts";

const reviewBody = z
  .object({
    key: text().describe("The file's key."),
    reason: text(1000).describe("Why, in 3 to 500 characters: required to reject and to reopen, ignored otherwise."),
    signature: countersignature,
    audience: roles.nullish().describe("The roles of partners who may see the file when it is approved; as before when omitted."),
  })
  .meta({
    id: "AttachmentReview",
    example: { key: "2f6c1d9a04b84e7f", reason: "The vessel is another one" },
    description: "A file of a shipment whose approval moves on.",
    required: ["key"],
  });

const summaries: Record<ReviewAct, string> = {
  submit: "Submit an attachment for approval",
  approve: "Approve an attachment",
  reject: "Reject an attachment",
  finalise: "Make an attachment final",
  reopen: "Make a draft of an attachment again",
};

function specOf(act: ReviewAct): OperationSpec {
  return {
    id: `${act}Attachment`,
    tag: "Attachments",
    summary: summaries[act],
    description: "A decision is stored with the SHA-256 of the file. Only an owner reopens a final file.",
    query: { shipmentId: idOf("shipment") },
    body: reviewBody,
    answer: succeeded.extend({ state: z.enum(attachmentStates).describe("The state of the file from now on.") }),
    isIdempotent: true,
    refusals: {
      404: "The shipment or the attachment does not exist.",
      409: "The file is in another state, which the message names with who decided, or a newer version exists.",
      422: "The reason is missing, too short or too long.",
    },
  };
}

/** Routes of what members do about the approval of a file. */
export function reviewRoutes(app: FastifyInstance, context: ApiContext): void {
  for (const act of reviewActs) {
    app.post(`/v1/shipment/attachment/${act}`, { config: { spec: specOf(act) } }, async (request) => {
      const place = { ownerId: request.ownerId, shipmentId: queryText(request, "shipmentId") };
      const { key, audience, signature, ...body } = parseRequest(reviewBody, request.body);
      const reason = needsReason(act) ? body.reason.trim() : "";
      throwIfProblems(needsReason(act) ? checkReason(reason) : []);
      const image = act === "approve" ? await readSignature(signature) : null;
      const sha256 = await digestOf(context, { ...place, key });
      const member = { id: request.personId, name: request.actor.name, role: request.role, address: request.ip };
      return await idempotent(context, request, (commit) =>
        commit(async (trx) => {
          const now = context.clock().toISOString();
          await lockOwner(trx, place.ownerId);
          await request.stillMay(trx);
          const { firmId } = await touchShipment(trx, place.ownerId, { ...place, now });
          const shown = act === "approve" && audience ? commonAudience([audience]) : null;
          const note = await actOnAttachment(trx, { ...place, key, act, reason, audience: shown, sha256, member, now });
          const changes = [...(note.changes ?? []), ...(await addSignature(trx, place.ownerId, { key, image }))];
          const event = { type: "shipment.updated", firmId, shipmentId: place.shipmentId, key: null, at: now } as const;
          await shipmentSaved(trx, context, { ownerId: place.ownerId, event, hasNewValues: false });
          const state: AttachmentState = stateAfter[act];
          return auditedResult({ success: true, state }, { ...note, changes });
        }),
      );
    });
  }
}

/** The SHA-256 of a stored file; files from before it was kept are read. */
async function digestOf(
  context: ApiContext,
  { ownerId, shipmentId, key }: { ownerId: string; shipmentId: string; key: string },
): Promise<string> {
  const { sha256, size } = await findAttachment(context.db, ownerId, { shipmentId, key, type: "" });
  if (sha256 !== "") return sha256;
  return await withFolder(context, async (folder) => await hashOf({ path: await localPath(context, folder, { ownerId, key }), size }));
}
