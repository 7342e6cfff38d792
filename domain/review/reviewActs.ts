import { includesRole, type Role } from "../account/role.ts";
import { invalid, type Problem } from "../http/problem.ts";
import { attachmentStateNames, type AttachmentState } from "./attachmentState.ts";

/** What a member does about the approval of a file. */
export const reviewActs = ["submit", "approve", "reject", "finalise", "reopen"] as const;
export type ReviewAct = (typeof reviewActs)[number];

/** The state that an act leads to. */
export const stateAfter: Record<ReviewAct, AttachmentState> = {
  submit: "SUBMITTED",
  approve: "APPROVED",
  reject: "REJECTED",
  finalise: "FINAL",
  reopen: "DRAFT",
};

/** The least role for an act in a state; without an entry the act is not possible in it. */
const leastRoles: Record<AttachmentState, Partial<Record<ReviewAct, Role>>> = {
  DRAFT: { submit: "EDITOR" },
  SUBMITTED: { approve: "EDITOR", reject: "EDITOR", reopen: "EDITOR" },
  APPROVED: { finalise: "EDITOR", reopen: "EDITOR" },
  FINAL: { reopen: "OWNER" },
  REJECTED: { submit: "EDITOR" },
};

export const reviewMessages = {
  superseded: "A newer version exists",
  final: "This document is final",
  shipmentFinal: "Only an owner can delete a shipment with a final document",
  formerFinal: "The version before this one is final, and more partners may see it: only an owner can delete this one",
  fourEyes: "Somebody else has to approve what you submitted",
  reason: "Please give a reason of 3 to 500 characters",
} as const;

/** Whether a member's role may do an act about a file in a state. */
export function mayAct(act: ReviewAct, state: AttachmentState, role: Role): boolean {
  const least = leastRoles[state][act];
  return least !== undefined && includesRole(role, least);
}

/** Whether anybody may do an act about a file in a state. */
export function isPossible(act: ReviewAct, state: AttachmentState): boolean {
  return leastRoles[state][act] !== undefined;
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

/** The refusal of a reason, which has 3 to 500 characters without the blanks around it. */
export function checkReason(reason: string): Problem[] {
  const { length } = reason.trim();
  return length < 3 || length > 500 ? [invalid(reviewMessages.reason, "reason")] : [];
}
