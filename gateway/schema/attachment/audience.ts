import { builder } from "../../builder/builder.ts";
import { PartnerRoleEnum } from "../../builder/enums.ts";
import { targetId } from "../../builder/nodes.ts";
import { errorsField, outcome } from "../../builder/payload.ts";
import { optionalCall } from "../../rest/optionalCall.ts";
import { ignoredResponse } from "../../rest/shapes/simpleResponses.ts";
import type { InputFields } from "../document/documentInputs.ts";
import { Attachment, attachmentNotFound, attachmentTarget } from "./attachment.ts";
import { loadAttachments, shipmentField } from "./attachmentPayload.ts";

builder.objectField(Attachment, "audience", (t) =>
  t.field({
    type: [PartnerRoleEnum],
    description:
      "The roles of partners who may see it, in the order of the roles; empty: nobody outside the office, also if the service behind the gateway has no partners.",
    resolve: ({ audience }) => audience,
  }),
);

/** The input `audience` of what makes a new file; `otherwise` says what holds when it is omitted. */
export function audienceInput(t: InputFields, otherwise: string) {
  return t.field({
    type: [PartnerRoleEnum],
    description: `The roles of partners who may see it; empty for nobody. Omitted: ${otherwise}.`,
  });
}

builder.relayMutationField(
  "setAudience",
  {
    description: "Attachments of a shipment, and who may see them.",
    inputFields: (t) => ({
      shipmentId: t.id({ required: true, description: "Global id of the shipment." }),
      attachmentIds: t.idList({ required: true, description: "Global ids of 1 to 500 of the shipment's attachments." }),
      audience: t.field({
        type: [PartnerRoleEnum],
        required: true,
        description: "The roles of partners who may see them from now on; empty for nobody.",
      }),
    }),
  },
  {
    description:
      "Sets who may see attachments: all of them or none. A role that is taken away sees them no more from its next request on. UPSTREAM_UNSUPPORTED if the service behind the gateway has no partners.",
    resolve: (_root, { input }, { rest }) =>
      outcome(
        async () => {
          const shipmentId = targetId("Shipment", input.shipmentId, "Shipment", "shipmentId");
          const keys = input.attachmentIds.map((id, index) => {
            const target = attachmentTarget(id, "attachmentIds", String(index));
            if (target.shipmentId !== shipmentId) throw attachmentNotFound("attachmentIds", String(index));
            return target.key;
          });
          const body = { keys, audience: input.audience };
          const call = { method: "POST" as const, path: "/v1/shipment/attachment/audience", query: { shipmentId }, body };
          await optionalCall(() => rest.write(call, ignoredResponse));
          return { shipmentId, keys };
        },
        (path) => path.map((step, index) => (index === 0 && step === "keys" ? "attachmentIds" : step)),
      ),
  },
  {
    description: "The attachments with their new audience.",
    outputFields: (t) => ({
      attachments: t.field({
        type: [Attachment],
        nullable: true,
        description: "The attachments as they are now, in the order of the input; null with errors.",
        resolve: async (done, _args, context) => (done.keys ? await loadAttachments(done, done.keys, context) : null),
      }),
      shipment: shipmentField(t),
      errors: errorsField(t),
    }),
  },
);
