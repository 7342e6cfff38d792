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

/** How many cells came to change at once, for the history; a change that is none of these has no word (R-1060). */
export const cellActs = ["PASTED", "FILLED", "CLEARED", "IMPORTED"] as const;
export type CellAct = (typeof cellActs)[number];

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
  listedValues: 200,
  chosenValues: 100,
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

/** The colour of a hex value, ignoring case; null if it is not in the palette. */
export function rowColourOf(hex: string): (typeof rowColours)[number] | null {
  return rowColours.find((colour) => colour.hex === hex.toLowerCase()) ?? null;
}
