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

/** Whether partners may see a file in that state. A service without reviews names no state and lets every file out. */
export function isLetOut(state: AttachmentState | null | undefined): boolean {
  return !state || letOutStates.some((one) => one === state);
}

/** A file's kind for who shows files to others, who do not see one before it is approved. */
export function shownKind(kind: string, state: AttachmentState | null | undefined): string {
  return isLetOut(state) ? kind : `${kind}, shown once it is approved`;
}
