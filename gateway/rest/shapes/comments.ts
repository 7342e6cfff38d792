import { z } from "zod";
import { attachmentTypes } from "#domain/documents/attachment.ts";
import { count, id, instant, maybeInstant, text } from "./parsing/fields.ts";
import { fileAudience } from "./people/partner.ts";

const asked = z.object({ type: z.enum(attachmentTypes), by: text, fulfilledAt: maybeInstant, isOverdue: z.boolean() });

const base = z.object({
  commentId: id,
  text,
  attachment: z.object({ key: id, name: text }).nullable(),
  author: text,
  createdAt: instant,
  mayDelete: z.boolean(),
});

export const comment = base.extend({
  audience: fileAudience,
  partner: z.string().nullable(),
  request: asked.extend({ partnerId: id, partner: text }).nullable(),
});
export const sharedComment = base.extend({ isOwn: z.boolean(), request: asked.nullable() });

export const commentPage = z.object({ comments: z.array(comment), total: count, overdue: count });
export const sharedCommentPage = z.object({ comments: z.array(sharedComment), total: count, overdue: count });

export type Comment = z.output<typeof comment>;
export type SharedComment = z.output<typeof sharedComment>;
