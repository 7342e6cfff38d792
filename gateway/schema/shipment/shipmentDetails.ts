import type { Decimal } from "#domain/figures/decimal.ts";
import { eachField } from "#domain/shipment/fields/fieldDefinition.ts";
import { preCarriages } from "#domain/shipment/shipment.ts";
import { unlistedShipmentFields } from "#domain/shipment/fields/shipmentFields.ts";
import type { Shipment as FullShipment } from "../../rest/shapes/shipment.ts";
import { builder } from "../../builder/builder.ts";
import { PreCarriageEnum } from "../../builder/enums.ts";
import type { Context } from "../../builder/context.ts";
import { dayOf } from "#domain/time/dates.ts";
import { toMoney } from "#domain/figures/currency.ts";
import { maybeMoney } from "../../builder/decimals.ts";
import { totalsOf, type KnownTotals } from "../../rest/shapes/shipmentTotals.ts";
import { AddressType, BankDetailType } from "../firm/firm.ts";
import { detailsOf, Shipment, type ShipmentRow } from "./shipment.ts";
import {
  ChargesType,
  ContainerDetailType,
  ContainerType,
  ProductLineType,
  ShipmentFirmType,
  ShipmentPartyType,
  ShipmentReferenceType,
} from "./shipmentParts.ts";

/** Marks fields that lists omit. A list requests whole shipments when one is selected. */
export const needsDetails = { extensions: { needsDetails: true } };

/** Reads a part of the whole shipment. Without a promise if that is loaded: its page selects a hundred parts. */
export function fromDetails<Value>(read: (shipment: FullShipment) => Value) {
  return (row: ShipmentRow, _args: object, context: Context): Value | Promise<Value> =>
    "products" in row ? read(row) : detailsOf(row, context).then(read);
}

const ShipmentTotalsType = builder.objectRef<KnownTotals & { currency: string }>("ShipmentTotals").implement({
  description: "All computed figures of a shipment: money in its currency, weights in packing units.",
  fields: (t) => {
    const amount = (read: (totals: KnownTotals) => Decimal, words: string, example: string) =>
      t.field({
        type: "Decimal",
        description: `${words} In the shipment's currency, such as "${example}".`,
        resolve: (totals) => toMoney(read(totals), totals.currency),
      });
    return {
      subtotal: amount((totals) => totals.subtotal, "Sum of the lines' amounts.", "82812.50"),
      amountBeforeGST: amount((totals) => totals.amountBeforeGST, "Subtotal − discount.", "82500.00"),
      gst: amount((totals) => totals.gst, "The tax on the amount before GST.", "14850.00"),
      invoiceValue: amount((totals) => totals.invoiceValue, "Amount before GST + GST: the invoice's value.", "82500.00"),
      totalAmount: amount((totals) => totals.totalAmount, "Invoice value − advance: the balance to be paid.", "66000.00"),
      cnfValue: amount((totals) => totals.cnfValue, "FOB + freight, for the price break-up.", "82050.00"),
      cifValue: amount((totals) => totals.cifValue, "FOB + freight + insurance, for the price break-up.", "82500.00"),
      totalPackages: t.expose("totalPackages", {
        type: "Decimal",
        nullable: true,
        description: 'Packages of all lines, such as "3000"; a fraction is kept. Null where a line\'s are not known.',
      }),
      totalNetWeight: t.expose("totalNetWeight", {
        type: "Decimal",
        nullable: true,
        description: 'Net weight of all lines, in packing units, such as "75000"; null where a line\'s is not known.',
      }),
      totalGrossWeight: t.expose("totalGrossWeight", {
        type: "Decimal",
        nullable: true,
        description: 'Gross weight of all lines, in packing units, such as "75450"; null where a line\'s is not known.',
      }),
    };
  },
});

builder.objectFields(Shipment, (t) => ({
  version: t.int({
    ...needsDetails,
    nullable: true,
    description: "Number of changes; send it with an update to detect a change in between. Null if the service keeps none.",
    resolve: fromDetails(({ version }) => version ?? null),
  }),
  firm: t.field({
    ...needsDetails,
    type: ShipmentFirmType,
    description: "The exporter's firm, as saved.",
    resolve: fromDetails((whole) => whole),
  }),
  address: t.field({
    ...needsDetails,
    type: AddressType,
    description: "The firm's address that documents print, as saved.",
    resolve: fromDetails(({ address }) => address),
  }),
  isSellerDifferent: t.boolean({
    ...needsDetails,
    description: "Whether another party than the firm is the seller.",
    resolve: fromDetails(({ isSellerDifferent }) => isSellerDifferent),
  }),
  seller: t.field({
    ...needsDetails,
    type: ShipmentPartyType,
    nullable: true,
    description: "The different seller, as saved; null when the firm itself sells.",
    resolve: fromDetails(({ seller, isSellerDifferent }) => (isSellerDifferent && seller ? seller : null)),
  }),
  isBuyerDifferent: t.boolean({
    ...needsDetails,
    description: "Whether the buyer (applicant) is another party than the consignee.",
    resolve: fromDetails(({ buyer }) => Boolean(buyer)),
  }),
  buyer: t.field({
    ...needsDetails,
    type: ShipmentPartyType,
    nullable: true,
    description: "The different buyer (applicant), as saved; null when the consignee is the buyer.",
    resolve: fromDetails(({ buyer }) => buyer ?? null),
  }),
  references: t.field({
    ...needsDetails,
    type: [ShipmentReferenceType],
    description: "Further references, at most 5, in their order.",
    resolve: fromDetails(({ references }) => references),
  }),
  notifyParties: t.field({
    ...needsDetails,
    type: [ShipmentPartyType],
    description: "The parties to notify of the arrival, as saved; at most 5.",
    resolve: fromDetails(({ notifyParties }) => notifyParties),
  }),
}));

builder.objectFields(Shipment, (t) => ({
  ...eachField(unlistedShipmentFields, (name, { type, description }) => {
    const byType = {
      text: () => t.string({ ...needsDetails, description, resolve: fromDetails((shipment) => shipment[name]) }),
      figure: () =>
        t.field({ ...needsDetails, type: "Decimal", nullable: true, description, resolve: fromDetails((shipment) => shipment[name]) }),
      date: () =>
        t.field({ ...needsDetails, type: "Date", nullable: true, description, resolve: fromDetails((shipment) => dayOf(shipment[name])) }),
    };
    return byType[type]();
  }),
  preCarriage: t.field({
    ...needsDetails,
    type: PreCarriageEnum,
    nullable: true,
    description: "How the goods reach the port of loading; null when not known or not one of the known ways (see `preCarriageText`).",
    resolve: fromDetails(({ preCarriage }) => preCarriages.find((known) => known === preCarriage) ?? null),
  }),
  preCarriageText: t.string({
    ...needsDetails,
    description: 'The same as documents print it, such as "By Road"; any other text that the service stores. Empty when not known.',
    resolve: fromDetails(({ preCarriage }) => preCarriage),
  }),
  bankDetails: t.field({
    ...needsDetails,
    type: BankDetailType,
    description: "The bank account that the buyer pays to, as saved.",
    resolve: fromDetails(({ bankDetails }) => bankDetails),
  }),
}));

builder.objectFields(Shipment, (t) => ({
  products: t.field({
    ...needsDetails,
    type: [ProductLineType],
    description: "The lines, 1 to 10.",
    resolve: fromDetails(({ products, currency }) => products.map((line) => ({ ...line, currency }))),
  }),
  charges: t.field({
    ...needsDetails,
    type: ChargesType,
    nullable: true,
    description: "Discount, tax, advance and the price break-up; null if the service does not send them.",
    resolve: fromDetails(({ charges, currency }) => (charges ? { ...charges, currency } : null)),
  }),
  containerDetail: t.field({
    ...needsDetails,
    type: ContainerDetailType,
    nullable: true,
    description: "Number and load of the containers; null for goods in bulk.",
    resolve: fromDetails(({ containerDetail }) => containerDetail ?? null),
  }),
  containers: t.field({
    ...needsDetails,
    type: [ContainerType],
    description: "The containers listed one by one; empty for goods in bulk.",
    resolve: fromDetails(({ container }) => container),
  }),
  amountBeforeGST: t.field({
    ...needsDetails,
    type: "Decimal",
    nullable: true,
    description: 'Subtotal − discount, in `currency`, such as "82500.00"; null if the service sends too little to compute it.',
    resolve: fromDetails(({ amountBeforeGST, currency }) => maybeMoney(amountBeforeGST, currency)),
  }),
  totals: t.field({
    ...needsDetails,
    type: ShipmentTotalsType,
    nullable: true,
    description: "All figures, computed from the lines and charges as saved; null if the service does not send those.",
    resolve: fromDetails((whole) => {
      const totals = totalsOf(whole);
      return totals && { ...totals, currency: whole.currency };
    }),
  }),
}));
