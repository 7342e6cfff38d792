import { parseDecimal, type Decimal } from "../figures/decimal.ts";

/** A figure in a cell with its unit; `unit` is "" for a figure without a unit. */
export type CellFigure = { figure: Decimal; unit: string };

/** Digits alone, or thousands as in the West or in lakhs and crores: 82,500 and 82,50,000. Then a unit. */
const measure = /^(-?(?:\d+|[1-9]\d{0,2}(?:,\d{2,3})*,\d{3})(?:\.\d+)?)(?:\s+([^\d\s+][^+]*))?$/;

/**
 * The figure that a cell shows: "75,000.00 KG" → { figure: "75000", unit: "KG" }, "82,50,000.00" → { figure: "8250000",
 * unit: "" }. Null for every other text, several figures in one cell among them.
 */
export function readFigure(cell: string): CellFigure | null {
  const [, digits, unit = ""] = measure.exec(cell.trim()) ?? [];
  const figure = digits === undefined ? null : parseDecimal(digits.replaceAll(",", ""));
  return figure === null ? null : { figure, unit };
}

/**
 * What spreadsheets take for a formula; some take the signs in full width, too. With German or French settings a semicolon begins another cell, and
 * a line break in it another row. Apostrophes before it were typed, or are those of `harmless`.
 */
const formulas = /(?<=^|[;\r\n])'*[=+\-@\t＝＋－＠][^;\r\n]*|^'*[\r\n]/g;

/** Words alone: any other sign after a figure may go on as arithmetic, as in "-1 *cmd|…". */
const plainUnit = /^[\p{L}\p{M}\s.]*$/u;

/**
 * Protects a cell of a CSV file from being run as a formula: what begins with = + - @, also in full width, or a tab gets an apostrophe before it,
 * another one if apostrophes were typed there. Figures stay figures, negative ones too.
 */
export function harmless(cell: string): string {
  return cell.replaceAll(formulas, (formula) => (isFigure(formula) ? formula : `'${formula}`));
}

/** The cell before `harmless`, exactly (R-1173); unchanged if that did not make it. */
export function beforeHarmless(cell: string): string {
  const bare = cell.replaceAll(formulas, (formula) => (formula.startsWith("'") ? formula.slice(1) : formula));
  return harmless(bare) === cell ? bare : cell;
}

function isFigure(formula: string): boolean {
  const figure = formula.startsWith("-") ? readFigure(formula) : null;
  return figure !== null && plainUnit.test(figure.unit);
}
