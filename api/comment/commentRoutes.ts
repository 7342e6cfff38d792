import type { FastifyInstance, FastifyRequest } from "fastify";
import {
  checkLastDay,
  checkRequest,
  checkText,
  cleanText,
  commentMessages,
  isAttachmentType,
  type CommentInput,
} from "#domain/comments/commentInput.ts";
import type { Comment } from "#domain/comments/comment.ts";
import { fromDayMonthYear } from "#domain/time/dates.ts";
import { auditedResult, nothingChanged } from "../audit/auditDraft.ts";
import { auditedTransaction } from "../audit/auditedTransaction.ts";
import type { ApiContext } from "../context.ts";
import type { Trx } from "../db/database.ts";
import { lockOwner } from "../db/ownerLock.ts";
import { answer } from "../http/envelope.ts";
import { notFound, throwIfProblems } from "../http/httpErrors.ts";
import { idempotent } from "../http/idempotency.ts";
import { queryText, queryWhole } from "../http/query.ts";
import { parseRequest } from "../http/requestSchema.ts";
import { addComment } from "./addComment.ts";
import { announceComment } from "./announceComment.ts";
import { changeLastDay } from "./changeLastDay.ts";
import { commentBody, commentOperations, lastDayBody } from "./commentOperations.ts";
import { deleteComment } from "./deleteComment.ts";
import { dayOf, readComments, type CommentsAsked, type Reader } from "./readComments.ts";

const maxPage = 100;

/** Routes of comments on an office's own shipments. */
export function commentRoutes(app: FastifyInstance, context: ApiContext): void {
  app.get("/v1/shipment/comment", { config: { spec: commentOperations.list } }, async (request) => {
    const place = { ownerId: request.ownerId, shipmentId: queryText(request, "shipmentId") };
    return answer(await readComments(context.db, place, commentsAsked(request), { ...request, now: context.clock() }));
  });

  app.post("/v1/shipment/comment/add", { config: { spec: commentOperations.add } }, async (request) => {
    const { ownerId, personId, actor, role } = request;
    const now = context.clock();
    const place = { ownerId, shipmentId: queryText(request, "shipmentId") };
    const input = readInput(request.body, now);
    return await idempotent<Comment>(context, request, (commit) =>
      commit(async (trx) => {
        await lockOwner(trx, ownerId);
        const author = { officeId: ownerId, personId, name: actor.name, partnerId: null };
        const comment = { ...place, author, input, now };
        const stored = await addComment(trx, comment);
        const added = await readComment(trx, place, stored.commentId, { personId, role, now });
        await announceComment(trx, context, { comment, stored, partner: null });
        return auditedResult(added, stored.note);
      }),
    );
  });

  app.patch("/v1/shipment/comment", { config: { spec: commentOperations.setDay } }, async (request) => {
    const { ownerId, personId, actor, role } = request;
    const now = context.clock();
    const place = { ownerId, shipmentId: queryText(request, "shipmentId") };
    const commentId = queryText(request, "commentId");
    const by = readDay(parseRequest(lastDayBody, request.body).by);
    throwIfProblems(checkLastDay(by, dayOf({ now }), "by"));
    const changed = await auditedTransaction(context, request, async (trx) => {
      await lockOwner(trx, ownerId);
      const change = { ...place, commentId, by, person: { personId, name: actor.name, role }, now };
      const note = await changeLastDay(trx, context, change);
      const read = await readComment(trx, place, commentId, { personId, role, now });
      return note ? auditedResult(read, note) : nothingChanged(read);
    });
    return answer(changed);
  });

  app.delete("/v1/shipment/comment", { config: { spec: commentOperations.remove } }, async (request) => {
    const { ownerId, personId, role } = request;
    const deletion = { ownerId, shipmentId: queryText(request, "shipmentId"), commentId: queryText(request, "commentId"), partnerId: null };
    return await idempotent(context, request, (commit) =>
      commit(async (trx) => {
        await lockOwner(trx, ownerId);
        const note = await deleteComment(trx, context, { ...deletion, by: { officeId: ownerId, personId, role }, now: context.clock() });
        return auditedResult({ success: true }, note);
      }),
    );
  });
}

/** One comment as its office reads it. Throws for an unknown one. */
async function readComment(trx: Trx, place: { ownerId: string; shipmentId: string }, commentId: string, reader: Reader): Promise<Comment> {
  const [comment] = (await readComments(trx, place, { key: "", commentId, limit: 1, offset: 0 }, reader)).comments;
  if (!comment) throw notFound(commentMessages.notFound, "commentId");
  return comment;
}

/** The filters and the page of a list's query. */
export function commentsAsked(request: FastifyRequest): CommentsAsked {
  const limit = Math.min(queryWhole(request, "limit", maxPage), maxPage);
  return { key: queryText(request, "key"), commentId: queryText(request, "commentId"), limit, offset: queryWhole(request, "offset", 0) };
}

/** Reads and checks the body of a new comment. */
function readInput(sent: unknown, now: Date): CommentInput {
  const { text: entered, key, audience, request } = parseRequest(commentBody, sent);
  const text = cleanText(entered);
  const problems = checkText(text, request !== null);
  if (request === null) {
    throwIfProblems(problems);
    return { text, key, audience, request };
  }
  const { type, by: date, partnerId } = request;
  const by = readDay(date);
  throwIfProblems([...problems, ...checkRequest({ type, by, partnerId }, audience, dayOf({ now }))]);
  return { text, key, audience, request: isAttachmentType(type) ? { type, by, partnerId } : null };
}

/** A day as entered: an ISO day, "" for none, or another text, which a check refuses. */
function readDay(date: string): string {
  return date.trim() === "" ? "" : (fromDayMonthYear(date) ?? date);
}
