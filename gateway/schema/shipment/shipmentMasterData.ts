import { z } from "zod";
import { ignoredResponse } from "../../rest/shapes/simpleResponses.ts";
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
    name: t.exposeString("name", { description: 'Its name in a text, such as "consignee.name".' }),
    value: t.exposeString("value", {
      description: "Its value for this shipment; the values of a list's entries are joined. Empty without one.",
    }),
  }),
});

builder.objectFields(Shipment, (t) => ({
  differsFromMasterData: t.boolean({
    ...needsDetails,
    description:
      "Whether a party, the bank, the address, the firm, a product or the unit has changed in the master data since. False if the service does not send it.",
    resolve: async (row, _args, context) => {
      const { differsFromMasterData } = await detailsOf(row, context);
      if (typeof differsFromMasterData === "boolean") return differsFromMasterData;
      // Lists of whole shipments omit this: comparing costs the service a look at the master data.
      context.chargeCost(callCost);
      return (await loadShipment(row.shipmentId, context)).differsFromMasterData ?? false;
    },
  }),
  mergeFields: t.field({
    type: [MergeFieldType],
    nullable: true,
    complexity: callCost,
    description: "Every merge field, with its value for this shipment; null with UPSTREAM_UNSUPPORTED if the service does not list them.",
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
      "Takes new copies of the parties, bank, address, firm, products and units that a shipment names. Copies of deleted records stay.",
    resolve: (_root, { input: { id } }, { rest }) =>
      outcome(
        async () => {
          const shipmentId = targetId("Shipment", id, "Shipment");
          await optionalCall(() =>
            rest.write({ method: "POST", path: "/v1/shipment/refresh", query: { shipmentId }, body: {} }, ignoredResponse),
          );
          return { shipmentId };
        },
        () => ["id"],
      ),
  },
  { description: "The shipment with its new copies.", outputFields: (t) => ({ shipment: shipmentField(t), errors: errorsField(t) }) },
);
