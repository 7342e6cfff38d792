import type { FastifyInstance } from "fastify";
import { attachmentMessages } from "#domain/documents/attachment.ts";
import type { SharedComment } from "#domain/comments/comment.ts";
import { checkText, cleanText, commentMessages } from "#domain/comments/commentInput.ts";
import { auditedResult } from "../../audit/auditDraft.ts";
import { addComment } from "../../comment/addComment.ts";
import { announceComment } from "../../comment/announceComment.ts";
import { commentsAsked } from "../../comment/commentRoutes.ts";
import { deleteComment } from "../../comment/deleteComment.ts";
import type { ApiContext } from "../../context.ts";
import type { Db, Trx } from "../../db/database.ts";
import { answer } from "../../http/envelope.ts";
import { notFound, throwIfProblems } from "../../http/httpErrors.ts";
import { idempotent } from "../../http/idempotency.ts";
import { queryText } from "../../http/query.ts";
import { parseRequest } from "../../http/requestSchema.ts";
import { sharedBy } from "../sharedBy.ts";
import { findSharedFile } from "../files/sharedFiles.ts";
import { lockShare, ownNote, placeOf, tellExporter } from "../sharedWrites.ts";
import { readSharedComments } from "./sharedComments.ts";
import { sharedCommentBody, sharedCommentOperations } from "./sharedCommentOperations.ts";

/** Routes of a partner's comments on what is shared with its office. */
export function sharedCommentRoutes(app: FastifyInstance, context: ApiContext): void {
  app.get("/v1/shared/comment", { config: { spec: sharedCommentOperations.list } }, async (request) =>
    answer(await readSharedComments(context.db, placeOf(request), commentsAsked(request), { ...request, now: context.clock() })),
  );

  app.post("/v1/shared/comment/add", { config: { spec: sharedCommentOperations.add } }, async (request) => {
    const { personId, actor, role } = request;
    const now = context.clock();
    const place = placeOf(request);
    const { text: entered, key } = parseRequest(sharedCommentBody, request.body);
    const text = cleanText(entered);
    throwIfProblems(checkText(text, false));
    const refuseUnseen = async (db: Db | Trx) => {
      if (key !== "" && !(await findSharedFile(db, place.ownerId, { ...place, key }))) throw notFound(attachmentMessages.notFound, "key");
    };
    // A repeated request gets the kept answer, which names the file.
    await sharedBy(context.db, place.ownerId, place);
    await refuseUnseen(context.db);
    return await idempotent<SharedComment>(context, request, (commit) =>
      commit(async (trx) => {
        const { exporterId, exporter, partner } = await lockShare(trx, request);
        await refuseUnseen(trx);
        const author = { officeId: place.ownerId, personId, name: actor.name, partnerId: place.partnerId };
        const input = { text, key, audience: [], request: null };
        const comment = { ownerId: exporterId, shipmentId: place.shipmentId, author, input, now };
        const stored = await addComment(trx, comment);
        await tellExporter(trx, context, request, { exporterId, partner, notes: [stored.note] });
        const asked = { key: "", commentId: stored.commentId, limit: 1, offset: 0 };
        const [added] = (await readSharedComments(trx, place, asked, { personId, role, now })).comments;
        if (!added) throw notFound(commentMessages.notFound, "commentId");
        await announceComment(trx, context, { comment, stored, partner });
        return auditedResult(added, ownNote(stored.note, exporter));
      }),
    );
  });

  app.delete("/v1/shared/comment", { config: { spec: sharedCommentOperations.remove } }, async (request) => {
    const { ownerId: officeId, personId, role } = request;
    const { partnerId, shipmentId } = placeOf(request);
    const commentId = queryText(request, "commentId");
    return await idempotent(context, request, (commit) =>
      commit(async (trx) => {
        const { exporterId, exporter, partner } = await lockShare(trx, request);
        const by = { officeId, personId, role };
        const note = await deleteComment(trx, context, { ownerId: exporterId, shipmentId, commentId, partnerId, by, now: context.clock() });
        await tellExporter(trx, context, request, { exporterId, partner, notes: [note] });
        return auditedResult({ success: true }, ownNote(note, exporter));
      }),
    );
  });
}
