import { builder } from "../../builder/builder.ts";
import { callCost } from "../../builder/context.ts";
import { AttachmentMakerEnum } from "../../builder/enums.ts";
import { encodeId } from "../../builder/globalIds.ts";
import { optionalCall } from "../../rest/optionalCall.ts";
import {
  reviewList,
  type Review as ReviewData,
  type Reviewer as ReviewerData,
  type ReviewDecision as Decision,
} from "../../rest/shapes/review.ts";
import { Attachment } from "./attachment.ts";
import { DecisionOutcomeEnum, ReviewerKindEnum, ReviewerStateEnum, ReviewStateEnum } from "./reviewEnums.ts";

const Reviewer = builder.objectRef<ReviewerData>("Reviewer").implement({
  description: "Somebody who is asked to decide about a file.",
  fields: (t) => ({
    kind: t.expose("kind", { type: ReviewerKindEnum, description: "A member, or a partner." }),
    name: t.exposeString("name", { description: "The name of that time." }),
    state: t.expose("state", { type: ReviewerStateEnum, description: "What the reviewer has done." }),
    canDecide: t.boolean({
      description: "Whether the reviewer is asked, or waits for it, and still may write or see the shipment.",
      resolve: ({ state, canDecide }) => canDecide ?? (state === "WAITING" || state === "ASKED"),
    }),
    memberId: t.id({
      nullable: true,
      description: "Global id of the member; null for a partner.",
      resolve: ({ kind, id }) => (kind === "MEMBER" ? encodeId("Member", id) : null),
    }),
    partnerId: t.id({
      nullable: true,
      description: "Global id of the partner; null for a member.",
      resolve: ({ kind, id }) => (kind === "PARTNER" ? encodeId("Partner", id) : null),
    }),
  }),
});

const ReviewDecision = builder.objectRef<Decision>("ReviewDecision").implement({
  description: "A decision about a file, which is never changed.",
  fields: (t) => ({
    outcome: t.expose("outcome", { type: DecisionOutcomeEnum, description: "What was decided." }),
    kind: t.expose("kind", { type: AttachmentMakerEnum, description: "What the decider is to the office." }),
    name: t.exposeString("name", { description: "The person, by the name of that time; a link's visitor as given, not verified." }),
    office: t.exposeString("office", { description: "The person's office." }),
    at: t.expose("at", { type: "DateTime", description: "When it was decided." }),
    reason: t.exposeString("reason", { description: "Why; empty without a reason." }),
  }),
});

const Review = builder.objectRef<ReviewData>("Review").implement({
  description: "A round of asking about a file. Without reviewers any member who may write decides.",
  fields: (t) => ({
    state: t.expose("state", { type: ReviewStateEnum, description: "Whether it is open, or how it ended." }),
    askedBy: t.expose("askedBy", { type: AttachmentMakerEnum, description: "On which side the asking person was." }),
    askedByName: t.exposeString("askedByName", { description: "The person who asked, by the name of that time." }),
    message: t.exposeString("message", { description: "What was said to those who are asked; empty without a message." }),
    askedAt: t.expose("askedAt", { type: "DateTime", description: "When the round was opened." }),
    reviewers: t.expose("reviewers", { type: [Reviewer], description: "Who is asked, in that order." }),
    decisions: t.expose("decisions", { type: [ReviewDecision], description: "What was decided, the first decision first." }),
  }),
});

builder.objectField(Attachment, "reviews", (t) =>
  t.field({
    type: [Review],
    nullable: true,
    complexity: callCost,
    description:
      "The newest 20 rounds of asking about the file and besides them 20 decisions of visitors of links, the newest first. Null with UPSTREAM_UNSUPPORTED if the service behind the gateway has no reviews.",
    resolve: async ({ shipmentId, key }, _args, { rest, chargeCost }) => {
      chargeCost(callCost);
      return (await optionalCall(() => rest.get("/v1/shipment/attachment/review", { shipmentId, key }, reviewList))).reviews;
    },
  }),
);
