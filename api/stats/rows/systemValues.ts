import type { Selectable } from "kysely";
import { formatMoney, formatQuantity, formatWeight, sumOfWeights } from "#domain/figures/currency.ts";
import { toDayMonthYear } from "#domain/time/dates.ts";
import { indianDay } from "#domain/time/indianDay.ts";
import { sum, type Decimal } from "#domain/figures/decimal.ts";
import { formatAllPackages } from "#domain/figures/packages.ts";
import { systemColumns, type SystemColumnId } from "#domain/stats/systemColumns.ts";
import { fromMinorUnits } from "../../db/minorUnits.ts";
import { parseStoredAs } from "../../db/storedJson.ts";
import type { Database } from "../../db/tables/tables.ts";

/** The shipment columns that system columns read. */
export const sheetColumns = [
  ...(["id", "firmId", "name", "createdAt", "invoiceNo", "invoiceDate", "contractNo", "piNo", "consignee", "broker", "currency"] as const),
  ...(["totalAmount", "fob", "freight", "totalQuantity", "totalGrossQuantity", "portOfLoading", "portOfDischarge"] as const),
  ...(["vessel", "containers", "containerLoad", "termsOfShipment", "termsOfPayment"] as const),
] as const;

/** The columns of product lines that system columns read. */
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

/** Sort keys: numbers for figures, ISO dates, lower-cased texts; "" is blank. */
export type OrderKey = string | number;

/** How a column formats its value, and its sort key if that differs from the text. */
type Reader = {
  text: (shipment: SheetShipment, lines: SheetLine[]) => string;
  order?: (shipment: SheetShipment, lines: SheetLine[]) => OrderKey;
};

const readers: Record<SystemColumnId, Reader> = {
  shipment: asItIs("name"),
  created: {
    text: ({ createdAt }) => toDayMonthYear(indianDay(new Date(createdAt))),
    order: ({ createdAt }) => createdAt,
  },
  invoiceNo: asItIs("invoiceNo"),
  invoiceDate: {
    text: ({ invoiceDate }) => invoiceDate && toDayMonthYear(invoiceDate),
    order: ({ invoiceDate }) => invoiceDate,
  },
  contractNo: asItIs("contractNo"),
  piNo: asItIs("piNo"),
  consignee: { text: (shipment) => nameIn(shipment, "consignee") },
  broker: { text: (shipment) => nameIn(shipment, "broker") },
  products: { text: (_shipment, lines) => [...new Set(lines.map(({ name }) => name))].join("; ") },
  quantity: {
    text: (_shipment, lines) => withUnit(lines, "quantity", "orderUnit", (figures) => formatQuantity(sum(figures))),
    order: (_shipment, lines) => total(lines, "quantity"),
  },
  packages: {
    text: (_shipment, lines) => (lines.length === 0 ? "" : formatAllPackages(lines, lines[0]?.packageType ?? "")),
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

/** The formatted values of all system columns, without blank ones. */
export function systemValues(shipment: SheetShipment, lines: SheetLine[]): Record<string, string> {
  const values: Record<string, string> = {};
  for (const { id } of systemColumns) {
    const text = readers[id].text(shipment, lines);
    if (text) values[id] = text;
  }
  return values;
}

/** A row's text in one system column; "" is blank. */
export function systemValue(id: SystemColumnId, shipment: SheetShipment, lines: SheetLine[]): string {
  return readers[id].text(shipment, lines);
}

/** A row's sort key in a system column. */
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

type Unit = "orderUnit" | "packingUnit";
type LineFigure = "quantity" | "netWeight" | "grossWeight";

/** A figure's sum over the lines, with their unit, which all lines of a shipment share. */
function withUnit(lines: SheetLine[], figure: LineFigure, unit: Unit, addUp: (figures: Decimal[]) => string): string {
  const [first] = lines;
  return first ? `${addUp(lines.map((line) => line[figure]))} ${first[unit]}` : "";
}

function weight(weights: Decimal[]): string {
  return formatWeight(sumOfWeights(weights));
}

/** Used only for sorting; figures have at most 15 digits, so numbers keep them distinct. */
function total(lines: SheetLine[], figure: "quantity" | "packages"): number {
  return lines.reduce((sofar, line) => sofar + Number(line[figure]), 0);
}

/** The name in a shipment's copy of a record. A sheet reads thousands, and needs nothing else of the copy. */
export function nameIn(shipment: Pick<SheetShipment, "id" | "consignee" | "broker">, party: "consignee" | "broker"): string {
  return parseStoredAs(hasName, shipment[party], { column: `shipments.${party}`, id: shipment.id }).name;
}

function hasName(value: unknown): value is { name: string } {
  return typeof value === "object" && value !== null && "name" in value && typeof value.name === "string";
}
