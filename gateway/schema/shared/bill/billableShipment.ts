import { dayOf } from "#domain/time/dates.ts";
import { builder } from "../../../builder/builder.ts";
import { callCost } from "../../../builder/context.ts";
import { encodeId, joinPair } from "../../../builder/globalIds.ts";
import { optionalCall } from "../../../rest/optionalCall.ts";
import { billableShipments, type BillableShipment as Billable } from "../../../rest/shapes/people/shared.ts";
import { Viewer } from "../../viewer/viewer.ts";

const BilledQuantity = builder.objectRef<Billable["quantities"][number]>("BilledQuantity").implement({
  description: "The quantity of a product.",
  fields: (t) => ({
    quantity: t.expose("figure", { type: "Decimal", description: 'The quantity in `unit`, such as "50".' }),
    unit: t.exposeString("unit", { description: 'The order unit, such as "MT".' }),
  }),
});

const BillableShipment = builder.objectRef<Billable>("BillableShipment").implement({
  description: "A shared shipment that is on board and has a commission of the user's office, which is its broker.",
  fields: (t) => ({
    sharedShipmentId: t.id({
      description: "Global id of the SharedShipment.",
      resolve: ({ partnerId, shipmentId }) => encodeId("SharedShipment", joinPair(partnerId, shipmentId)),
    }),
    exporter: t.exposeString("exporter", { description: "The name of the exporter's firm, as saved." }),
    firmKey: t.string({
      description: "The same for shipments of one firm of one exporter: a bill is for one.",
      resolve: ({ partnerId, firmId }) => joinPair(partnerId, firmId),
    }),
    reference: t.exposeString("reference", { description: "What partners call the shipment." }),
    contractNo: t.exposeString("contractNo", { description: "The contract's number; empty if unknown." }),
    contractDate: t.field({
      type: "Date",
      nullable: true,
      description: 'The contract\'s date, such as "2025-10-01"; null if unknown.',
      resolve: ({ contractDate }) => dayOf(contractDate),
    }),
    invoiceNo: t.exposeString("invoiceNo", { description: "The invoice's number; empty if unknown." }),
    invoiceDate: t.field({
      type: "Date",
      nullable: true,
      description: 'The invoice\'s date, such as "2025-11-12"; null if unknown.',
      resolve: ({ invoiceDate }) => dayOf(invoiceDate),
    }),
    buyer: t.exposeString("buyer", { description: "The consignee's name: the buyer as brokers see it." }),
    buyerCountry: t.exposeString("buyerCountry", { description: "The consignee's country." }),
    goods: t.exposeStringList("goods", { description: "The names of the products." }),
    quantities: t.field({ type: [BilledQuantity], description: "The quantity of each product.", resolve: ({ quantities }) => quantities }),
    currency: t.exposeString("currency", { description: "The currency of the commission, by ISO 4217." }),
    commission: t.expose("commission", { type: "Decimal", description: 'The office\'s commission, such as "250.00".' }),
    billedAs: t.string({
      nullable: true,
      description: "The number of the office's bill for it; empty if another office has billed it; null if it can be billed.",
      resolve: ({ billedAs }) => billedAs ?? null,
    }),
  }),
});

builder.objectField(Viewer, "billableShipments", (t) =>
  t.field({
    type: [BillableShipment],
    nullable: true,
    complexity: { field: callCost, multiplier: 20 },
    description:
      "What the user's office, as the exporters' broker, has billed or can bill: at most 200, those without a bill first, then the newest. Null with UPSTREAM_UNSUPPORTED if the service behind the gateway has no bills.",
    resolve: async (_viewer, _args, { rest }) =>
      (await optionalCall(() => rest.get("/v1/shared/bill/lines", {}, billableShipments))).shipments,
  }),
);
