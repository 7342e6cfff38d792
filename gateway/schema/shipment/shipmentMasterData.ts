import { z } from "zod";
import { nothing } from "../../rest/shapes/simpleResponses.ts";
import { builder } from "../../builder/builder.ts";
import { callCost } from "../../builder/context.ts";
import { targetId } from "../../builder/nodes.ts";
import { optionalCall } from "../../rest/optionalCall.ts";
import { errorsField, outcome } from "../../builder/payload.ts";
import { shipmentField } from "../attachment/attachmentPayload.ts";
import { detailsOf, loadShipment, Shipment } from "./shipment.ts";
import { needsDetails } from "./shipmentDetails.ts";

const mergeField = z.object({ name: z.string(), value: z.string() });

const MergeFieldType = builder.objectRef<z.infer<typeof mergeField>>("MergeField").implement({
  description: "A field that custom documents and contract clauses may name as `{{name}}`.",
  fields: (t) => ({
    name: t.exposeString("name", { description: 'How a text names it, such as "consignee.name".' }),
    value: t.exposeString("value", {
      description: "What it reads for this shipment; fields of a list's entries are told together. Empty when there is nothing.",
    }),
  }),
});

builder.objectFields(Shipment, (t) => ({
  differsFromMasterData: t.boolean({
    ...needsDetails,
    description:
      "Whether a party, the bank, the address, the firm, a product or the unit reads differently in the master data today. False where the service does not tell.",
    resolve: async (row, _args, context) => {
      const { differsFromMasterData } = await detailsOf(row, context);
      if (typeof differsFromMasterData === "boolean") return differsFromMasterData;
      // Lists of whole shipments leave it out: comparing costs the service a look at the master data.
      context.spend(callCost);
      return (await loadShipment(row.shipmentId, context)).differsFromMasterData ?? false;
    },
  }),
  mergeFields: t.field({
    type: [MergeFieldType],
    nullable: true,
    complexity: callCost,
    description:
      "Every field that a text may name, with this shipment's value; null with UPSTREAM_UNSUPPORTED where the service does not tell.",
    resolve: ({ shipmentId }, _args, { rest }) =>
      optionalCall(() => rest.get("/v1/shipment/merge-fields", { shipmentId }, z.array(mergeField))),
  }),
}));

builder.relayMutationField(
  "refreshShipmentFromMasterData",
  {
    description: "The shipment to bring up to date.",
    inputFields: (t) => ({ id: t.id({ required: true, description: "Global id of the shipment." }) }),
  },
  {
    description:
      "Takes new copies of the parties, bank, address, firm, products and units that a shipment names. Records that are gone keep their copy.",
    resolve: (_root, { input: { id } }, { rest }) =>
      outcome(async () => {
        const shipmentId = targetId("Shipment", id, "Shipment");
        await optionalCall(() => rest.write({ method: "POST", path: "/v1/shipment/refresh", query: { shipmentId }, body: {} }, nothing));
        return { shipmentId };
      }),
  },
  { description: "The shipment with its new copies.", outputFields: (t) => ({ shipment: shipmentField(t), errors: errorsField(t) }) },
);
