import { commentLimits } from "#domain/comments/commentInput.ts";
import { builder } from "../../builder/builder.ts";
import { toCursor } from "../../builder/connections/connections.ts";
import { encodeId, joinPair, splitPair } from "../../builder/globalIds.ts";
import { errorsField, outcome } from "../../builder/payload.ts";
import { optionalCall } from "../../rest/optionalCall.ts";
import { sharedComment } from "../../rest/shapes/comments.ts";
import { ignoredResponse } from "../../rest/shapes/simpleResponses.ts";
import { commentTarget, fieldOf } from "../comment/commentMutations.ts";
import { findSharedComment, SharedCommentEdge } from "./sharedComments.ts";
import { sharedKey, sharedTarget } from "./sharedTarget.ts";

builder.relayMutationField(
  "addSharedComment",
  {
    description: "A comment on a shared shipment or one of its files.",
    inputFields: (t) => ({
      sharedShipmentId: t.id({ required: true, description: "Global id of the SharedShipment." }),
      attachmentId: t.id({ description: "Global id of the SharedAttachment that it is about; the shipment if omitted." }),
      text: t.string({ required: true, description: `The comment, at most ${commentLimits.characters} characters.` }),
    }),
  },
  {
    description: "Comments on a shared shipment. The exporter's office sees it, and no other partner. Not for a viewer.",
    resolve: (_root, { input }, { rest }) =>
      outcome(
        async () => {
          const [partnerId, shipmentId] = sharedTarget(input.sharedShipmentId);
          const body = { text: input.text, ...(input.attachmentId && { key: sharedKey(input.attachmentId, { partnerId, shipmentId }) }) };
          const call = { method: "POST" as const, path: "/v1/shared/comment/add", query: { partnerId, shipmentId }, body };
          const { commentId } = await optionalCall(() => rest.write(call, sharedComment));
          return { shipmentId: joinPair(partnerId, shipmentId), id: commentId };
        },
        ([first = "", ...steps]) => (first === "shipmentId" ? ["sharedShipmentId"] : fieldOf([first, ...steps])),
      ),
  },
  {
    description: "The comment, or why it was not stored.",
    outputFields: (t) => ({
      commentEdge: t.field({
        type: SharedCommentEdge,
        nullable: true,
        description: "The comment with its cursor, to be put before a list; null with errors.",
        resolve: async ({ shipmentId: place, id }, _args, context) => {
          const [partnerId, shipmentId] = (place && splitPair(place)) || [];
          const node = partnerId && shipmentId && id ? await findSharedComment({ partnerId, shipmentId }, id, context) : null;
          return node && { node, cursor: toCursor(0) };
        },
      }),
      errors: errorsField(t),
    }),
  },
);

builder.relayMutationField(
  "deleteSharedComment",
  {
    description: "The own office's comment to delete.",
    inputFields: (t) => ({ id: t.id({ required: true, description: "Global id of a SharedComment of the user's office." }) }),
  },
  {
    description: "Deletes a comment of the user's office on a shared shipment. Only for who wrote it and for owners of the office.",
    resolve: (_root, { input }, { rest }) =>
      outcome(
        async () => {
          const [place, commentId] = commentTarget("SharedComment", input.id);
          const [partnerId = "", shipmentId = ""] = splitPair(place) ?? [];
          const query = { partnerId, shipmentId, commentId };
          await optionalCall(() => rest.write({ method: "DELETE", path: "/v1/shared/comment", query }, ignoredResponse));
          return { shipmentId: place, id: commentId };
        },
        () => ["id"],
      ),
  },
  {
    description: "The id of the deleted comment of the own office, or why it was not deleted.",
    outputFields: (t) => ({
      deletedCommentId: t.id({
        nullable: true,
        description: "Global id of the deleted comment; null with errors.",
        resolve: ({ shipmentId: place, id }) => (place && id ? encodeId("SharedComment", joinPair(place, id)) : null),
      }),
      errors: errorsField(t),
    }),
  },
);
