import { z } from "zod";
import { attachmentTypes } from "#domain/documents/attachment.ts";
import { attachmentStates } from "#domain/review/attachmentState.ts";
import { reasonLength, reviewLimits, type ReviewAct } from "#domain/review/reviewActs.ts";
import { text } from "../../http/requestSchema.ts";
import { idOf, succeeded } from "../../openapi/commonFields.ts";
import type { OperationSpec } from "../../openapi/operationSpec.ts";
import { roles } from "../audience/audienceBody.ts";
import { countersignature } from "./countersignature.ts";

const tag = "Attachments";

/** The acts that have a separate route; to ask is to submit to reviewers. */
export const reviewRouteActs = ["submit", "approve", "reject", "finalise", "reopen"] as const satisfies readonly ReviewAct[];
type RouteAct = (typeof reviewRouteActs)[number];

const reviewer = z
  .object({
    kind: z.enum(["MEMBER", "PARTNER"]).describe("A member of the office, or a partner."),
    id: text().describe("The member's or the partner's id."),
  })
  .meta({ id: "ReviewerChoice", example: { kind: "PARTNER", id: "019a7741-3c5e-7b1a-8f2d-6a9c0b4e7d13" }, description: "Whom to ask." });

export const reviewBody = z
  .object({
    key: text().describe("The file's key."),
    reason: text(1000).describe(`Why, in ${reasonLength}: required to reject and to reopen, ignored otherwise.`),
    reviewers: z
      .array(reviewer)
      .max(100)
      .nullish()
      .describe(
        `Who is asked when the file is submitted, at most ${reviewLimits.reviewers}: members who may write at once, partners that see the shipment when all members have approved. All have to approve. When omitted, any member who may write decides.`,
      ),
    message: text(4000).describe(`For those who are asked, at most ${reviewLimits.message} characters.`),
    type: z
      .enum(attachmentTypes)
      .nullish()
      .describe("What an approved file really is, unless it was generated or is a broker's bill; as before when omitted."),
    signature: countersignature,
    audience: roles.nullish().describe("The roles of partners who may see the file when it is approved; as before when omitted."),
  })
  .meta({
    id: "AttachmentReview",
    example: { key: "2f6c1d9a04b84e7f", reason: "The vessel is another one" },
    description: "A file of a shipment whose approval moves on.",
    required: ["key"],
  });

const summaries: Record<RouteAct, string> = {
  submit: "Submit an attachment for approval",
  approve: "Approve an attachment",
  reject: "Reject an attachment",
  finalise: "Make an attachment final",
  reopen: "Make a draft of an attachment again",
};

const words: Record<RouteAct, string> = {
  submit: "With `reviewers` an approved or submitted file can be submitted too: they are asked again.",
  approve:
    "Stored with the SHA-256 of the file. While further reviewers are asked, the file stays submitted. All copies of a brokerage bill are decided together.",
  reject: "Stored with the SHA-256 of the file. Nobody else is asked any more. All copies of a brokerage bill are decided together.",
  finalise: "It is neither renamed nor deleted until an owner reopens it.",
  reopen: "Only an owner reopens a final file.",
};

export function reviewOperation(act: RouteAct): OperationSpec {
  return {
    id: `${act}Attachment`,
    tag,
    summary: summaries[act],
    description: words[act],
    query: { shipmentId: idOf("shipment") },
    body: reviewBody,
    answer: succeeded.extend({ state: z.enum(attachmentStates).describe("The state of the file from now on.") }),
    isIdempotent: true,
    refusals: {
      404: "The shipment or the attachment does not exist.",
      409: "The file is in another state, which the message names with who decided, or a newer version exists.",
      422: "The reason is missing, too short or too long, or somebody cannot be asked.",
    },
  };
}

const makers = z.enum(["OFFICE", "PARTNER", "LINK"]);
const instant = z.iso.datetime();

const decision = z
  .object({
    outcome: z.enum(["APPROVED", "REJECTED"]).describe("What was decided."),
    kind: makers.describe("What the decider is to the office."),
    name: z.string().describe("The person, by the name of that time; a link's visitor as given, not verified."),
    office: z.string().describe("The person's office."),
    at: instant.describe("When."),
    reason: z.string().describe("Why; empty without one."),
  })
  .meta({
    id: "ReviewDecision",
    example: {
      outcome: "APPROVED",
      kind: "OFFICE",
      name: "Asha Mehta",
      office: "Tarangvel Exports",
      at: "2026-11-20T08:30:00.000Z",
      reason: "",
    },
    description: "A decision about a file, which is never changed.",
  });

const reviewerInRound = z
  .object({
    kind: z.enum(["MEMBER", "PARTNER"]).describe("A member of the office, or a partner."),
    id: z.string().describe("The member's or the partner's id."),
    name: z.string().describe("The name of that time."),
    state: z
      .enum(["WAITING", "ASKED", "APPROVED", "REJECTED", "ENDED"])
      .describe("Waits for those before, is asked now, has decided, or is asked no more."),
    canDecide: z.boolean().describe("Whether the reviewer is asked, or waits for it, and still may write or see the shipment."),
  })
  .meta({
    id: "Reviewer",
    example: { kind: "PARTNER", id: "019a7741", name: "Al Marjan", state: "ASKED", canDecide: true },
    description: "Somebody who is asked.",
  });

const round = z
  .object({
    state: z.enum(["OPEN", "APPROVED", "REJECTED", "WITHDRAWN"]).describe("Whether it is open, or how it ended."),
    askedBy: makers.describe("Who asked."),
    askedByName: z.string().describe("The person who asked, by the name of that time."),
    message: z.string().describe("What was said to those who are asked; empty without a message."),
    askedAt: instant.describe("When."),
    reviewers: z.array(reviewerInRound).describe("Who is asked, in that order."),
    decisions: z.array(decision).describe("What was decided, the first decision first."),
  })
  .meta({
    id: "ReviewRound",
    example: {
      state: "OPEN",
      askedBy: "OFFICE",
      askedByName: "Asha Mehta",
      message: "",
      askedAt: "2026-11-20T08:30:00.000Z",
      reviewers: [],
      decisions: [],
    },
    description: "A round of asking about a file. Without reviewers any member who may write decides.",
  });

export const readReviewsOperation: OperationSpec = {
  id: "readAttachmentReviews",
  tag,
  summary: "Who was asked about an attachment, and what they decided",
  description:
    "The newest 20 rounds, and besides them 20 decisions of visitors of links, the newest of each link before others. All are the newest first.",
  query: { shipmentId: idOf("shipment"), key: z.string().describe("The file's key.") },
  answer: z.object({ reviews: z.array(round).describe("The rounds.") }),
  refusals: { 404: "The shipment or the attachment does not exist." },
};
