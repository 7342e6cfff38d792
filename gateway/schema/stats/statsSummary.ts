import type { Decimal } from "#domain/figures/decimal.ts";
import { chartLimits } from "#domain/stats/statsSummary.ts";
import { builder } from "../../builder/builder.ts";
import { callCost, type Context } from "../../builder/context.ts";
import { toMoney } from "#domain/figures/currency.ts";
import { optionalCall } from "../../rest/optionalCall.ts";
import { statsSummary, type StatsSummary } from "../../rest/shapes/stats/stats.ts";
import { StatsSheetType, type StatsSheet } from "./stats.ts";

type Summary = StatsSummary["summary"];
type Charts = StatsSummary["charts"];
type InCurrency<T> = T & { currency: string };
type MonthSeries = Charts["valueByMonth"][number];
type Month = InCurrency<MonthSeries["months"][number]>;
type Ranking = Charts["topConsignees"][number];
type Ranked = InCurrency<Ranking["items"][number]>;
type ProductRanking = Charts["products"][number];
type Product = InCurrency<ProductRanking["items"][number]>;

const currencyWords = "The currency of all money here, by ISO 4217; currencies are never added.";

const StatsCurrencyTotal = builder.objectRef<Summary["currencies"][number]>("StatsCurrencyTotal").implement({
  description: "Totals of the shipments in one currency.",
  fields: (t) => {
    const amount = (name: "totalAmount" | "averageAmount" | "fob" | "freight", description: string) =>
      t.field({ type: "Decimal", description, resolve: (total) => toMoney(total[name], total.currency) });
    return {
      currency: t.exposeString("currency", { description: currencyWords }),
      shipmentCount: t.exposeInt("shipments", { description: "Number of shipments in this currency." }),
      totalAmount: amount("totalAmount", 'Sum of the column Total Amount, such as "82500.00".'),
      averageAmount: amount("averageAmount", 'That sum divided by the number of shipments, such as "41250.00".'),
      fob: amount("fob", 'Sum of the column FOB, such as "80100.00".'),
      freight: amount("freight", 'Sum of the column Freight, such as "2400.00".'),
    };
  },
});

const StatsWeightTotal = builder.objectRef<Summary["weights"][number]>("StatsWeightTotal").implement({
  description: "Totals of the weights in one unit.",
  fields: (t) => ({
    unit: t.exposeString("unit", { description: 'The packing unit, such as "KG"; units are never added.' }),
    netWeight: t.expose("netWeight", { type: "Decimal", description: 'Sum of the column Net Weight in that unit, such as "25000".' }),
    grossWeight: t.expose("grossWeight", {
      type: "Decimal",
      description: 'Sum of the column Gross Weight in that unit, such as "25250.5".',
    }),
  }),
});

const StatsSummaryType = builder.objectRef<Summary>("StatsSummary").implement({
  description: "Totals of all rows of a filter, on all windows.",
  fields: (t) => ({
    shipmentCount: t.exposeInt("shipments", { description: "How many rows there are." }),
    currencies: t.expose("currencies", { type: [StatsCurrencyTotal], description: "Money by currency, that of most shipments first." }),
    weights: t.expose("weights", { type: [StatsWeightTotal], description: "Weights by packing unit, the one of most lines first." }),
  }),
});

const StatsMonth = builder.objectRef<Month>("StatsMonth").implement({
  description: "The value of a month.",
  fields: (t) => ({
    month: t.exposeString("month", { description: 'The month as YYYY-MM, such as "2025-11".' }),
    value: amountField(t, ({ value }) => value, 'Sum of the total amounts of the month\'s shipments, such as "165000.00".'),
    valueYearBefore: amountField(
      t,
      ({ valueYearBefore }) => valueYearBefore,
      'The same for that month a year before, such as "0.00" if there was none.',
    ),
  }),
});

const StatsMonthSeries = builder.objectRef<MonthSeries>("StatsMonthSeries").implement({
  description: "Values by month in one currency.",
  fields: (t) => ({
    currency: t.exposeString("currency", { description: currencyWords }),
    months: t.field({
      type: [StatsMonth],
      description: `Every month of the filter's range, at most ${chartLimits.months}; with an open range, the months that have values.`,
      resolve: ({ currency, months }) => months.map((month) => ({ ...month, currency })),
    }),
  }),
});

const StatsRankedValue = builder.objectRef<Ranked>("StatsRankedValue").implement({
  description: "A consignee or port and its shipped totals.",
  fields: (t) => ({
    name: t.exposeString("name", { description: "Its name as saved on the shipments." }),
    shipmentCount: t.exposeInt("shipments", { description: "How many shipments it has." }),
    value: amountField(t, ({ value }) => value, 'Sum of their total amounts, such as "165000.00".'),
  }),
});

const StatsRanking = builder.objectRef<Ranking>("StatsRanking").implement({
  description: "Consignees or ports in one currency.",
  fields: (t) => ({
    currency: t.exposeString("currency", { description: currencyWords }),
    items: t.field({
      type: [StatsRankedValue],
      description: "The largest values first.",
      resolve: ({ currency, items }) => items.map((item) => ({ ...item, currency })),
    }),
  }),
});

const StatsProductValue = builder.objectRef<Product>("StatsProductValue").implement({
  description: "A product and its shipped totals.",
  fields: (t) => ({
    name: t.exposeString("name", { description: "Its name as saved on the shipments." }),
    shipmentCount: t.exposeInt("shipments", { description: "How many shipments have it." }),
    value: amountField(t, ({ value }) => value, 'Sum of its lines\' amounts before charges, such as "82500.00".'),
    quantityMT: t.field({
      type: "Decimal",
      nullable: true,
      description: 'Net weight of its lines in metric tonnes, such as "25", of those in a unit of mass; null where none is.',
      resolve: ({ quantityMT }) => quantityMT,
    }),
    averagePricePerMT: t.field({
      type: "Decimal",
      nullable: true,
      description: 'The amount of those lines for one metric tonne of them, such as "3300.00"; null where none is in a unit of mass.',
      resolve: ({ averagePricePerMT, currency }) => averagePricePerMT && toMoney(averagePricePerMT, currency),
    }),
  }),
});

const StatsProductRanking = builder.objectRef<ProductRanking>("StatsProductRanking").implement({
  description: "Products in one currency.",
  fields: (t) => ({
    currency: t.exposeString("currency", { description: currencyWords }),
    items: t.field({
      type: [StatsProductValue],
      description: `The largest values first, at most ${chartLimits.products}.`,
      resolve: ({ currency, items }) => items.map((item) => ({ ...item, currency })),
    }),
  }),
});

const StatsChartsType = builder.objectRef<Charts>("StatsCharts").implement({
  description:
    "What charts show of a filter: each a series a currency, that of most shipments first. A shipment counts by its invoice date, else by when it was created.",
  fields: (t) => ({
    valueByMonth: t.expose("valueByMonth", { type: [StatsMonthSeries], description: "Value by month, with the year before." }),
    topConsignees: t.expose("topConsignees", {
      type: [StatsRanking],
      description: `The consignees of the largest values, at most ${chartLimits.consignees}.`,
    }),
    dischargePorts: t.expose("dischargePorts", {
      type: [StatsRanking],
      description: `Value by port of discharge, at most ${chartLimits.ports}.`,
    }),
    products: t.expose("products", { type: [StatsProductRanking], description: "Value by product, with the average price per tonne." }),
  }),
});

builder.objectFields(StatsSheetType, (t) => ({
  summary: t.field({
    type: StatsSummaryType,
    nullable: true,
    complexity: callCost,
    description: "Totals of all rows; null, with the error UPSTREAM_UNSUPPORTED, if the service cannot compute them.",
    resolve: async (sheet, _args, context) => (await loadSummary(sheet, context)).summary,
  }),
  charts: t.field({
    type: StatsChartsType,
    nullable: true,
    complexity: callCost,
    description: "What charts show; null, with the error UPSTREAM_UNSUPPORTED, if the service cannot compute it.",
    resolve: async (sheet, _args, context) => (await loadSummary(sheet, context)).charts,
  }),
}));

/** One call for both fields: the REST client remembers the first response. */
function loadSummary({ firmId, filter }: StatsSheet, { rest }: Context): Promise<StatsSummary> {
  return optionalCall(() => rest.search("/v1/shipment-stats/summary", { firmId }, filter, statsSummary));
}

function amountField<T extends { currency: string }>(
  t: PothosSchemaTypes.ObjectFieldBuilder<(typeof builder)["$inferSchemaTypes"], T>,
  read: (item: T) => Decimal,
  description: string,
) {
  return t.field({ type: "Decimal", description, resolve: (item) => toMoney(read(item), item.currency) });
}
