import { builder } from "../../builder/builder.ts";
import { connectionOf } from "../../builder/connections/connectionOf.ts";
import { listPages, pageSize, pageWords, readPage } from "../../builder/connections/connections.ts";
import { callCost, type Context } from "../../builder/context.ts";
import { defineNode } from "../../builder/defineNode.ts";
import { joinPair, splitPair } from "../../builder/globalIds.ts";
import { registerNodeLoader } from "../../builder/nodes.ts";
import { optionalCall } from "../../rest/optionalCall.ts";
import { sharedCommentPage, type SharedComment as SharedCommentData } from "../../rest/shapes/comments.ts";
import { CommentRequest } from "../comment/commentRequest.ts";
import { SharedShipment } from "./sharedShipment.ts";

/** A shared shipment by its partnership. */
export type SharedPlace = { partnerId: string; shipmentId: string };
type Row = SharedCommentData & SharedPlace;

const SharedComment = builder.objectRef<Row>("SharedComment");

defineNode(SharedComment, {
  description: "A comment on a shared shipment, as the user's office sees it; it may ask the office for a document.",
  id: { resolve: (row) => joinPair(joinPair(row.partnerId, row.shipmentId), row.commentId), description: "Global id of the comment." },
  fields: (t) => ({
    text: t.exposeString("text", { description: "The comment; may be empty if it asks for a document." }),
    author: t.exposeString("author", { description: "Who wrote it, by the name of that time." }),
    isOwn: t.exposeBoolean("isOwn", { description: "Whether somebody of the user's office wrote it; else somebody of the exporter's." }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "When it was written." }),
    attachmentName: t.string({
      nullable: true,
      description: "The name of the shared file that it is about; null: the shipment.",
      resolve: ({ attachment }) => attachment?.name ?? null,
    }),
    request: t.field({
      type: CommentRequest,
      nullable: true,
      description: "The document that it asks the user's office for; null: none.",
      resolve: ({ request }) => request,
    }),
    mayDelete: t.exposeBoolean("mayDelete", { description: "Whether the user may delete it." }),
  }),
});

registerNodeLoader("SharedComment", async (id, context) => {
  const [place, commentId] = splitPair(id) ?? [];
  const [partnerId, shipmentId] = (place && splitPair(place)) || [];
  return partnerId && shipmentId && commentId ? await findSharedComment({ partnerId, shipmentId }, commentId, context) : null;
});

/** A comment; null if the office sees no such one. */
export async function findSharedComment(place: SharedPlace, commentId: string, context: Context): Promise<Row | null> {
  return (await load(place, { commentId, limit: 1, offset: 0 }, context)).comments[0] ?? null;
}

type Asked = { commentId?: string; limit: number; offset: number };

async function load({ partnerId, shipmentId }: SharedPlace, { limit, offset, ...filter }: Asked, { rest }: Context) {
  const query = { partnerId, shipmentId, ...filter, limit: String(limit), offset: String(offset) };
  const page = await optionalCall(() => rest.get("/v1/shared/comment", query, sharedCommentPage));
  return { ...page, comments: page.comments.map((comment) => ({ ...comment, partnerId, shipmentId })) };
}

const SharedCommentList = connectionOf(SharedComment, {
  edge: "A comment on a shared shipment and its position in the list.",
  page: "A page of comments on a shared shipment.",
});
export const SharedCommentEdge = SharedCommentList.Edge;

builder.objectField(SharedShipment, "comments", (t) =>
  t.connection(
    {
      type: SharedComment,
      description: `The comments that the user's office sees, the newest first: for its role, its own, and those that ask it for a document; ${pageWords(listPages)}.`,
      complexity: (args) => ({ field: callCost, multiplier: pageSize(args, listPages) }),
      resolve: (place, args, context) =>
        readPage(
          args,
          listPages,
          (asked) => load(place, asked, context),
          ({ comments }) => comments,
        ),
    },
    SharedCommentList.Connection,
    SharedCommentEdge,
  ),
);
