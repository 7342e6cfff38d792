import { amountFields, chargeFields } from "#domain/shipment/fields/chargeFields.ts";
import { containerFields } from "#domain/shipment/fields/containerFields.ts";
import { eachField } from "#domain/shipment/fields/fieldDefinition.ts";
import { lineFields } from "#domain/shipment/fields/lineFields.ts";
import type { Reference } from "#domain/shipment/shipment.ts";
import type {
  Container,
  ContainerDetail,
  LineUnit,
  Packages,
  Party,
  Product,
  Shipment,
  ShipmentBroker,
} from "../../rest/shapes/shipment.ts";
import { buyerMoreFields } from "#domain/masterData/buyer.ts";
import { firmSnapshotFields } from "#domain/masterData/firmDocumentFields.ts";
import { builder } from "../../builder/builder.ts";
import { ContainerLoadEnum } from "../../builder/enums.ts";
import { maybeMoney } from "../../builder/decimals.ts";
import { lineAmount } from "../../rest/shapes/shipmentTotals.ts";
import { moreOutputs } from "../masterData/moreFields.ts";
import { encodeId } from "../../builder/globalIds.ts";
import { rowFields } from "./rowFields.ts";

/** Parts are copies made when the shipment was saved. They name their master record but are no nodes (ADR-0018). */
function recordId(type: string, id: string): string {
  return id && encodeId(type, id);
}

export const ShipmentPartyType = builder.objectRef<Party>("ShipmentParty").implement({
  description: "A buyer as it was when the shipment was saved: consignee, different seller or buyer, or notify party.",
  fields: (t) => ({
    buyerId: t.id({
      description: "Global id of the buyer it was copied from, which may have changed or been deleted since.",
      resolve: ({ buyerId }) => recordId("Buyer", buyerId),
    }),
    name: t.exposeString("name", { description: "The name that documents print." }),
    address: t.exposeString("address", { description: "The full postal address; empty when unknown." }),
    country: t.exposeString("country", { description: "The country's English name; empty when unknown." }),
    ...moreOutputs(t, buyerMoreFields, (party) => party),
  }),
});

export const ShipmentReferenceType = builder.objectRef<Reference>("ShipmentReference").implement({
  description: "A further reference of a shipment.",
  fields: (t) => ({
    label: t.exposeString("label", { description: 'What it refers to, such as "Import permit".' }),
    value: t.exposeString("value", { description: 'The number or text, such as "IP/2025/88".' }),
  }),
});

export const ShipmentBrokerType = builder.objectRef<ShipmentBroker>("ShipmentBroker").implement({
  description: "The broker as it was when the shipment was saved.",
  fields: (t) => ({
    brokerId: t.id({
      description: "Global id of the broker it was copied from, which may have changed or been deleted since.",
      resolve: ({ brokerId }) => recordId("Broker", brokerId),
    }),
    name: t.exposeString("name", { description: "The broker's name." }),
    country: t.exposeString("country", { description: "The country's English name; empty when unknown." }),
  }),
});

export const ShipmentFirmType = builder.objectRef<Shipment>("ShipmentFirm").implement({
  description: "The exporter's firm as it was when the shipment was saved.",
  fields: (t) => ({
    firmId: t.id({ description: "Global id of the firm.", resolve: ({ firmId }) => recordId("Firm", firmId) }),
    name: t.string({ description: "The firm's name as documents print it.", resolve: ({ firm }) => firm.name }),
    ieCode: t.string({ description: "The importer-exporter code (IEC).", resolve: ({ firm }) => firm.ieCode }),
    pan: t.string({ description: "The permanent account number (PAN); empty when not given.", resolve: ({ firm }) => firm.pan }),
    ...moreOutputs(t, firmSnapshotFields, ({ firm }) => firm),
  }),
});

export const LineUnitType = builder.objectRef<LineUnit>("ProductLineUnit").implement({
  description: "The packaging unit of a line as it was when the shipment was saved.",
  fields: (t) => ({
    unitId: t.id({
      description: "Global id of the packaging unit it was copied from.",
      resolve: ({ unitId }) => recordId("PackagingUnit", unitId),
    }),
    orderUnit: t.exposeString("orderUnit", { description: 'The unit of quantities and rates, such as "MT".' }),
    packingUnit: t.exposeString("packingUnit", { description: 'The unit of weights, such as "KG".' }),
    weight: t.expose("weight", {
      type: "Decimal",
      nullable: true,
      description: 'Packing units in one order unit, such as "1000"; null if the service does not send it.',
    }),
    packageType: t.exposeString("packageType", { description: 'The kind of package in the singular, such as "BAG".' }),
  }),
});

const PackagesType = builder.objectRef<Packages>("ProductLinePackages").implement({
  description: "The packages of a line; weights are in its packing unit. A figure is null if the service does not send it.",
  fields: (t) => ({
    total: t.expose("total", {
      type: "Decimal",
      nullable: true,
      description: 'How many packages, such as "2000"; a fraction is printed rounded up. 0 for goods in bulk.',
    }),
    type: t.exposeString("type", { description: 'What kind of packages they are, in the singular, such as "BAG".' }),
    netWeight: t.expose("netWeight", { type: "Decimal", nullable: true, description: 'Net weight of the line, such as "50000".' }),
    grossWeight: t.expose("grossWeight", { type: "Decimal", nullable: true, description: 'Gross weight of the line, such as "50300".' }),
    netWeightPerPackage: t.expose("netWeightPerPackage", {
      type: "Decimal",
      nullable: true,
      description: 'Net weight of one package, such as "25"; 0 for goods in bulk.',
    }),
    grossWeightPerPackage: t.expose("grossWeightPerPackage", {
      type: "Decimal",
      nullable: true,
      description: 'Gross weight of one package, such as "25.15"; 0 for goods in bulk.',
    }),
  }),
});

/** A line with its shipment's currency, to round its amount. */
export type PricedLine = Product & { currency: string };

export const ProductLineType = builder.objectRef<PricedLine>("ProductLine").implement({
  description: "A line of a shipment: one product with its quantity, price and packages.",
  fields: (t) => ({
    productId: t.id({
      description: "Global id of the product it was copied from.",
      resolve: ({ productId }) => recordId("Goods", productId),
    }),
    unitId: t.id({
      description: "Global id of the packaging unit it was copied from.",
      resolve: ({ unitId }) => recordId("PackagingUnit", unitId),
    }),
    name: t.exposeString("name", { description: "The product's name as it was when the shipment was saved." }),
    hsnCode: t.exposeString("hsnCode", { description: 'The product\'s Harmonised System code, such as "10063012".' }),
    unit: t.field({ type: LineUnitType, description: "The packaging unit, as saved.", resolve: ({ unit }) => unit }),
    quantity: t.expose("quantity", {
      type: "Decimal",
      nullable: true,
      description: 'In order units, such as "50"; null if the service does not send it.',
    }),
    rate: t.expose("rate", {
      type: "Decimal",
      nullable: true,
      description: 'Price of one order unit in the shipment\'s currency, such as "1142.5"; null if the service does not send it.',
    }),
    amount: t.field({
      type: "Decimal",
      nullable: true,
      description:
        'Quantity × rate, rounded half-up to the minor unit of the shipment\'s currency, such as "54250.00"; null if one of them is null.',
      resolve: ({ currency, ...line }) => lineAmount(currency, line),
    }),
    ...rowFields(t, lineFields),
    packages: t.field({
      type: PackagesType,
      description: "Packages and weights, computed when the shipment was saved.",
      resolve: (line) => line.package,
    }),
  }),
});

/** The charges with their shipment's currency. */
type PricedCharges = NonNullable<Shipment["charges"]> & { currency: string };

export const ChargesType = builder.objectRef<PricedCharges>("Charges").implement({
  description:
    "The charges of a shipment, in its currency; those that were not entered are 0. Null if the service sends something that is no figure.",
  fields: (t) => {
    const amount = (name: keyof typeof amountFields | "gst", description: string) =>
      t.field({
        type: "Decimal",
        nullable: true,
        description,
        resolve: (charges) => maybeMoney(charges[name], charges.currency),
      });
    return {
      ...eachField(amountFields, (name, { description }) => amount(name, description)),
      gstPercentage: t.field({
        type: "Decimal",
        nullable: true,
        description: chargeFields.gstPercentage.description,
        resolve: ({ gstPercentage }) => gstPercentage,
      }),
      gst: amount("gst", 'The tax: that percentage of the amount before GST, such as "14850.00".'),
    };
  },
});

export const ContainerDetailType = builder.objectRef<ContainerDetail>("ContainerDetail").implement({
  description: "How many containers a shipment takes and how they are filled.",
  fields: (t) => ({
    containerCount: t.exposeInt("containers", {
      nullable: true,
      description: "Number of containers, at least 1; null if the service does not send it.",
    }),
    type: t.expose("type", {
      type: ContainerLoadEnum,
      nullable: true,
      description: "Full or less than full loads; null if the service does not send it.",
    }),
  }),
});

export const ContainerType = builder.objectRef<Container>("Container").implement({
  description: "One container of a shipment. A weight is null if the service does not send it.",
  fields: (t) => rowFields(t, containerFields),
});
