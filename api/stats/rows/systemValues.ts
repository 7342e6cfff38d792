import type { Selectable } from "kysely";
import { formatMoney, formatQuantity, formatWeight } from "#domain/currency.ts";
import { toDayMonthYear } from "#domain/dates.ts";
import { isZero, sum, type Decimal } from "#domain/decimal.ts";
import { formatPackages, inBulk } from "#domain/packages.ts";
import { systemColumns, type SystemColumnId } from "#domain/stats.ts";
import { fromMinorUnits } from "../../db/minorUnits.ts";
import type { Database } from "../../db/tables.ts";

/** What the system columns read of a shipment. */
export const sheetColumns = [
  ...(["id", "firmId", "name", "createdAt", "invoiceNo", "invoiceDate", "contractNo", "piNo", "consignee", "broker", "currency"] as const),
  ...(["totalAmount", "fob", "freight", "totalQuantity", "totalGrossQuantity", "portOfLoading", "portOfDischarge"] as const),
  ...(["vessel", "containers", "containerLoad", "termsOfShipment", "termsOfPayment"] as const),
] as const;

/** What the system columns read of a product line. */
export const lineColumns = [
  ...([
    "shipmentId",
    "name",
    "quantity",
    "orderUnit",
    "packages",
    "packageType",
    "packingUnit",
    "netWeight",
    "grossWeight",
    "amount",
  ] as const),
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
  shipment: asItIs("name"),
  created: {
    text: ({ createdAt }) => toDayMonthYear(createdAt.slice(0, 10)),
    order: ({ createdAt }) => createdAt,
  },
  invoiceNo: asItIs("invoiceNo"),
  invoiceDate: {
    text: ({ invoiceDate }) => invoiceDate && toDayMonthYear(invoiceDate),
    order: ({ invoiceDate }) => invoiceDate,
  },
  contractNo: asItIs("contractNo"),
  piNo: asItIs("piNo"),
  consignee: { text: ({ consignee }) => nameIn(consignee) },
  broker: { text: ({ broker }) => nameIn(broker) },
  products: { text: (_shipment, lines) => [...new Set(lines.map(({ name }) => name))].join("; ") },
  quantity: {
    text: (_shipment, lines) => withUnit(lines, "quantity", "orderUnit", (figure, unit) => `${formatQuantity(figure)} ${unit}`),
    order: (_shipment, lines) => total(lines, "quantity"),
  },
  packages: {
    text: (_shipment, lines) =>
      withUnit(lines, "packages", "packageType", (figure, type) => (isZero(figure) ? inBulk : formatPackages(figure, type))),
    order: (_shipment, lines) => total(lines, "packages"),
  },
  netWeight: {
    text: (_shipment, lines) => withUnit(lines, "netWeight", "packingUnit", weight),
    order: ({ totalQuantity }) => Number(totalQuantity),
  },
  grossWeight: {
    text: (_shipment, lines) => withUnit(lines, "grossWeight", "packingUnit", weight),
    order: ({ totalGrossQuantity }) => Number(totalGrossQuantity),
  },
  currency: asItIs("currency"),
  totalAmount: money("totalAmount"),
  fob: money("fob"),
  freight: money("freight"),
  portOfLoading: asItIs("portOfLoading"),
  portOfDischarge: asItIs("portOfDischarge"),
  vessel: asItIs("vessel"),
  containers: {
    text: ({ containers, containerLoad }) => (containers === null ? "" : `${containers} ${containerLoad ?? "FCL"}`),
    order: ({ containers }) => containers ?? "",
  },
  shipmentTerms: asItIs("termsOfShipment"),
  paymentTerms: asItIs("termsOfPayment"),
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

type PlainText = "name" | "invoiceNo" | "contractNo" | "piNo" | "currency" | "portOfLoading" | "portOfDischarge" | "vessel";

function asItIs(name: PlainText | "termsOfShipment" | "termsOfPayment"): Reader {
  return { text: (shipment) => shipment[name] };
}

/** Money in the shipment's currency; a charge that was not entered is blank, not 0. */
function money(name: "totalAmount" | "fob" | "freight"): Reader {
  const isBlank = (row: SheetShipment) => name !== "totalAmount" && row[name] === 0;
  const amount = (row: SheetShipment) => fromMinorUnits(row[name], row.currency);
  return {
    text: (row) => (isBlank(row) ? "" : formatMoney(amount(row), row.currency)),
    order: (row) => (isBlank(row) ? "" : Number(amount(row))),
  };
}

type Unit = "orderUnit" | "packingUnit" | "packageType";
type LineFigure = "quantity" | "packages" | "netWeight" | "grossWeight";

/** The sum of a figure over the lines, written with their unit: all lines of a shipment have the same. */
function withUnit(lines: SheetLine[], figure: LineFigure, unit: Unit, write: (figure: Decimal, unit: string) => string): string {
  const [first, ...others] = lines;
  if (!first) return "";
  return write(others.length === 0 ? first[figure] : sum(lines.map((line) => line[figure])), first[unit]);
}

function weight(figure: Decimal, unit: string): string {
  return `${formatWeight(figure)} ${unit}`;
}

/** For order alone; as a figure has at most 15 digits, a number tells them apart. */
function total(lines: SheetLine[], figure: "quantity" | "packages"): number {
  return lines.reduce((sofar, line) => sofar + Number(line[figure]), 0);
}

/** The name in a snapshot, which shipmentRows.ts wrote from a record that has one. */
export function nameIn(snapshot: string): string {
  return (JSON.parse(snapshot) as { name: string }).name;
}
