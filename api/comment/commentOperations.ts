import { z } from "zod";
import type { Comment } from "#domain/comments/comment.ts";
import { commentLimits } from "#domain/comments/commentInput.ts";
import { attachmentTypes } from "#domain/documents/attachment.ts";
import { partnerRoles } from "#domain/partners/partner.ts";
import { text } from "../http/requestSchema.ts";
import { dayPattern, idOf, instant, succeeded } from "../openapi/commonFields.ts";
import type { OperationSpec } from "../openapi/operationSpec.ts";

const tag = "Comments";
const query = { shipmentId: idOf("shipment") };

export const commentText = text(Infinity).describe(
  `The comment, of at most ${commentLimits.characters} characters. Characters that cannot be seen are removed.`,
);
export const commentedKey = text().meta({
  description: "The key of an attachment of the shipment that it is about; empty or omitted: the shipment.",
  example: "2f6c1d9a04b84e7f",
});

const lastDay = text().meta({ description: "The last day as DD/MM/YYYY; empty or omitted: none.", pattern: dayPattern });

const requestBody = z
  .object({
    type: text().meta({ description: "The type of the document that is asked for.", enum: attachmentTypes }),
    by: lastDay,
    partnerId: text().describe("The partner that is asked; it has to see the shipment."),
  })
  .meta({
    id: "DocumentRequest",
    example: { type: "BILL_OF_LADING", by: "30/11/2026", partnerId: "0195f3a2-7c1b-7000-8000-1f2e3d4c5b6a" },
    description: "Which document is asked for.",
    required: ["type", "partnerId"],
  });

export const commentBody = z
  .object({
    text: commentText,
    key: commentedKey,
    audience: z
      .array(z.enum(partnerRoles))
      .max(partnerRoles.length)
      .nullish()
      .transform((chosen) => chosen ?? [])
      .meta({ description: "The roles of partners who see it; empty or omitted: internal. A request has none.", example: ["CHA"] }),
    request: requestBody
      .nullish()
      .transform((request) => request ?? null)
      .describe("The document that the comment asks for; null or omitted: none."),
  })
  .meta({
    id: "NewComment",
    example: { text: "The vessel is delayed by two days.", audience: ["CHA"] },
    description: "A comment on a shipment or one of its attachments.",
    required: ["text"],
  });

export const lastDayBody = z
  .object({ by: lastDay })
  .meta({ id: "RequestLastDay", example: { by: "05/12/2026" }, description: "Until when a document is asked for." });

/** What both sides read of the document that a comment asks for. */
export const askedFields = {
  type: z.enum(attachmentTypes).describe("The type of the document that is asked for."),
  by: z.string().meta({ pattern: dayPattern, description: "The last day, as DD/MM/YYYY; empty without one.", example: "30/11/2026" }),
  fulfilledAt: instant("When a file of the type came; null while none is there.").nullable(),
  isOverdue: z.boolean().describe("Whether the last day has passed, in UTC, and no file of the type is there."),
};

/** What both sides read of a comment. */
export const commentFields = {
  commentId: z.string().describe("The comment's id."),
  text: z.string().describe("The comment; may be empty if it asks for a document."),
  attachment: z
    .object({ key: z.string().describe("The file's key."), name: z.string().describe("The file's name with extension.") })
    .meta({ id: "CommentedFile", example: { key: "2f6c1d9a04b84e7f", name: "Bill of lading.pdf" }, description: "What it is about." })
    .nullable()
    .describe("The attachment that it is about; null: the shipment."),
  author: z.string().describe("Who wrote it, by the name of that time."),
  createdAt: instant("When it was written."),
  mayDelete: z.boolean().describe("Whether the caller may delete it."),
};

export const exampleComment = {
  commentId: "0195f3a2-7c1b-7000-8000-1f2e3d4c5b6a",
  text: "The vessel is delayed by two days.",
  attachment: null,
  author: "Asha Mehta",
  createdAt: "2026-11-12T09:30:00.000Z",
  mayDelete: true,
  request: null,
} as const;

const comment = z
  .object({
    ...commentFields,
    audience: z.array(z.enum(partnerRoles)).describe("The roles of partners who see it; empty: internal, but for the partner itself."),
    partner: z.string().nullable().describe("The partner that wrote it, by the exporter's name for it; null: the exporter's office."),
    request: z
      .object({
        ...askedFields,
        partnerId: z.string().describe("The id of the partner that is asked."),
        partner: z.string().describe("Its name."),
      })
      .meta({
        id: "CommentRequest",
        example: {
          type: "BILL_OF_LADING",
          by: "30/11/2026",
          fulfilledAt: null,
          isOverdue: false,
          partnerId: "0195f3a2",
          partner: "Mundra",
        },
        description: "The document that a comment asks for.",
      })
      .nullable()
      .describe("The document that it asks for; null: none."),
  })
  .meta({
    id: "Comment",
    example: { ...exampleComment, audience: ["CHA"], partner: null },
    description: "A comment on a shipment or one of its attachments.",
  }) satisfies z.ZodType<Comment>;

/** The filters and the page of a list of comments. */
export const commentQuery = {
  key: z.string().optional().describe("Only those about this attachment."),
  commentId: z.string().optional().describe("Only this comment."),
  limit: z.string().optional().meta({ description: "Maximum number of comments; 100, and at most 100.", example: "100" }),
  offset: z.string().optional().meta({ description: "The number of comments to skip; 0 when omitted.", example: "0" }),
};

/** A page of comments of one side. */
export function pageAnswer<T extends z.ZodType>(one: T) {
  return z.object({
    comments: z.array(one).describe("The page, the newest comment first."),
    total: z.number().meta({ description: "How many comments there are.", example: 1 }),
    overdue: z.number().meta({ description: "How many of them ask for a document that is overdue.", example: 0 }),
  });
}

export const commentOperations = {
  list: {
    id: "listComments",
    tag,
    summary: "Comments on a shipment",
    query: { ...query, ...commentQuery },
    answer: pageAnswer(comment),
    refusals: { 404: "The shipment does not exist." },
  },
  add: {
    id: "addComment",
    tag,
    summary: "Comment on a shipment, or ask a partner for a document",
    description:
      "Internal comments are seen by the office alone, others also by the partners of the roles in `audience`. A request is seen by the partner that it asks, and is fulfilled by the next file of its type.",
    query,
    body: commentBody,
    answer: comment,
    isIdempotent: true,
    refusals: {
      404: "The shipment or the attachment does not exist.",
      422: "The text is missing or too long, the request is incomplete, its partner does not see the shipment, or the shipment is full.",
      429: "The office has written 500 comments in a day; `Retry-After` says when to try again.",
    },
  },
  setDay: {
    id: "setRequestDay",
    tag,
    summary: "Change the last day of a request",
    description: "Only for who asked and for owners, while the document has not come. The partner that is asked hears of it.",
    query: { ...query, commentId: idOf("comment") },
    body: lastDayBody,
    answer: comment,
    refusals: {
      404: "The shipment or the comment does not exist.",
      409: "The document has come.",
      422: "The day has passed, is too far away or is no day, or the comment asks for no document.",
    },
  },
  remove: {
    id: "deleteComment",
    tag,
    summary: "Delete a comment",
    query: { ...query, commentId: idOf("comment") },
    answer: succeeded,
    isIdempotent: true,
    description: "Only for who wrote it and for owners.",
    refusals: { 404: "The shipment or the comment does not exist." },
  },
} satisfies Record<string, OperationSpec>;
