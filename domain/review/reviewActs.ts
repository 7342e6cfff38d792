import type { Role } from "../account/role.ts";
import { invalid, type Problem } from "../http/problem.ts";
import { attachmentStateNames, type AttachmentState } from "./attachmentState.ts";

/** What people do about the approval of a file. To ask is to submit it to named reviewers. */
export const reviewActs = ["submit", "ask", "approve", "reject", "finalise", "reopen"] as const;
export type ReviewAct = (typeof reviewActs)[number];

/** Who does it: members of the exporter's office by their role, a partner, or somebody with a share link. */
export const reviewActors = ["OWNER", "EDITOR", "VIEWER", "PARTNER", "LINK"] as const satisfies readonly (Role | "PARTNER" | "LINK")[];
export type ReviewActor = (typeof reviewActors)[number];

/** The state that a member's act leads to, unless further reviewers have to approve. */
export const stateAfter: Record<ReviewAct, AttachmentState> = {
  submit: "SUBMITTED",
  ask: "SUBMITTED",
  approve: "APPROVED",
  reject: "REJECTED",
  finalise: "FINAL",
  reopen: "DRAFT",
};

const writers = ["OWNER", "EDITOR"] as const;

/**
 * Who may do an act in a state; without an entry nobody may. A partner decides only while it is asked. What somebody with a
 * link decides about an approved file is recorded, and leaves its state.
 */
const actors: Record<AttachmentState, Partial<Record<ReviewAct, readonly ReviewActor[]>>> = {
  DRAFT: { submit: writers, ask: writers },
  SUBMITTED: { ask: writers, approve: [...writers, "PARTNER"], reject: [...writers, "PARTNER"], reopen: writers },
  APPROVED: { ask: writers, approve: ["LINK"], reject: ["LINK"], finalise: writers, reopen: writers },
  FINAL: { reopen: ["OWNER"] },
  REJECTED: { submit: writers, ask: writers },
};

/** `reviewers` of one round, `message` and reasons in characters, and `undecided` uploads of one partner or link on one shipment. */
export const reviewLimits = { reviewers: 10, message: 500, shortestReason: 3, longestReason: 500, undecided: 50 } as const;

/** How long a reason is, for messages and descriptions. */
export const reasonLength = `${reviewLimits.shortestReason} to ${reviewLimits.longestReason} characters`;

export const reviewMessages = {
  superseded: "A newer version exists",
  final: "This document is final",
  shipmentFinal: "Only an owner can delete a shipment with a final document",
  formerFinal: "The version before this one is final, and more partners may see it: only an owner can take this one away",
  fourEyes: "Somebody else has to approve what you submitted",
  linkMaker: "Somebody other than the maker of the link has to approve what came by it",
  reason: `Please give a reason of ${reasonLength}`,
  reviewers: `At most ${reviewLimits.reviewers} people and partners can be asked`,
  reviewerTwice: "Everybody is asked once",
  memberAway: "Member not found: only an owner or editor of your office can be asked",
  partnerAway: "Partner not found: it does not see the shipment now",
  noUploads: "The exporter takes no documents from your office",
  undecided: `${reviewLimits.undecided} of your documents on this shipment wait for a decision`,
  noRoom: "The exporter has no room for further documents",
  typeOfGenerated: "A generated document keeps its type",
  message: `A message has at most ${reviewLimits.message} characters`,
  othersAsked: (names: readonly string[]) =>
    `${names.join(", ")} is asked to decide now. Ask again, or reopen the document, to change that`,
} as const;

/** Whether somebody may do an act about a file in a state. */
export function mayAct(act: ReviewAct, state: AttachmentState, actor: ReviewActor): boolean {
  return actors[state][act]?.includes(actor) ?? false;
}

/** Whether any member of the office may do an act about a file in a state. */
export function isPossible(act: ReviewAct, state: AttachmentState): boolean {
  return mayAct(act, state, "OWNER");
}

/** Why an act is not possible in a state, in the user's words. */
export function impossibleText(state: AttachmentState): string {
  if (state === "FINAL") return reviewMessages.final;
  return `This document is ${state === "DRAFT" ? "a draft" : attachmentStateNames[state].toLowerCase()}`;
}

/** Whether an act needs a reason. */
export function needsReason(act: ReviewAct): boolean {
  return act === "reject" || act === "reopen";
}

/** The refusal of a reason that is too short or too long, without the blanks around it. */
export function checkReason(reason: string): Problem[] {
  const { length } = reason.trim();
  return length < reviewLimits.shortestReason || length > reviewLimits.longestReason ? [invalid(reviewMessages.reason, "reason")] : [];
}
