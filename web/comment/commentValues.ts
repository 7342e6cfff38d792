import { checkRequest, checkText, cleanText } from "#domain/comments/commentInput.ts";
import type { AttachmentType } from "#domain/documents/attachment.ts";
import type { Problem } from "#domain/http/problem.ts";
import type { PartnerRole } from "#domain/partners/partner.ts";
import { localDay } from "#domain/time/dates.ts";

/** What is entered of a comment: with `isRequest` it asks for a document, else `audience` sees it. Days as date inputs have them. */
export type CommentValues = {
  text: string;
  isRequest: boolean;
  audience: PartnerRole[];
  request: { type: AttachmentType | ""; by: string; partnerId: string };
};

export function emptyComment(asksFor: AttachmentType | null): CommentValues {
  return { text: "", isRequest: asksFor !== null, audience: [], request: { type: asksFor ?? "", by: "", partnerId: "" } };
}

/** What of the text was typed since a comment was sent. */
export function typedSince(sent: string, now: string): string {
  return now.startsWith(sent) ? now.slice(sent.length).trimStart() : now;
}

/** What is wrong with a comment before it is sent. */
export function problemsOf({ text, isRequest, request }: CommentValues): Problem[] {
  const problems = checkText(cleanText(text), isRequest);
  return isRequest ? [...problems, ...checkRequest(request, [], localDay(new Date()))] : problems;
}

/** The part of a mutation's input that says who sees the comment or what it asks for. */
export function addressedTo({ isRequest, audience, request: { type, by, partnerId } }: CommentValues) {
  if (!isRequest || type === "") return { audience };
  return { request: { type, by: by || null, partnerId } };
}
