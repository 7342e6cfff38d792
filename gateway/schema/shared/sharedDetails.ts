import { dayOf } from "#domain/time/dates.ts";
import { builder } from "../../builder/builder.ts";
import { maybeMoney } from "../../builder/decimals.ts";
import { ContainerLoadEnum, ShipmentTypeEnum } from "../../builder/enums.ts";
import { fromWhole, SharedShipment } from "./sharedShipment.ts";
import { SharedContainer, SharedMilestone, SharedParty, SharedPrices, SharedProduct } from "./sharedParts.ts";

const unseen = "null if the role does not see it";

builder.objectFields(SharedShipment, (t) => ({
  preCarriage: t.string({ description: "Transport to the port; empty if unknown.", resolve: fromWhole((whole) => whole.preCarriage) }),
  placeOfReceipt: t.string({
    description: "The place where the carrier takes over the goods; empty if unknown.",
    resolve: fromWhole((whole) => whole.placeOfReceipt),
  }),
  finalDestination: t.string({ description: "The goods' final destination.", resolve: fromWhole((whole) => whole.finalDestination) }),
  vessel: t.string({ description: "Vessel and voyage; empty if unknown.", resolve: fromWhole((whole) => whole.vessel) }),
  termsOfShipment: t.string({ description: "The terms of shipment, in words.", resolve: fromWhole((whole) => whole.termsOfShipment) }),
  termsOfPayment: t.string({
    nullable: true,
    description: `The terms of payment, in words; ${unseen}.`,
    resolve: fromWhole((whole) => whole.termsOfPayment ?? null),
  }),
  type: t.field({
    type: ShipmentTypeEnum,
    description: "In containers or in bulk.",
    resolve: fromWhole((whole) => whole.type),
  }),
  etd: t.field({
    type: "Date",
    nullable: true,
    description: 'The expected day of departure, such as "2025-11-18"; null while unknown.',
    resolve: fromWhole((whole) => dayOf(whole.etd)),
  }),
  eta: t.field({
    type: "Date",
    nullable: true,
    description: 'The expected day of arrival, such as "2025-12-09"; null while unknown.',
    resolve: fromWhole((whole) => dayOf(whole.eta)),
  }),
}));

builder.objectFields(SharedShipment, (t) => ({
  progress: t.field({
    type: [SharedMilestone],
    description: "The eight milestones, in their order.",
    resolve: fromWhole((whole) => whole.progress),
  }),
  products: t.field({ type: [SharedProduct], description: "The product lines.", resolve: fromWhole((whole) => whole.products) }),
  totalNetWeight: t.field({
    type: "Decimal",
    description: 'Net weight of all lines, in packing units, such as "75000".',
    resolve: fromWhole((whole) => whole.totalNetWeight),
  }),
  totalGrossWeight: t.field({
    type: "Decimal",
    description: 'Gross weight of all lines, in packing units, such as "75450".',
    resolve: fromWhole((whole) => whole.totalGrossWeight),
  }),
  containerCount: t.int({
    nullable: true,
    description: "The number of containers; null for bulk goods.",
    resolve: fromWhole((whole) => whole.containers ?? null),
  }),
  containerLoad: t.field({
    type: ContainerLoadEnum,
    nullable: true,
    description: "Full or shared containers; null for bulk goods.",
    resolve: fromWhole((whole) => whole.containerLoad ?? null),
  }),
  containers: t.field({
    type: [SharedContainer],
    description: "The individual containers; empty for bulk goods.",
    resolve: fromWhole((whole) => whole.container),
  }),
  parties: t.field({ type: [SharedParty], description: "The parties that the role sees.", resolve: fromWhole((whole) => whole.parties) }),
  currency: t.string({
    nullable: true,
    description: `The currency of all amounts here, by ISO 4217; ${unseen}.`,
    resolve: fromWhole((whole) => whole.currency ?? null),
  }),
  prices: t.field({
    type: SharedPrices,
    nullable: true,
    description: `The amounts; ${unseen}.`,
    resolve: fromWhole(({ prices, currency }) => prices && { ...prices, currency: currency ?? "" }),
  }),
  commission: t.field({
    type: "Decimal",
    nullable: true,
    description: `The broker's own commission, in \`currency\`, such as "250.00"; ${unseen}.`,
    resolve: fromWhole(({ commission, currency }) => maybeMoney(commission ?? null, currency ?? "")),
  }),
}));
