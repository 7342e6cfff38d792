/**
 * How far a file of a shipment has come: not shown to anybody, waiting for decisions, approved, approved for good, or refused.
 */
export const attachmentStates = ["DRAFT", "SUBMITTED", "APPROVED", "FINAL", "REJECTED"] as const;
export type AttachmentState = (typeof attachmentStates)[number];

export const attachmentStateNames: Record<AttachmentState, string> = {
  DRAFT: "Draft",
  SUBMITTED: "Submitted",
  APPROVED: "Approved",
  FINAL: "Final",
  REJECTED: "Rejected",
};

/** Who put a file on a shipment: the exporter's office, a partner, or somebody with a share link. */
export const attachmentMakers = ["OFFICE", "PARTNER", "LINK"] as const;
export type AttachmentMaker = (typeof attachmentMakers)[number];

/** The states in which partners see a file that is tagged for their role. */
export const letOutStates = ["APPROVED", "FINAL"] as const satisfies readonly AttachmentState[];

export function isLetOut(state: AttachmentState): boolean {
  return letOutStates.some((one) => one === state);
}
