import type { Selectable } from "kysely";
import { formatMoney, formatQuantity, formatWeight } from "#domain/currency.ts";
import { toDayMonthYear } from "#domain/dates.ts";
import { isZero, sum, type Decimal } from "#domain/decimal.ts";
import { formatPackages, inBulk } from "#domain/packages.ts";
import { systemColumns, type SystemColumnId } from "#domain/stats.ts";
import { fromMinorUnits } from "../db/minorUnits.ts";
import type { Database } from "../db/tables.ts";

/** What the system columns read of a shipment. */
export const sheetColumns = [
  ...(["id", "name", "createdAt", "invoiceNo", "invoiceDate", "contractNo", "piNo", "consignee", "broker", "currency"] as const),
  ...(["totalAmount", "fob", "freight", "totalQuantity", "totalGrossQuantity", "portOfLoading", "portOfDischarge"] as const),
  ...(["vessel", "containers", "containerLoad", "termsOfShipment", "termsOfPayment"] as const),
] as const;

/** What the system columns read of a product line. */
export const lineColumns = [
  ...(["shipmentId", "name", "quantity", "orderUnit", "packages", "packageType", "packingUnit", "netWeight", "grossWeight"] as const),
] as const;

export type SheetShipment = Pick<Selectable<Database["shipments"]>, (typeof sheetColumns)[number]>;
export type SheetLine = Pick<Selectable<Database["shipmentProducts"]>, (typeof lineColumns)[number]>;

/** What rows are ordered by: figures and ISO dates by their true value, texts lower-cased; "" is blank. */
export type OrderKey = string | number;

/** How a column is written, and what it is ordered by where that is not the text itself. */
type Reader = {
  text: (shipment: SheetShipment, lines: SheetLine[]) => string;
  order?: (shipment: SheetShipment, lines: SheetLine[]) => OrderKey;
};

const readers: Record<SystemColumnId, Reader> = {
  shipment: { text: ({ name }) => name },
  created: { text: ({ createdAt }) => toDayMonthYear(createdAt.slice(0, 10)), order: ({ createdAt }) => createdAt },
  invoiceNo: { text: ({ invoiceNo }) => invoiceNo },
  invoiceDate: { text: ({ invoiceDate }) => invoiceDate && toDayMonthYear(invoiceDate), order: ({ invoiceDate }) => invoiceDate },
  contractNo: { text: ({ contractNo }) => contractNo },
  piNo: { text: ({ piNo }) => piNo },
  consignee: { text: ({ consignee }) => nameIn(consignee) },
  broker: { text: ({ broker }) => nameIn(broker) },
  products: { text: (_shipment, lines) => [...new Set(lines.map(({ name }) => name))].join("; ") },
  quantity: {
    text: (_shipment, lines) => byUnit(lines, "orderUnit", "quantity", (figure, unit) => `${formatQuantity(figure)} ${unit}`),
    order: (_shipment, lines) => total(lines, "quantity"),
  },
  packages: {
    text: (_shipment, lines) =>
      byUnit(lines, "packageType", "packages", (figure, type) => (isZero(figure) ? inBulk : formatPackages(figure, type))),
    order: (_shipment, lines) => total(lines, "packages"),
  },
  netWeight: {
    text: (_shipment, lines) => byUnit(lines, "packingUnit", "netWeight", weight),
    order: ({ totalQuantity }) => Number(totalQuantity),
  },
  grossWeight: {
    text: (_shipment, lines) => byUnit(lines, "packingUnit", "grossWeight", weight),
    order: ({ totalGrossQuantity }) => Number(totalGrossQuantity),
  },
  currency: { text: ({ currency }) => currency },
  totalAmount: {
    text: ({ totalAmount, currency }) => formatMoney(fromMinorUnits(totalAmount, currency), currency),
    order: ({ totalAmount, currency }) => Number(fromMinorUnits(totalAmount, currency)),
  },
  fob: charge("fob"),
  freight: charge("freight"),
  portOfLoading: { text: ({ portOfLoading }) => portOfLoading },
  portOfDischarge: { text: ({ portOfDischarge }) => portOfDischarge },
  vessel: { text: ({ vessel }) => vessel },
  containers: {
    text: ({ containers, containerLoad }) => (containers === null ? "" : `${containers} ${containerLoad ?? "FCL"}`),
    order: ({ containers }) => containers ?? "",
  },
  shipmentTerms: { text: ({ termsOfShipment }) => termsOfShipment },
  paymentTerms: { text: ({ termsOfPayment }) => termsOfPayment },
};

/** The values of all system columns as finished text, blank ones left out. */
export function systemValues(shipment: SheetShipment, lines: SheetLine[]): Record<string, string> {
  const values: Record<string, string> = {};
  for (const { id } of systemColumns) {
    const text = readers[id].text(shipment, lines);
    if (text) values[id] = text;
  }
  return values;
}

/** What a row is ordered by in a system column. */
export function systemOrderKey(id: SystemColumnId, shipment: SheetShipment, lines: SheetLine[]): OrderKey {
  const { text, order } = readers[id];
  return order ? order(shipment, lines) : text(shipment, lines).toLowerCase();
}

/** A charge that was not entered is blank, not 0. */
function charge(name: "fob" | "freight"): Reader {
  return {
    text: (row) => (row[name] === 0 ? "" : formatMoney(fromMinorUnits(row[name], row.currency), row.currency)),
    order: (row) => (row[name] === 0 ? "" : Number(fromMinorUnits(row[name], row.currency))),
  };
}

/** Sums of lines by their unit, each written with it: lines share one unit but for older shipments. */
function byUnit(
  lines: SheetLine[],
  unit: "orderUnit" | "packingUnit" | "packageType",
  figure: "quantity" | "packages" | "netWeight" | "grossWeight",
  write: (figure: Decimal, unit: string) => string,
): string {
  const [first, ...others] = lines;
  if (!first) return "";
  if (others.length === 0) return write(first[figure], first[unit]);
  const groups = Map.groupBy(lines, (line) => line[unit]);
  return [...groups].map(([name, group]) => write(sum(group.map((line) => line[figure])), name)).join(" + ");
}

function weight(figure: Decimal, unit: string): string {
  return `${formatWeight(figure)} ${unit}`;
}

/** For order alone; as a figure has at most 15 digits, a number tells them apart. */
function total(lines: SheetLine[], figure: "quantity" | "packages"): number {
  return lines.reduce((sofar, line) => sofar + Number(line[figure]), 0);
}

/** The name in a snapshot, which shipmentRows.ts wrote from a record that has one. */
function nameIn(snapshot: string): string {
  return (JSON.parse(snapshot) as { name: string }).name;
}
