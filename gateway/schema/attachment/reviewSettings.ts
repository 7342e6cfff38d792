import { z } from "zod";
import type { ReviewSettings as Settings } from "#domain/review/reviewSettings.ts";
import { builder } from "../../builder/builder.ts";
import { errorsField, outcome } from "../../builder/payload.ts";
import { optionalCall } from "../../rest/optionalCall.ts";
import { ignoredResponse } from "../../rest/shapes/simpleResponses.ts";
import { Viewer, viewerField } from "../viewer/viewer.ts";

const path = "/v1/review-settings";
const settings = z.object({ needsApproval: z.boolean(), fourEyes: z.boolean() });
const words = {
  needsApproval: "Whether new documents are drafts, which partners see when somebody has approved them. At first off.",
  fourEyes: "Whether a document is approved by somebody else than the person who submitted it. At first off.",
};

const ReviewSettings = builder.objectRef<Settings>("ReviewSettings").implement({
  description: "How an office lets its documents out.",
  fields: (t) => ({
    needsApproval: t.exposeBoolean("needsApproval", { description: words.needsApproval }),
    fourEyes: t.exposeBoolean("fourEyes", { description: words.fourEyes }),
  }),
});

builder.objectField(Viewer, "reviewSettings", (t) =>
  t.field({
    type: ReviewSettings,
    nullable: true,
    description:
      "The approval settings of the user's office. Null with UPSTREAM_UNSUPPORTED if the service behind the gateway has no reviews.",
    resolve: async (_viewer, _args, { rest }) => await optionalCall(() => rest.get(path, {}, settings)),
  }),
);

builder.relayMutationField(
  "setReviewSettings",
  {
    description: "Both approval settings.",
    inputFields: (t) => ({
      needsApproval: t.boolean({ required: true, description: words.needsApproval }),
      fourEyes: t.boolean({ required: true, description: words.fourEyes }),
    }),
  },
  {
    description: "Replaces the approval settings. Stored documents keep their state. Only for owners.",
    resolve: (_root, { input: { needsApproval, fourEyes } }, { rest }) =>
      outcome(async () => {
        await optionalCall(() => rest.write({ method: "POST", path, body: { needsApproval, fourEyes } }, ignoredResponse));
        return {};
      }),
  },
  { description: "The new approval settings.", outputFields: (t) => ({ viewer: viewerField(t), errors: errorsField(t) }) },
);
