import { builder } from "../../builder/builder.ts";
import type { Context } from "../../builder/context.ts";
import { PartnerRoleEnum } from "../../builder/enums.ts";
import { errorsField, outcome } from "../../builder/payload.ts";
import { optionalCall } from "../../rest/optionalCall.ts";
import { ignoredResponse } from "../../rest/shapes/simpleResponses.ts";
import { attachmentTarget } from "./attachment.ts";
import { attachmentField, shipmentField } from "./attachmentPayload.ts";

const ofFile = "Global id of the attachment.";
const signatureWords =
  "A picture of your signature, which the approval record prints: base64 of a PNG of at most 100 kB and 600 × 400 pixels. None if omitted.";
const reasonWords = "Why, in 3 to 500 characters.";

/** Moves a file on by one REST call. */
function act(context: Context, name: string, { id, ...body }: { id: string | number; [field: string]: unknown }) {
  return outcome(
    async () => {
      const { shipmentId, key } = attachmentTarget(String(id), "id");
      const call = { method: "POST" as const, path: `/v1/shipment/attachment/${name}`, query: { shipmentId }, body: { key, ...body } };
      await optionalCall(() => context.rest.write(call, ignoredResponse));
      return { shipmentId, key };
    },
    ([first = "", ...rest]) => [first === "key" ? "id" : first, ...rest],
  );
}

builder.relayMutationField(
  "submitAttachment",
  { description: "The attachment to submit.", inputFields: (t) => ({ id: t.id({ required: true, description: ofFile }) }) },
  {
    description: "Submits a draft or a rejected file for approval by the office.",
    resolve: (_root, { input }, context) => act(context, "submit", input),
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
      signature: t.string({ description: signatureWords }),
    }),
  },
  {
    description: "Approves a submitted file. The decision is stored with the SHA-256 of its bytes.",
    resolve: (_root, { input: { id, audience, signature } }, context) =>
      act(context, "approve", { id, ...(audience && { audience }), ...(signature && { signature }) }),
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
