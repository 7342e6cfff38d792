import { commentLimits, commentMessages } from "#domain/comments/commentInput.ts";
import { toDayMonthYear } from "#domain/time/dates.ts";
import { builder } from "../../builder/builder.ts";
import { toCursor } from "../../builder/connections/connections.ts";
import { AttachmentTypeEnum, PartnerRoleEnum } from "../../builder/enums.ts";
import { decodeId, encodeId, joinPair, splitPair } from "../../builder/globalIds.ts";
import { targetId } from "../../builder/nodes.ts";
import { errorsField, outcome } from "../../builder/payload.ts";
import { Refused } from "../../errors/errors.ts";
import { optionalCall } from "../../rest/optionalCall.ts";
import { comment } from "../../rest/shapes/comments.ts";
import { ignoredResponse } from "../../rest/shapes/simpleResponses.ts";
import { shipmentField } from "../attachment/attachmentPayload.ts";
import { Comment, CommentEdge, findComment, keyOf } from "./comment.ts";

const RequestInput = builder.inputType("CommentRequestInput", {
  description: "A document to ask a partner for.",
  fields: (t) => ({
    type: t.field({ type: AttachmentTypeEnum, required: true, description: "What kind of paper to ask for." }),
    by: t.field({ type: "Date", description: 'The last day, such as "2026-11-30"; none if omitted.' }),
    partnerId: t.id({ required: true, description: "Global id of a partner that sees the shipment." }),
  }),
});

builder.relayMutationField(
  "addComment",
  {
    description: "A comment on a shipment or one of its attachments.",
    inputFields: (t) => ({
      shipmentId: t.id({ required: true, description: "Global id of the shipment." }),
      attachmentId: t.id({ description: "Global id of the attachment that it is about; the shipment if omitted." }),
      text: t.string({
        required: true,
        description: `The comment, at most ${commentLimits.characters} characters; empty only with a request.`,
      }),
      audience: t.field({
        type: [PartnerRoleEnum],
        description: "The roles of partners who see it; internal if empty or omitted. A request has none.",
      }),
      request: t.field({ type: RequestInput, description: "The document that it asks a partner for; none if omitted." }),
    }),
  },
  {
    description: "Comments on a shipment, or asks a partner for a document. Not for a viewer.",
    resolve: (_root, { input }, { rest }) =>
      outcome(async () => {
        const shipmentId = targetId("Shipment", input.shipmentId, "Shipment", "shipmentId");
        const { text, audience, request } = input;
        const body = {
          text,
          ...(input.attachmentId && { key: keyOf(shipmentId, input.attachmentId) }),
          audience: audience ?? [],
          request: request && {
            type: request.type,
            by: request.by ? toDayMonthYear(request.by) : "",
            partnerId: targetId("Partner", request.partnerId, "Partner", "request", "partnerId"),
          },
        };
        const call = { method: "POST" as const, path: "/v1/shipment/comment/add", query: { shipmentId }, body };
        const { commentId } = await optionalCall(() => rest.write(call, comment));
        return { shipmentId, id: commentId };
      }, fieldOf),
  },
  {
    description: "The comment and its shipment.",
    outputFields: (t) => ({
      commentEdge: t.field({
        type: CommentEdge,
        nullable: true,
        description: "The comment with its cursor, to be put before a list; null with errors.",
        resolve: async ({ shipmentId, id }, _args, context) => {
          const node = shipmentId && id ? await findComment({ shipmentId, commentId: id }, context) : null;
          return node && { node, cursor: toCursor(0) };
        },
      }),
      shipment: shipmentField(t),
      errors: errorsField(t),
    }),
  },
);

builder.relayMutationField(
  "setRequestDay",
  {
    description: "Until when a comment asks for a document.",
    inputFields: (t) => ({
      id: t.id({ required: true, description: "Global id of a comment that asks for a document." }),
      by: t.field({ type: "Date", description: 'The last day, such as "2026-12-05"; none if null or omitted.' }),
    }),
  },
  {
    description: "Changes the last day of a request that waits. Only for who asked and for owners.",
    resolve: (_root, { input }, { rest }) =>
      outcome(async () => {
        const [shipmentId, commentId] = commentTarget("Comment", input.id);
        const call = {
          method: "PATCH" as const,
          path: "/v1/shipment/comment",
          query: { shipmentId, commentId },
          body: { by: input.by ? toDayMonthYear(input.by) : "" },
        };
        await optionalCall(() => rest.write(call, comment));
        return { shipmentId, id: commentId };
      }, fieldOf),
  },
  {
    description: "The comment with its new day, and its shipment.",
    outputFields: (t) => ({
      comment: t.field({
        type: Comment,
        nullable: true,
        description: "The comment; null with errors.",
        resolve: async ({ shipmentId, id }, _args, context) =>
          shipmentId && id ? await findComment({ shipmentId, commentId: id }, context) : null,
      }),
      shipment: shipmentField(t),
      errors: errorsField(t),
    }),
  },
);

builder.relayMutationField(
  "deleteComment",
  {
    description: "The comment to delete.",
    inputFields: (t) => ({ id: t.id({ required: true, description: "Global id of the comment." }) }),
  },
  {
    description: "Deletes a comment and its request. Only for who wrote it and for owners.",
    resolve: (_root, { input }, { rest }) =>
      outcome(async () => {
        const [shipmentId, commentId] = commentTarget("Comment", input.id);
        const query = { shipmentId, commentId };
        await optionalCall(() => rest.write({ method: "DELETE", path: "/v1/shipment/comment", query }, ignoredResponse));
        return { shipmentId, id: commentId };
      }, fieldOf),
  },
  {
    description: "The id of the deleted comment, or why it was not deleted.",
    outputFields: (t) => ({
      deletedCommentId: t.id({
        nullable: true,
        description: "Global id of the deleted comment; null with errors.",
        resolve: ({ shipmentId, id }) => (shipmentId && id ? encodeId("Comment", joinPair(shipmentId, id)) : null),
      }),
      shipment: shipmentField(t),
      errors: errorsField(t),
    }),
  },
);

/** The two ids in a comment's global id. Throws `Refused` for any other id. */
export function commentTarget(type: "Comment" | "SharedComment", globalId: string): [place: string, commentId: string] {
  const decoded = decodeId(globalId);
  const pair = decoded?.type === type ? splitPair(decoded.id) : null;
  if (!pair) throw new Refused([{ message: commentMessages.notFound, code: "NOT_FOUND", field: ["id"] }]);
  return pair;
}

/** REST names a comment by `commentId` and an attachment by its key. */
export function fieldOf([first = "", ...rest]: string[]): string[] {
  const names: Record<string, string> = { commentId: "id", key: "attachmentId" };
  return [names[first] ?? first, ...rest];
}
