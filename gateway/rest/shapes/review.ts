import { z } from "zod";
import { id, instant, text } from "./parsing/fields.ts";

const maker = z.enum(["OFFICE", "PARTNER", "LINK"]);

const decision = z.object({
  outcome: z.enum(["APPROVED", "REJECTED"]),
  kind: maker,
  name: text,
  office: text,
  at: instant,
  reason: text,
});
const reviewer = z.object({
  kind: z.enum(["MEMBER", "PARTNER"]),
  id,
  name: text,
  state: z.enum(["WAITING", "ASKED", "APPROVED", "REJECTED", "ENDED"]),
  /** A service that does not say it knows nobody who cannot. */
  canDecide: z.boolean().optional(),
});
const review = z.object({
  state: z.enum(["OPEN", "APPROVED", "REJECTED", "WITHDRAWN"]),
  askedBy: maker,
  askedByName: text,
  message: text,
  askedAt: instant,
  reviewers: z.array(reviewer),
  decisions: z.array(decision),
});

export const reviewList = z.object({ reviews: z.array(review) });

export type Review = z.output<typeof review>;
export type Reviewer = z.output<typeof reviewer>;
export type ReviewDecision = z.output<typeof decision>;
