import { attachmentTypes, type AttachmentType } from "../documents/attachment.ts";
import { invalid, type Problem } from "../http/problem.ts";
import type { PartnerRole } from "../partners/partner.ts";
import { daysAfter, isDay, type Day } from "../time/dates.ts";
import { withoutUnseen } from "../text/unseen.ts";

/** Lengths in characters, and the most comments of a shipment, of those one partner's, and of an office in a day. */
export const commentLimits = { characters: 4_000, ofShipment: 1_000, ofPartner: 200, aDay: 500 } as const;

export const commentMessages = {
  missing: "Please enter a comment",
  tooLong: `A comment has at most ${commentLimits.characters.toLocaleString("en-US")} characters`,
  notFound: "Comment not found",
  typeUnknown: "Please choose which document to ask for",
  dayUnknown: "Please enter the date as DD/MM/YYYY",
  dayPast: "This date has passed",
  dayFar: "This date is more than two years away",
  partnerMissing: "Please choose whom to ask",
  partnerAway: "This partner does not see the shipment",
  requestIsForOne: "A request is seen by the partner that it asks, and by no other",
  shipmentFull: `A shipment has at most ${commentLimits.ofShipment.toLocaleString("en-US")} comments`,
  partnerFull: `A partner writes at most ${commentLimits.ofPartner} comments on a shipment`,
  notYours: "Only its author or an owner can delete a comment",
  dayNotYours: "Only its author or an owner can change the date of a request",
  noRequest: "This comment asks for no document",
  hasCome: "The document has come",
} as const;

/** Why a partner cannot be asked about a file that is not visible to it. */
export function fileUnseen(partner: string, file: string): string {
  return `${partner} does not see ${file}. Ask on the shipment, or make the file visible to them first`;
}

/** Which document is asked for, of which partner, and by when ("" for no date). */
type RequestInput = { type: AttachmentType; by: Day | ""; partnerId: string };

/** A comment to store: the key of its file is "" for the shipment as a whole. */
export type CommentInput = { text: string; key: string; audience: readonly PartnerRole[]; request: RequestInput | null };

/** A comment's text as it is stored: without characters that cannot be seen, with line feeds alone, trimmed. */
export function cleanText(text: string): string {
  return withoutUnseen(text.replaceAll(/\r\n?/g, "\n")).trim();
}

/** What is wrong with a cleaned text. That of a request may be empty: the document says what is asked. */
export function checkText(text: string, isRequest: boolean): Problem[] {
  if (text === "" && !isRequest) return [invalid(commentMessages.missing, "text")];
  return text.length > commentLimits.characters ? [invalid(commentMessages.tooLong, "text")] : [];
}

/** A day may be yesterday's in UTC where it is still today's elsewhere. */
const behindUtc = -1;
const farDays = 731;

/** What is wrong with a request as sent; `by` is a day, "" or any other text, `today` the day in UTC. */
export function checkRequest(
  { type, by, partnerId }: { type: string; by: string; partnerId: string },
  audience: readonly PartnerRole[],
  today: Day,
): Problem[] {
  const problems: Problem[] = [];
  if (!isAttachmentType(type)) problems.push(invalid(commentMessages.typeUnknown, "request", "type"));
  if (partnerId === "") problems.push(invalid(commentMessages.partnerMissing, "request", "partnerId"));
  if (audience.length > 0) problems.push(invalid(commentMessages.requestIsForOne, "audience"));
  return [...problems, ...checkLastDay(by, today, "request", "by")];
}

/** What is wrong with a request's last day: a day, "" or any other text. `field` is where it was entered, `today` the day in UTC. */
export function checkLastDay(by: string, today: Day, ...field: string[]): Problem[] {
  if (by === "") return [];
  if (!isDay(by)) return [invalid(commentMessages.dayUnknown, ...field)];
  if (by < daysAfter(today, behindUtc)) return [invalid(commentMessages.dayPast, ...field)];
  return by > daysAfter(today, farDays) ? [invalid(commentMessages.dayFar, ...field)] : [];
}

export function isAttachmentType(text: string): text is AttachmentType {
  return attachmentTypes.some((type) => type === text);
}
