/**
 * How an office lets documents out, both off at first: whether a new document is a draft until somebody approves it, and whether that must be
 * somebody else than who submitted it.
 */
export type ReviewSettings = { needsApproval: boolean; fourEyes: boolean };
