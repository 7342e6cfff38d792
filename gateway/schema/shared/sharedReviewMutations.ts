import { signatureSize } from "#domain/review/countersignature.ts";
import { reasonLength } from "#domain/review/reviewActs.ts";
import { maxFileMB } from "#domain/documents/attachment.ts";
import { builder } from "../../builder/builder.ts";
import type { Context } from "../../builder/context.ts";
import { AttachmentTypeEnum } from "../../builder/enums.ts";
import { joinPair, splitPair } from "../../builder/globalIds.ts";
import { errorsField, outcome, renamed, type OutcomeFields } from "../../builder/payload.ts";
import { optionalCall } from "../../rest/optionalCall.ts";
import { ignoredResponse, storedKey } from "../../rest/shapes/simpleResponses.ts";
import { loadShared, SharedShipment } from "./sharedShipment.ts";
import { sharedFileTarget, sharedTarget } from "./sharedTarget.ts";

/** The payload's `sharedShipment`: what is shared of the shipment after the change. */
function sharedShipmentField(t: OutcomeFields) {
  return t.field({
    type: SharedShipment,
    nullable: true,
    description: "The shared shipment as it is now; null with errors.",
    resolve: async ({ shipmentId: place }, _args, context) => {
      const [partnerId, shipmentId] = (place && splitPair(place)) || [];
      return partnerId && shipmentId ? await loadShared({ partnerId, shipmentId }, context) : null;
    },
  });
}

const formFields: Record<string, string> = { attachment_type: "type", attachment_name: "name", shipmentId: "sharedShipmentId" };

builder.relayMutationField(
  "uploadSharedAttachment",
  {
    description: "A file for a shared shipment.",
    inputFields: (t) => ({
      sharedShipmentId: t.id({ required: true, description: "Global id of the SharedShipment." }),
      file: t.field({ type: "File", required: true, description: `A PDF, JPEG or PNG file of at most ${maxFileMB} MB.` }),
      type: t.field({ type: AttachmentTypeEnum, required: true, description: "What kind of paper it is." }),
      name: t.string({ description: "The name to store it under; the file's name if omitted." }),
    }),
  },
  {
    description:
      "Stores a file on a shared shipment, if the exporter takes uploads of the user's office. It is submitted: the exporter's office decides about it, and no other partner sees it before. Not for a viewer.",
    resolve: (_root, { input }, { rest }) =>
      outcome(
        async () => {
          const [partnerId, shipmentId] = sharedTarget(input.sharedShipmentId);
          const fields = { attachment_type: input.type, ...(input.name && { attachment_name: input.name }) };
          const call = { path: "/v1/shared/attachment/save", query: { partnerId, shipmentId }, fields, file: input.file };
          const { key } = await optionalCall(() => rest.upload(call, storedKey));
          return { shipmentId: joinPair(partnerId, shipmentId), key };
        },
        ([first = "", ...others]) => [formFields[first] ?? first, ...others],
      ),
  },
  {
    description: "What is shared of the shipment, with the new file.",
    outputFields: (t) => ({ sharedShipment: sharedShipmentField(t), errors: errorsField(t) }),
  },
);

/** Decides about a file by one REST call. */
function decide({ rest }: Context, name: "approve" | "reject", { id, ...fields }: { id: string | number; [field: string]: unknown }) {
  return outcome(
    async () => {
      const { key, ...query } = sharedFileTarget(String(id), "id");
      const call = { method: "POST" as const, path: `/v1/shared/attachment/${name}`, query, body: { key, ...fields } };
      await optionalCall(() => rest.write(call, ignoredResponse));
      return { shipmentId: joinPair(query.partnerId, query.shipmentId) };
    },
    renamed({ key: "id", shipmentId: "id" }),
  );
}

const ofFile = "Global id of a SharedAttachment about which the user's office is asked.";

builder.relayMutationField(
  "approveSharedAttachment",
  {
    description: "The file to approve.",
    inputFields: (t) => ({
      id: t.id({ required: true, description: ofFile }),
      signature: t.string({
        description: `A picture of your signature, which the approval record prints: base64 of a PNG of at most ${signatureSize}. None if omitted.`,
      }),
    }),
  },
  {
    description:
      "Approves a file of an exporter, who asked for it. The decision is stored with the SHA-256 of its bytes. Not for a viewer.",
    resolve: (_root, { input: { id, signature } }, context) => decide(context, "approve", { id, ...(signature && { signature }) }),
  },
  {
    description: "What is shared of the shipment after the decision.",
    outputFields: (t) => ({ sharedShipment: sharedShipmentField(t), errors: errorsField(t) }),
  },
);

builder.relayMutationField(
  "rejectSharedAttachment",
  {
    description: "The file to reject.",
    inputFields: (t) => ({
      id: t.id({ required: true, description: ofFile }),
      reason: t.string({ required: true, description: `Why, in ${reasonLength}.` }),
    }),
  },
  {
    description: "Rejects a file of an exporter, who asked for it. The decision is stored with the SHA-256 of its bytes. Not for a viewer.",
    resolve: (_root, { input }, context) => decide(context, "reject", input),
  },
  {
    description: "What is shared of the shipment after the rejection.",
    outputFields: (t) => ({ sharedShipment: sharedShipmentField(t), errors: errorsField(t) }),
  },
);
