import { graphql } from "react-relay";
import { sum } from "#domain/figures/decimal.ts";
import { formatMoney, formatQuantity } from "#domain/figures/currency.ts";
import type { chartSeriesQuery$data } from "../../__generated__/chartSeriesQuery.graphql.ts";
import { monthName } from "#domain/time/monthName.ts";

const ofShipments = "Sums of the column Total Amount: invoice values less their advances.";
const ofLines =
  "Sums of lines, before discount, tax and advances. The total is that of the column Total Amount: invoice values less their advances.";

/** What each chart shows, what its table's first column is called, and which amounts it adds up. */
export const chartKinds = {
  month: { label: "By month", about: "Value by month, with the year before", what: "Month", adds: ofShipments },
  consignee: { label: "Consignees", about: "Consignees of the largest value", what: "Consignee", adds: ofShipments },
  port: { label: "Ports", about: "Value by port of discharge", what: "Port of Discharge", adds: ofShipments },
  product: { label: "Products", about: "Value by product, with the average price per MT", what: "Product", adds: ofLines },
} as const;
export type ChartKind = keyof typeof chartKinds;

/** One query for all charts of a filter. */
export const chartsQuery = graphql`
  query chartSeriesQuery($firmId: ID!, $filter: StatsFilterInput) {
    node(id: $firmId) {
      ... on Firm {
        statsSheet(filter: $filter) {
          charts {
            valueByMonth {
              currency
              months {
                month
                value
                valueYearBefore
              }
            }
            topConsignees {
              currency
              items {
                name
                shipmentCount
                value
              }
            }
            dischargePorts {
              currency
              items {
                name
                shipmentCount
                value
              }
            }
            products {
              currency
              items {
                name
                value
                quantityMT
                averagePricePerMT
              }
            }
          }
        }
      }
    }
  }
`;

type Sheet = NonNullable<NonNullable<chartSeriesQuery$data["node"]>["statsSheet"]>;
export type Charts = NonNullable<Sheet["charts"]>;

/** The charts of a response; null when the server cannot compute them. */
export function chartsOf({ node }: chartSeriesQuery$data): Charts | null {
  return node?.statsSheet?.charts ?? null;
}

/** One bar: its label, its figures as texts for the table, and its length and that of the year before, as parts of the longest. */
type Bar = {
  key: string;
  label: string;
  figures: string[];
  part: number;
  partBefore: number | null;
  /** The filter that the bar sets when chosen. */
  choice: Choice;
};

/** A month, a port of discharge, or a name that a column must show as a whole. */
export type Choice = { month: string } | { discharge: string } | { columnId: string; name: string };

/** A chart in one currency: what its figures are called, and its bars in order. */
export type Series = { heads: string[]; bars: Bar[] };

/** The value of all shipments of a currency, formatted; the year before's is null where the range has no such year. */
export type ChartTotal = { total: string; totalBefore: string | null };

/** Adds up the months of a currency: every chart has the same total. `isYear` is false for a range without an end. */
export function totalIn({ valueByMonth }: Charts, currency: string, isYear: boolean): ChartTotal {
  const months = valueByMonth.find((series) => series.currency === currency)?.months ?? [];
  const before = sum(months.map(({ valueYearBefore }) => valueYearBefore));
  return {
    total: formatMoney(sum(months.map(({ value }) => value)), currency),
    totalBefore: isYear ? formatMoney(before, currency) : null,
  };
}

/** The currencies that a chart has series in; that of most shipments first. */
export function currenciesOf(charts: Charts, kind: ChartKind): string[] {
  return seriesOf(charts, kind).map(({ currency }) => currency);
}

/** The bars of a chart in one currency; null where it has nothing in it. */
export function seriesIn(charts: Charts, kind: ChartKind, currency: string): Series | null {
  switch (kind) {
    case "month":
      return monthSeries(charts, currency);
    case "consignee":
      return rankedSeries(charts.topConsignees, currency, (name) => ({ columnId: "consignee", name }));
    case "port":
      return rankedSeries(charts.dischargePorts, currency, (name) => ({ discharge: name }));
    case "product":
      return productSeries(charts, currency);
  }
}

function seriesOf(charts: Charts, kind: ChartKind): readonly { readonly currency: string }[] {
  switch (kind) {
    case "month":
      return charts.valueByMonth;
    case "consignee":
      return charts.topConsignees;
    case "port":
      return charts.dischargePorts;
    case "product":
      return charts.products;
  }
}

function monthSeries({ valueByMonth }: Charts, currency: string): Series | null {
  const months = valueByMonth.find((series) => series.currency === currency)?.months ?? [];
  const part = partOf(months.flatMap(({ value, valueYearBefore }) => [value, valueYearBefore]));
  const bars = months.map(({ month, value, valueYearBefore }) => ({
    key: month,
    label: monthName(month),
    figures: [formatMoney(value, currency), formatMoney(valueYearBefore, currency)],
    part: part(value),
    partBefore: part(valueYearBefore),
    choice: { month },
  }));
  return bars.length > 0 ? { heads: ["Value", "Year before"], bars } : null;
}

type Ranking = Charts["topConsignees"];

function rankedSeries(rankings: Ranking, currency: string, choiceOf: (name: string) => Choice): Series | null {
  const items = rankings.find((series) => series.currency === currency)?.items ?? [];
  const part = partOf(items.map(({ value }) => value));
  const bars = items.map(({ name, shipmentCount, value }) => ({
    key: name,
    label: name,
    figures: [formatMoney(value, currency), String(shipmentCount)],
    part: part(value),
    partBefore: null,
    choice: choiceOf(name),
  }));
  return bars.length > 0 ? { heads: ["Value", "Shipments"], bars } : null;
}

function productSeries({ products }: Charts, currency: string): Series | null {
  const items = products.find((series) => series.currency === currency)?.items ?? [];
  const part = partOf(items.map(({ value }) => value));
  const bars = items.map(({ name, value, quantityMT, averagePricePerMT }) => ({
    key: name,
    label: name,
    figures: [
      formatMoney(value, currency),
      quantityMT ? formatQuantity(quantityMT) : "",
      averagePricePerMT ? formatMoney(averagePricePerMT, currency) : "",
    ],
    part: part(value),
    partBefore: null,
    choice: { columnId: "products", name },
  }));
  return bars.length > 0 ? { heads: ["Value", "MT", "Average per MT"], bars } : null;
}

/** A bar's length relative to the longest, from 0 to 1. For display only, where a float is exact enough. */
function partOf(values: readonly string[]): (value: string) => number {
  const longest = Math.max(...values.map(Number), 0);
  return (value) => (longest === 0 ? 0 : Math.max(0, Number(value)) / longest);
}
