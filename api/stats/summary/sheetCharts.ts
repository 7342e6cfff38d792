import { Big } from "big.js";
import { toMoney } from "#domain/figures/currency.ts";
import { tonnesIn } from "#domain/figures/mass.ts";
import { chartLimits, type MonthValue, type NamedValue, type ProductValue, type StatsCharts } from "#domain/stats/statsSummary.ts";
import { fromMinorUnits } from "../../db/minorUnits.ts";
import type { Range } from "../../time/dateRange.ts";
import { addMonths, chartInstant, isIn, listMonths, monthIn, monthsOf, yearBefore, type Month } from "../sheet/chartMonths.ts";
import { mostFirst } from "./sheetTotals.ts";
import type { SheetParts } from "../rows/statsRows.ts";
import { nameIn, type SheetLine } from "../rows/systemValues.ts";

/** Accumulates charts row by row. */
export type SheetCharts = { add: (parts: SheetParts) => void; end: () => StatsCharts };

type Sum = { shipments: number; value: bigint };
type ProductSum = Sum & { valueByMass: bigint; tonnes: Big };
type Series = {
  shipments: number;
  months: Map<Month, bigint>;
  monthsBefore: Map<Month, bigint>;
  consignees: Map<string, Sum>;
  ports: Map<string, Sum>;
  products: Map<string, ProductSum>;
};

/** Starts the charts of a range. A shipment counts by its invoice date, or by its creation if it has none. */
export function startCharts(range: Range): SheetCharts {
  const before = yearBefore(range);
  const isOpen = range.from === null || range.to === null;
  const byCurrency = new Map<string, Series>();
  return {
    add({ shipment, lines }) {
      const instant = chartInstant(shipment);
      const isNow = isIn(instant, range);
      const wasBefore = isIn(instant, before);
      if (!isNow && !wasBefore) return;
      const series = byCurrency.get(shipment.currency) ?? emptySeries();
      byCurrency.set(shipment.currency, series);
      const value = BigInt(shipment.totalAmount);
      if (wasBefore) addTo(series.monthsBefore, addMonths(monthIn(instant, before), 12), value);
      if (!isNow) return;
      series.shipments += 1;
      addTo(series.months, monthIn(instant, range), value);
      count(series.consignees, nameIn(shipment, "consignee"), value);
      count(series.ports, shipment.portOfDischarge, value);
      countProducts(series.products, lines);
    },
    end() {
      const series = mostFirst(byCurrency);
      const { first, last } = monthsOf(range);
      const all = isOpen || !first || !last ? null : listMonths(first, last, chartLimits.months);
      // In an open range, list only months with shipments: otherwise one mistyped year would add a thousand months.
      const months = all ?? [...new Set(series.flatMap(([, { months: own }]) => [...own.keys()]))].toSorted();
      const current = series.filter(([, { shipments }]) => shipments > 0);
      return {
        valueByMonth: series.map(([currency, own]) => ({ currency, months: months.map((month) => monthValue(currency, month, own)) })),
        topConsignees: current.map(([currency, own]) => ({ currency, items: ranked(currency, own.consignees, chartLimits.consignees) })),
        dischargePorts: current.map(([currency, own]) => ({ currency, items: ranked(currency, own.ports, chartLimits.ports) })),
        products: current.map(([currency, own]) => ({ currency, items: rankedProducts(currency, own.products) })),
      };
    },
  };
}

function emptySeries(): Series {
  return { shipments: 0, months: new Map(), monthsBefore: new Map(), consignees: new Map(), ports: new Map(), products: new Map() };
}

function addTo(sums: Map<Month, bigint>, month: Month, value: bigint): void {
  sums.set(month, (sums.get(month) ?? 0n) + value);
}

function count(sums: Map<string, Sum>, name: string, value: bigint): void {
  const sum = sums.get(name) ?? { shipments: 0, value: 0n };
  sum.shipments += 1;
  sum.value += value;
  sums.set(name, sum);
}

/** A product counts once per shipment, with all its lines. */
function countProducts(sums: Map<string, ProductSum>, lines: SheetLine[]): void {
  for (const [name, own] of Map.groupBy(lines, (line) => line.name)) {
    const sum = sums.get(name) ?? { shipments: 0, value: 0n, valueByMass: 0n, tonnes: new Big(0) };
    sum.shipments += 1;
    for (const line of own) {
      const value = BigInt(line.amount);
      const tonnes = tonnesOf(line);
      sum.value += value;
      if (tonnes === null) continue;
      sum.valueByMass += value;
      sum.tonnes = sum.tonnes.plus(tonnes);
    }
    sums.set(name, sum);
  }
}

/** A line's net weight in metric tonnes; null if neither of its units is a unit of mass. */
function tonnesOf({ packingUnit, netWeight, orderUnit, quantity }: SheetLine): Big | null {
  const ofPacking = tonnesIn(packingUnit);
  if (ofPacking !== null) return new Big(netWeight).times(ofPacking);
  const ofOrder = tonnesIn(orderUnit);
  return ofOrder === null ? null : new Big(quantity).times(ofOrder);
}

function monthValue(currency: string, month: Month, { months, monthsBefore }: Series): MonthValue {
  const amount = (sums: Map<Month, bigint>) => fromMinorUnits(sums.get(month) ?? 0n, currency);
  return { month, value: amount(months), valueYearBefore: amount(monthsBefore) };
}

function ranked(currency: string, sums: Map<string, Sum>, most: number): NamedValue[] {
  return largest(sums, most).map(([name, { shipments, value }]) => ({ name, shipments, value: fromMinorUnits(value, currency) }));
}

function rankedProducts(currency: string, sums: Map<string, ProductSum>): ProductValue[] {
  return largest(sums, chartLimits.products).map(([name, { shipments, value, valueByMass, tonnes }]) => {
    const hasMass = tonnes.gt(0);
    const price = hasMass ? new Big(fromMinorUnits(valueByMass, currency)).div(tonnes).toFixed() : null;
    return {
      name,
      shipments,
      value: fromMinorUnits(value, currency),
      quantityMT: hasMass ? tonnes.toFixed() : null,
      averagePricePerMT: price && toMoney(price, currency),
    };
  });
}

function largest<T extends Sum>(sums: Map<string, T>, most: number): [string, T][] {
  const sorted = [...sums].toSorted(([leftName, left], [rightName, right]) =>
    left.value === right.value ? (leftName < rightName ? -1 : 1) : left.value < right.value ? 1 : -1,
  );
  return sorted.slice(0, most);
}
