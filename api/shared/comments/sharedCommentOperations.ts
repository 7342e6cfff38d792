import { z } from "zod";
import type { SharedComment } from "#domain/comments/comment.ts";
import {
  askedFields,
  commentedKey,
  commentFields,
  commentQuery,
  commentText,
  exampleComment,
  pageAnswer,
} from "../../comment/commentOperations.ts";
import { idOf, succeeded } from "../../openapi/commonFields.ts";
import type { OperationSpec } from "../../openapi/operationSpec.ts";

const tag = "Shared with me";
const place = { partnerId: idOf("partnership"), shipmentId: idOf("shipment") };
const notShared = "It does not exist, or is not shared with the caller's office now.";

export const sharedCommentBody = z.object({ text: commentText, key: commentedKey }).meta({
  id: "NewSharedComment",
  example: { text: "The draft is in order." },
  description: "A comment on a shared shipment, for the exporter's office.",
  required: ["text"],
});

const comment = z
  .object({
    ...commentFields,
    isOwn: z.boolean().describe("Whether the caller's office wrote it; else the exporter's did."),
    request: z
      .object(askedFields)
      .meta({
        id: "SharedRequest",
        example: { type: "BILL_OF_LADING", by: "30/11/2026", fulfilledAt: null, isOverdue: false },
        description: "The document that the exporter asks the caller's office for.",
      })
      .nullable()
      .describe("The document that it asks the caller's office for; null: none."),
  })
  .meta({
    id: "SharedComment",
    example: { ...exampleComment, isOwn: false },
    description: "A comment on a shared shipment, as a partner sees it.",
  }) satisfies z.ZodType<SharedComment>;

export const sharedCommentOperations = {
  list: {
    id: "listSharedComments",
    tag,
    summary: "Comments on a shared shipment",
    description: "Those that the exporter shows to the role of the caller's office, its own, and those that ask it for a document.",
    query: { ...place, ...commentQuery },
    answer: pageAnswer(comment),
    refusals: { 404: notShared },
  },
  add: {
    id: "addSharedComment",
    tag,
    summary: "Comment on a shared shipment",
    description: "The exporter's office sees it, and no other partner.",
    query: place,
    body: sharedCommentBody,
    answer: comment,
    isIdempotent: true,
    refusals: {
      404: `${notShared} Or the file is not.`,
      422: "The text is missing or too long, or there are too many comments.",
      429: "The office has written 500 comments in a day; `Retry-After` says when to try again.",
    },
  },
  remove: {
    id: "deleteSharedComment",
    tag,
    summary: "Delete a comment of the own office on a shared shipment",
    query: { ...place, commentId: idOf("comment") },
    answer: succeeded,
    isIdempotent: true,
    description: "Only for who wrote it and for owners of the office.",
    refusals: { 404: notShared },
  },
} satisfies Record<string, OperationSpec>;
