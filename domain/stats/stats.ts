import { invalid, type Problem } from "../http/problem.ts";

/**
 * Contents of a column of the stats sheet: `money` is in the currency of the row's column Currency, a `measure` carries
 * its unit behind the figure ("75,000.00 KG"), a `date` is DD/MM/YYYY. User columns are text.
 */
const statsColumnKinds = ["text", "date", "money", "measure"] as const;
export type StatsColumnKind = (typeof statsColumnKinds)[number];

/** The system columns in their order. Their values are formatted text, computed from the present shipment. */
export const systemColumns = [
  { id: "shipment", name: "Shipment", kind: "text" },
  { id: "created", name: "Created", kind: "date" },
  { id: "invoiceNo", name: "Invoice No", kind: "text" },
  { id: "invoiceDate", name: "Invoice Date", kind: "date" },
  { id: "contractNo", name: "Contract No", kind: "text" },
  { id: "piNo", name: "PI No", kind: "text" },
  { id: "consignee", name: "Consignee", kind: "text" },
  { id: "broker", name: "Broker", kind: "text" },
  { id: "products", name: "Products", kind: "text" },
  { id: "quantity", name: "Quantity", kind: "measure" },
  { id: "packages", name: "Packages", kind: "measure" },
  { id: "netWeight", name: "Net Weight", kind: "measure" },
  { id: "grossWeight", name: "Gross Weight", kind: "measure" },
  { id: "currency", name: "Currency", kind: "text" },
  { id: "totalAmount", name: "Total Amount", kind: "money" },
  { id: "fob", name: "FOB", kind: "money" },
  { id: "freight", name: "Freight", kind: "money" },
  { id: "portOfLoading", name: "Port of Loading", kind: "text" },
  { id: "portOfDischarge", name: "Port of Discharge", kind: "text" },
  { id: "vessel", name: "Vessel", kind: "text" },
  { id: "containers", name: "Containers", kind: "measure" },
  { id: "shipmentTerms", name: "Shipment Terms", kind: "text" },
  { id: "paymentTerms", name: "Payment Terms", kind: "text" },
] as const satisfies readonly { id: string; name: string; kind: StatsColumnKind }[];
export type SystemColumnId = (typeof systemColumns)[number]["id"];

/** A column as REST returns it; `editable` false means a system column. `width` is in CSS pixels. */
export type StatsColumn = { id: string; name: string; width: number; editable: boolean };

/** A row as REST returns it: values by column id, without empty ones; `colour` is a hex value of the palette. */
export type StatsRow = { shipmentId: string; colour: RowColourHex; version: number; values: Record<string, string> };

/** The nine colours of a row; dark shades have white text. */
export const rowColours = [
  { id: "WHITE", name: "White", hex: "#ffffff", isDark: false },
  { id: "LIGHT_RED", name: "Light Red", hex: "#fee2e2", isDark: false },
  { id: "DARK_RED", name: "Dark Red", hex: "#dc2626", isDark: true },
  { id: "LIGHT_GREEN", name: "Light Green", hex: "#dcfce7", isDark: false },
  { id: "DARK_GREEN", name: "Dark Green", hex: "#16a34a", isDark: true },
  { id: "LIGHT_ORANGE", name: "Light Orange", hex: "#fed7aa", isDark: false },
  { id: "DARK_ORANGE", name: "Dark Orange", hex: "#ea580c", isDark: true },
  { id: "LIGHT_BLUE", name: "Light Blue", hex: "#dbeafe", isDark: false },
  { id: "DARK_BLUE", name: "Dark Blue", hex: "#2563eb", isDark: true },
] as const;
export type RowColour = (typeof rowColours)[number]["id"];
export type RowColourHex = (typeof rowColours)[number]["hex"];

/** Limits of the sheet: widths in CSS pixels, texts in characters. */
export const statsLimits = {
  minimumWidth: 80,
  defaultWidth: 128,
  maximumWidth: 1000,
  columnName: 255,
  ownColumns: 200,
  cell: 2000,
  cellsAtOnce: 10_000,
  rowsAtOnce: 1000,
} as const;

export const statsMessages = {
  columnNameEmpty: "Please enter a column name",
  columnNameLong: "Column Name must be at most 255 characters long",
  widthWrong: "The column width must be a whole number from 80 to 1000",
  columnsTooMany: "A sheet has at most 200 columns of your own",
  columnUnknown: "Column not found",
  systemCell: "System columns cannot be edited",
  systemRename: "System columns cannot be renamed",
  systemDelete: "System columns cannot be deleted",
  cellLong: "A cell holds at most 2,000 characters",
  cellsMissing: "There are no cells to save",
  cellsTooMany: "At most 10,000 cells can be saved at once",
  colourUnknown: "Please choose one of the nine row colours",
  rowsMissing: "There are no rows to colour",
  rowsTooMany: "At most 10,000 rows can be coloured at once",
  stale: "This row was changed since you opened it",
} as const;

/** The screen's messages for failed calls without one. */
export const statsFailures = {
  load: "Failed to load data",
  cell: "Failed to update cell",
  add: "Failed to add column",
  width: "Failed to save column width",
  colour: "Failed to update row color",
  rename: "Failed to rename column",
  delete: "Failed to delete column",
} as const;

/** Whether an id names a system column. */
export function isSystemColumn(id: string): id is SystemColumnId {
  return systemColumns.some((column) => column.id === id);
}

/** Contents of a column; user columns, and columns that only another server knows, are text. */
export function statsColumnKind(id: string): StatsColumnKind {
  return systemColumns.find((column) => column.id === id)?.kind ?? "text";
}

/** The colour of a hex value, ignoring case; null if it is not in the palette. */
export function rowColourOf(hex: string): (typeof rowColours)[number] | null {
  return rowColours.find((colour) => colour.hex === hex.toLowerCase()) ?? null;
}

/** The rules of a column's name; `field` is the place in the request. The name is stored trimmed. */
export function checkColumnName(name: string, field: string): Problem[] {
  if (!name.trim()) return [invalid(statsMessages.columnNameEmpty, field)];
  return name.trim().length > statsLimits.columnName ? [invalid(statsMessages.columnNameLong, field)] : [];
}

/** The rule of a column's width in CSS pixels. */
export function checkColumnWidth(width: number): Problem[] {
  const isGood = Number.isInteger(width) && width >= statsLimits.minimumWidth && width <= statsLimits.maximumWidth;
  return isGood ? [] : [invalid(statsMessages.widthWrong, "width")];
}

/** The rule of a cell's text. */
export function checkCell(value: string, ...field: string[]): Problem[] {
  return value.length > statsLimits.cell ? [{ message: statsMessages.cellLong, code: "TOO_LARGE", field }] : [];
}
