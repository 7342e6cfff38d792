import { signatureSize } from "#domain/review/countersignature.ts";
import { builder } from "../../builder/builder.ts";
import type { Context } from "../../builder/context.ts";
import { reasonLength, reviewLimits } from "#domain/review/reviewActs.ts";
import { AttachmentTypeEnum, PartnerRoleEnum } from "../../builder/enums.ts";
import { decodeId } from "../../builder/globalIds.ts";
import { targetId } from "../../builder/nodes.ts";
import { errorsField, outcome } from "../../builder/payload.ts";
import { optionalCall } from "../../rest/optionalCall.ts";
import { ignoredResponse } from "../../rest/shapes/simpleResponses.ts";
import { attachmentTarget } from "./attachment.ts";
import { attachmentField, shipmentField } from "./attachmentPayload.ts";

const ofFile = "Global id of the attachment.";
const signatureWords = `A picture of your signature, which the approval record prints: base64 of a PNG of at most ${signatureSize}. None if omitted.`;
const reasonWords = `Why, in ${reasonLength}.`;

/** REST's names of inputs. */
const restNames: Record<string, string> = { key: "id", reviewers: "reviewerIds" };

/** The member or partner of a global id. */
function reviewerOf(globalId: string, index: string) {
  const isPartner = decodeId(globalId)?.type === "Partner";
  return isPartner
    ? { kind: "PARTNER", id: targetId("Partner", globalId, "Partner", "reviewerIds", index) }
    : { kind: "MEMBER", id: targetId("Member", globalId, "Member", "reviewerIds", index) };
}

/** Moves a file on by one REST call. */
function act(
  context: Context,
  name: string,
  { id, reviewerIds = [], ...fields }: { id: string | number; reviewerIds?: readonly (string | number)[]; [field: string]: unknown },
) {
  return outcome(
    async () => {
      const { shipmentId, key } = attachmentTarget(String(id), "id");
      const reviewers = reviewerIds.map((reviewer, index) => reviewerOf(String(reviewer), String(index)));
      const body = reviewers.length > 0 ? { ...fields, reviewers } : fields;
      const call = { method: "POST" as const, path: `/v1/shipment/attachment/${name}`, query: { shipmentId }, body: { key, ...body } };
      await optionalCall(() => context.rest.write(call, ignoredResponse));
      return { shipmentId, key };
    },
    ([first = "", ...rest]) => [restNames[first] ?? first, ...rest],
  );
}

builder.relayMutationField(
  "submitAttachment",
  {
    description: "The attachment to submit, and whom to ask.",
    inputFields: (t) => ({
      id: t.id({ required: true, description: ofFile }),
      reviewerIds: t.idList({
        description: `Global ids of the members and partners who are asked, at most ${reviewLimits.reviewers}: members at once, partners when all members have approved. All have to approve. If omitted, any member who may write decides.`,
      }),
      message: t.string({ description: `For those who are asked, at most ${reviewLimits.message} characters.` }),
    }),
  },
  {
    description:
      "Submits a draft or a rejected file for approval. With reviewers, a submitted or approved file too: they are asked again, and partners do not see the file until it is approved.",
    resolve: (_root, { input: { id, reviewerIds, message } }, context) =>
      act(context, "submit", { id, reviewerIds: reviewerIds ?? [], ...(message && { message }) }),
  },
  {
    description: "The submitted attachment.",
    outputFields: (t) => ({ attachment: attachmentField(t), shipment: shipmentField(t), errors: errorsField(t) }),
  },
);

builder.relayMutationField(
  "approveAttachment",
  {
    description: "The attachment to approve.",
    inputFields: (t) => ({
      id: t.id({ required: true, description: ofFile }),
      audience: t.field({
        type: [PartnerRoleEnum],
        description: "The roles of partners who may see it from now on; as before if omitted.",
      }),
      type: t.field({
        type: AttachmentTypeEnum,
        description: "What the file really is, unless it was generated or is a broker's bill; as before if omitted.",
      }),
      signature: t.string({ description: signatureWords }),
    }),
  },
  {
    description:
      "Approves a submitted file. The decision is stored with the SHA-256 of its bytes. While others are asked too, the file stays submitted. All copies of a brokerage bill are decided together.",
    resolve: (_root, { input: { id, audience, type, signature } }, context) =>
      act(context, "approve", { id, ...(audience && { audience }), ...(type && { type }), ...(signature && { signature }) }),
  },
  {
    description: "The approved attachment.",
    outputFields: (t) => ({ attachment: attachmentField(t), shipment: shipmentField(t), errors: errorsField(t) }),
  },
);

builder.relayMutationField(
  "rejectAttachment",
  {
    description: "The attachment to reject.",
    inputFields: (t) => ({
      id: t.id({ required: true, description: ofFile }),
      reason: t.string({ required: true, description: reasonWords }),
    }),
  },
  {
    description: "Rejects a submitted file. The decision is stored with the SHA-256 of its bytes.",
    resolve: (_root, { input }, context) => act(context, "reject", input),
  },
  {
    description: "The rejected attachment.",
    outputFields: (t) => ({ attachment: attachmentField(t), shipment: shipmentField(t), errors: errorsField(t) }),
  },
);

builder.relayMutationField(
  "finaliseAttachment",
  { description: "The attachment to make final.", inputFields: (t) => ({ id: t.id({ required: true, description: ofFile }) }) },
  {
    description: "Makes an approved file final: it is neither renamed nor deleted until an owner reopens it.",
    resolve: (_root, { input }, context) => act(context, "finalise", input),
  },
  {
    description: "The final attachment.",
    outputFields: (t) => ({ attachment: attachmentField(t), shipment: shipmentField(t), errors: errorsField(t) }),
  },
);

builder.relayMutationField(
  "reopenAttachment",
  {
    description: "The attachment to reopen.",
    inputFields: (t) => ({
      id: t.id({ required: true, description: ofFile }),
      reason: t.string({ required: true, description: reasonWords }),
    }),
  },
  {
    description: "Makes a draft of a file again, which partners do not see. Only an owner reopens a final one.",
    resolve: (_root, { input }, context) => act(context, "reopen", input),
  },
  {
    description: "The reopened attachment.",
    outputFields: (t) => ({ attachment: attachmentField(t), shipment: shipmentField(t), errors: errorsField(t) }),
  },
);
