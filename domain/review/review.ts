/** A round of asking about one file is open, ended with a decision, or was taken back. */
export type ReviewState = "OPEN" | "APPROVED" | "REJECTED" | "WITHDRAWN";

/** Who can be asked: a member of the office, or a partner's office. */
export type ReviewerKind = "MEMBER" | "PARTNER";

/** What somebody who is asked has done: waits for those before, is asked now, or decided. A round that ends asks nobody any more. */
export type ReviewerState = "WAITING" | "ASKED" | "APPROVED" | "REJECTED" | "ENDED";

/** Somebody to ask, by the id of the member or partner. */
export type ReviewerChoice = { kind: ReviewerKind; id: string };

export type DecisionOutcome = "APPROVED" | "REJECTED";
