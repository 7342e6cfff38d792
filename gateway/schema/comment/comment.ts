import { commentPage, type Comment as CommentData } from "../../rest/shapes/comments.ts";
import { builder } from "../../builder/builder.ts";
import { connectionOf } from "../../builder/connections/connectionOf.ts";
import { listPages, pageSize, pageWords, readPage } from "../../builder/connections/connections.ts";
import { callCost, type Context } from "../../builder/context.ts";
import { defineNode } from "../../builder/defineNode.ts";
import { PartnerRoleEnum } from "../../builder/enums.ts";
import { encodeAttachmentId, joinPair, splitPair } from "../../builder/globalIds.ts";
import { registerNodeLoader } from "../../builder/nodes.ts";
import { optionalCall } from "../../rest/optionalCall.ts";
import { attachmentNotFound, attachmentTarget } from "../attachment/attachment.ts";
import { Shipment } from "../shipment/shipment.ts";
import { CommentRequest } from "./commentRequest.ts";

export type CommentRow = CommentData & { shipmentId: string };

const unsupported = "Null with UPSTREAM_UNSUPPORTED if the service behind the gateway has no comments.";

export const Comment = builder.objectRef<CommentRow>("Comment");

defineNode(Comment, {
  description: "A comment on a shipment or one of its attachments; it may ask a partner for a document.",
  id: { resolve: ({ shipmentId, commentId }) => joinPair(shipmentId, commentId), description: "Global id of the comment." },
  fields: (t) => ({
    text: t.exposeString("text", { description: "The comment; may be empty if it asks for a document." }),
    author: t.exposeString("author", { description: "Who wrote it, by the name of that time." }),
    partner: t.exposeString("partner", {
      nullable: true,
      description: "The partner that wrote it, by the office's name for it; null: somebody of the office did.",
    }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "When it was written." }),
    audience: t.field({
      type: [PartnerRoleEnum],
      description: "The roles of partners who see it; empty: internal, but for the partner that wrote it or is asked.",
      resolve: ({ audience }) => audience,
    }),
    attachmentId: t.id({
      nullable: true,
      description: "Global id of the attachment that it is about; null: the shipment.",
      resolve: ({ shipmentId, attachment }) => attachment && encodeAttachmentId(shipmentId, attachment.key),
    }),
    attachmentName: t.string({
      nullable: true,
      description: "The name of the attachment that it is about; null: the shipment.",
      resolve: ({ attachment }) => attachment?.name ?? null,
    }),
    request: t.field({
      type: CommentRequest,
      nullable: true,
      description: "The document that it asks a partner for; null: none.",
      resolve: ({ request }) => request,
    }),
    mayDelete: t.exposeBoolean("mayDelete", { description: "Whether the user may delete it." }),
  }),
});

registerNodeLoader("Comment", async (id, context) => {
  const [shipmentId, commentId] = splitPair(id) ?? [];
  return shipmentId && commentId ? await findComment({ shipmentId, commentId }, context) : null;
});

/** A comment; null if the user has no such one. */
export async function findComment(asked: { shipmentId: string; commentId: string }, context: Context): Promise<CommentRow | null> {
  const [found] = (await loadComments(asked.shipmentId, { commentId: asked.commentId, limit: 1, offset: 0 }, context)).comments;
  return found ?? null;
}

type Asked = { key?: string; commentId?: string; limit: number; offset: number };

async function loadComments(shipmentId: string, { limit, offset, ...filter }: Asked, { rest }: Context) {
  const query = { shipmentId, ...filter, limit: String(limit), offset: String(offset) };
  const page = await optionalCall(() => rest.get("/v1/shipment/comment", query, commentPage));
  return { ...page, comments: page.comments.map((comment) => ({ ...comment, shipmentId })) };
}

const CommentList = connectionOf(Comment, { edge: "A comment and its position in the list.", page: "A page of comments." });
export const CommentEdge = CommentList.Edge;

builder.objectField(Shipment, "comments", (t) =>
  t.connection(
    {
      type: Comment,
      nullable: true,
      description: `The comments on the shipment and its files, the newest first; ${pageWords(listPages)}. ${unsupported}`,
      args: { attachmentId: t.arg.id({ description: "Global id of an attachment of the shipment: only comments about it." }) },
      complexity: (args) => ({ field: callCost, multiplier: pageSize(args, listPages) }),
      resolve: async ({ shipmentId }, { attachmentId, ...args }, context) => {
        const about = attachmentId ? { key: keyOf(shipmentId, attachmentId) } : {};
        const read = (asked: { limit: number; offset: number }) => loadComments(shipmentId, { ...about, ...asked }, context);
        return await readPage(args, listPages, read, ({ comments }) => comments);
      },
    },
    CommentList.Connection,
    CommentEdge,
  ),
);

builder.objectField(Shipment, "overdueRequestCount", (t) =>
  t.int({
    nullable: true,
    complexity: callCost,
    description: `How many comments ask a partner for a document that is overdue. ${unsupported}`,
    resolve: async ({ shipmentId }, _args, context) => {
      context.chargeCost(callCost);
      return (await loadComments(shipmentId, { limit: 1, offset: 0 }, context)).overdue;
    },
  }),
);

/** The key of an attachment of the shipment. Throws `Refused` for any other id. */
export function keyOf(shipmentId: string, attachmentId: string): string {
  const target = attachmentTarget(attachmentId, "attachmentId");
  if (target.shipmentId !== shipmentId) throw attachmentNotFound("attachmentId");
  return target.key;
}
