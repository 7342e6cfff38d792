import type { FastifyInstance } from "fastify";
import { attachmentMessages } from "#domain/documents/attachment.ts";
import { checkReason, reviewMessages } from "#domain/review/reviewActs.ts";
import { readSignature } from "../../attachment/review/countersignature.ts";
import { fileDigest } from "../../attachment/review/fileDigest.ts";
import { decisionChanges, settle } from "../../attachment/review/actions/settle.ts";
import { readOutsideFile, storeFromOutside } from "../../attachment/storeFromOutside.ts";
import { auditedResult, type AuditDraft } from "../../audit/auditDraft.ts";
import type { ApiContext } from "../../context.ts";
import type { Trx } from "../../db/database.ts";
import { receiveUpload, uploadContent } from "../../files/upload.ts";
import { Forbidden, notFound, throwIfProblems } from "../../http/httpErrors.ts";
import { idempotent } from "../../http/idempotency.ts";
import { parseRequest } from "../../http/requestSchema.ts";
import { sharedBy } from "../sharedBy.ts";
import { findSharedFile } from "../files/sharedFiles.ts";
import { lockShare, ownNote, placeOf, tellExporter } from "../sharedWrites.ts";
import { sharedReviewBody, sharedReviewOperations } from "./sharedReviewOperations.ts";

/** Routes of a partner's uploads to what is shared with its office, and of its decisions where it is asked. */
export function sharedReviewRoutes(app: FastifyInstance, context: ApiContext): void {
  app.post("/v1/shared/attachment/save", { config: { limit: "uploads", spec: sharedReviewOperations.save } }, async (request) => {
    const { ownerId, partnerId, shipmentId } = placeOf(request);
    const refuse = ({ mayUpload }: { mayUpload: boolean }) => {
      if (!mayUpload) throw new Forbidden(reviewMessages.noUploads);
    };
    const { exporterId, exporter, partner, ...share } = await sharedBy(context.db, ownerId, { partnerId, shipmentId });
    refuse(share);
    return await receiveUpload(context, request, (upload) =>
      idempotent(
        context,
        request,
        async (commit) => {
          const { actor, id: requestId } = request;
          const madeBy = { by: "PARTNER", id: partnerId, name: `${actor.name} (${partner})` } as const;
          const file = await readOutsideFile(context, ownerId, upload);
          const given = {
            ownerId: exporterId,
            shipmentId,
            file,
            madeBy,
            actor,
            requestId,
            ownNote: (note: AuditDraft) => ownNote(note, exporter),
          };
          const mayStore = async (trx: Trx) => {
            refuse(await sharedBy(trx, ownerId, { partnerId, shipmentId }));
          };
          return await storeFromOutside(context, { ...given, mayStore }, commit);
        },
        uploadContent(upload),
      ),
    );
  });

  for (const name of ["approve", "reject"] as const) {
    app.post(`/v1/shared/attachment/${name}`, { config: { spec: sharedReviewOperations[name] } }, async (request) => {
      const { ownerId, ...place } = placeOf(request);
      const { partnerId, shipmentId } = place;
      const { key, reason: given, signature: picture } = parseRequest(sharedReviewBody, request.body);
      const reason = name === "reject" ? given.trim() : "";
      throwIfProblems(name === "reject" ? checkReason(reason) : []);
      const signature = name === "approve" ? await readSignature(picture) : null;
      await sharedBy(context.db, ownerId, place);
      return await idempotent(context, request, async (commit) => {
        const file = await findSharedFile(context.db, ownerId, { ...place, key });
        if (!file) throw notFound(attachmentMessages.notFound, "key");
        const sha256 = await fileDigest(context, { ownerId: file.ownerId, shipmentId, key }, name);
        return await commit(async (trx) => {
          const { exporterId, exporter, partner } = await lockShare(trx, request);
          if (!(await findSharedFile(trx, ownerId, { ...place, key }))) throw notFound(attachmentMessages.notFound, "key");
          const decider = { kind: "PARTNER", id: partnerId, name: request.actor.name, office: partner, address: request.ip } as const;
          const outcome = name === "approve" ? "APPROVED" : "REJECTED";
          const now = context.clock().toISOString();
          const about = { ownerId: exporterId, shipmentId, key, sha256, reason, audience: null, type: null, signature, now };
          const { notes } = await settle(trx, context, { ...about, actor: "PARTNER", decider, outcome });
          await tellExporter(trx, context, request, { exporterId, partner, notes });
          const [first] = notes;
          if (!first) throw new Error("Nothing was noted");
          return auditedResult({ success: true }, ownNote(first, exporter, decisionChanges(outcome, reason)));
        });
      });
    });
  }
}
