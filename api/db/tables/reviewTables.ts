import type { AttachmentMaker } from "#domain/review/attachmentState.ts";
import type { DecisionOutcome, ReviewerKind, ReviewerState, ReviewState } from "#domain/review/review.ts";
import type { Flag, Instant } from "./columnTypes.ts";

/** The tables of reviews (ADR-0110); part of `Database`. */
export type ReviewTables = {
  reviews: ReviewTable;
  reviewers: ReviewerTable;
  decisions: DecisionTable;
  /** Pictures of signatures, base64 of a PNG, for some decisions. */
  countersignatures: { ownerId: string; decisionId: string; image: string };
  /** An office without a row has both off. */
  reviewSettings: { ownerId: string; needsApproval: Flag; fourEyes: Flag };
};

/** One round of asking about one file. A file has at most one that is open. */
type ReviewTable = {
  ownerId: string;
  id: string;
  /** The key of the file. */
  key: string;
  state: ReviewState;
  /** Who asked: a member, a partner or the visitor of a link, by its id there and then by name. */
  askedBy: AttachmentMaker;
  askedById: string;
  askedByName: string;
  message: string;
  createdAt: Instant;
};

/** Somebody who is asked in a round; without any, each member who may write decides. */
type ReviewerTable = {
  ownerId: string;
  reviewId: string;
  /** The order of asking, from 0. */
  position: number;
  key: string;
  kind: ReviewerKind;
  /** The id of the member or partner. */
  reviewerId: string;
  /** The name of that time. */
  name: string;
  state: ReviewerState;
};

/** A decision is never changed: it binds the bytes that it was made about. */
type DecisionTable = {
  ownerId: string;
  id: string;
  reviewId: string;
  key: string;
  outcome: DecisionOutcome;
  /** What the decider is to the office, as for the maker of a file. */
  kind: AttachmentMaker;
  deciderId: string;
  /** Person and office, by the names of that time. */
  name: string;
  office: string;
  /** SHA-256 of the file, hexadecimal. */
  sha256: string;
  at: Instant;
  /** The network of the decider's address (`shortAddress`). */
  ip: string;
  reason: string;
};
