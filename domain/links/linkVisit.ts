import { isEmail } from "../account/account.ts";
import type { AttachmentType } from "../documents/attachment.ts";
import { invalid, type Problem } from "../http/problem.ts";
import type { SharedMilestone } from "../partners/sharedShipment.ts";
import type { DecisionOutcome } from "../review/review.ts";
import type { LinkRights } from "./shareLink.ts";

/** A live link: what it asks for before it shows anything, and what it shows, which is null before. It does not say whose it is. */
export type LinkVisit = { hasPassword: boolean; asksName: boolean; content: LinkContent | null };

/** A document as a visitor sees it. The addresses end with the visit, or earlier with the link. */
export type LinkDocument = {
  key: string;
  name: string;
  type: AttachmentType;
  sizeInMB: number;
  sizeInBytes: number;
  contentType: string;
  /** ISO instant of the last change. */
  time: string;
  /** Shows the file. */
  viewUrl: string;
  /** Downloads it; null if the link does not allow it. */
  downloadUrl: string | null;
  /** What was decided about it through this link last; null: nothing. */
  decision: DecisionOutcome | null;
  /** Whether the visitor may decide about it now. */
  mayDecide: boolean;
};

/** What a visitor sees of a link: the exporter's firm, the shipment's number, and the documents. Nothing else of the shipment. */
export type LinkContent = LinkRights & {
  exporter: string;
  /** As partners see it, never the shipment's own name. */
  reference: string;
  expiresAt: string;
  /** The name that the visitor gave; "" if not asked. */
  visitor: string;
  documents: LinkDocument[];
  /** The eight milestones in their order; null if the link does not show the progress. */
  progress: SharedMilestone[] | null;
};

const maxNameLength = 100;

/** Decisions about one document through one link. */
export const maxLinkDecisions = 20;

export const linkVisitMessages = {
  /** The one answer for an unknown, expired, revoked or replaced address. */
  notAvailable: "This link is not available",
  passwordMissing: "Please enter the password",
  passwordWrong: "The password is not right",
  nameMissing: "Please enter your name",
  nameLong: `The name is longer than ${maxNameLength} characters`,
  emailInvalid: "Please enter a valid email address",
  decisionsFull: `This document was decided about ${maxLinkDecisions} times through this link`,
} as const;

/** The mistakes of what a visitor gives to open a link. */
export function checkVisitor({ asksName }: Pick<LinkVisit, "asksName">, { name, email }: { name: string; email: string }): Problem[] {
  if (!asksName) return [];
  const problems: Problem[] = [];
  if (name.trim() === "") problems.push(invalid(linkVisitMessages.nameMissing, "name"));
  if (name.length > maxNameLength) problems.push(invalid(linkVisitMessages.nameLong, "name"));
  if (!isEmail(email)) problems.push(invalid(linkVisitMessages.emailInvalid, "email"));
  return problems;
}

/** The mistakes of the name under which a visitor decides or uploads. */
export function checkVisitorName(name: string): Problem[] {
  if (name.trim() === "") return [invalid(linkVisitMessages.nameMissing, "name")];
  return name.length > maxNameLength ? [invalid(linkVisitMessages.nameLong, "name")] : [];
}
