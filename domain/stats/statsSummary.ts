import type { Decimal } from "../figures/decimal.ts";

/** Money of one currency in a sheet: sums of the columns Total Amount, FOB and Freight. Currencies are never added. */
export type CurrencyTotal = {
  currency: string;
  shipments: number;
  totalAmount: Decimal;
  averageAmount: Decimal;
  fob: Decimal;
  freight: Decimal;
};

/** Weights of one packing unit. */
export type WeightTotal = { unit: string; netWeight: Decimal; grossWeight: Decimal };

/** Totals of all rows of a filter, for the status bar; the currency and unit of most shipments first. */
export type StatsSummary = { shipments: number; currencies: CurrencyTotal[]; weights: WeightTotal[] };

/** A month as YYYY-MM with the sum of Total Amount, and that of the same month a year before. */
export type MonthValue = { month: string; value: Decimal; valueYearBefore: Decimal };

/** A party or port with its shipments and the sum of their Total Amount. */
export type NamedValue = { name: string; shipments: number; value: Decimal };

/** A product with its lines' amounts; tonnes (MT) and average price per MT are null if no unit is one of mass. */
export type ProductValue = NamedValue & { quantityMT: Decimal | null; averagePricePerMT: Decimal | null };

/** The charts of the sheet, one series for each currency, the currency of most shipments first; the largest values first. */
export type StatsCharts = {
  valueByMonth: { currency: string; months: MonthValue[] }[];
  topConsignees: { currency: string; items: NamedValue[] }[];
  dischargePorts: { currency: string; items: NamedValue[] }[];
  products: { currency: string; items: ProductValue[] }[];
};

/** A text that cells of a column show, and how many rows show it. */
export type ColumnValue = { text: string; count: number };

/** Consignees, ports and products that a chart shows. */
export const chartLimits = { consignees: 10, ports: 50, products: 50, months: 120 } as const;
