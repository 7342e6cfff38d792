import { builder } from "../../builder/builder.ts";
import type { Review, ReviewDecision, Reviewer } from "../../rest/shapes/review.ts";

const states: Record<Review["state"], { description: string }> = {
  OPEN: { description: "Somebody is asked now." },
  APPROVED: { description: "Everybody who was asked approved." },
  REJECTED: { description: "Somebody rejected it." },
  WITHDRAWN: { description: "Taken back: somebody else was asked, or the file was reopened." },
};
export const ReviewStateEnum = builder.enumType("ReviewState", {
  description: "How far a round of asking about a file is.",
  values: states,
});

const kinds: Record<Reviewer["kind"], { description: string }> = {
  MEMBER: { description: "A member of the office." },
  PARTNER: { description: "A partner's office." },
};
export const ReviewerKindEnum = builder.enumType("ReviewerKind", { description: "Who can be asked to decide.", values: kinds });

const reviewerStates: Record<Reviewer["state"], { description: string }> = {
  WAITING: { description: "Is asked when all members have approved." },
  ASKED: { description: "Is asked now." },
  APPROVED: { description: "Has approved the file." },
  REJECTED: { description: "Has rejected the file." },
  ENDED: { description: "Is not asked any more: the round ended before." },
};
export const ReviewerStateEnum = builder.enumType("ReviewerState", {
  description: "What somebody who is asked has done.",
  values: reviewerStates,
});

const outcomes: Record<ReviewDecision["outcome"], { description: string }> = {
  APPROVED: { description: "The file was approved." },
  REJECTED: { description: "The file was rejected, with a reason." },
};
export const DecisionOutcomeEnum = builder.enumType("DecisionOutcome", {
  description: "How somebody decided about a file.",
  values: outcomes,
});
