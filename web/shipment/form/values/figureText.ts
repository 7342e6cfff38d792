import { decimalOrZero, parseAnyDecimal, type Decimal } from "#domain/figures/decimal.ts";

/** Thousands or lakhs grouped by commas, as copied from spreadsheets and letters: "82,500.00", "8,25,000". */
const grouped = /^[+-]?\d{1,3}(,\d{2,3})*,\d{3}(\.\d*)?$/;

/** A text without blanks around it, and a figure without its grouping. */
export function ungrouped(text: string): string {
  const trimmed = text.trim();
  return grouped.test(trimmed) ? trimmed.replaceAll(",", "") : trimmed;
}

/** A typed figure as decimal text; 0 if it is not a number. */
export function figureOf(text: string): Decimal {
  return decimalOrZero(ungrouped(text));
}

/** A field's text after it is left: a figure as typed, without grouping; 0 for anything else; "" stays "". */
export function settledFigure(text: string): string {
  const trimmed = text.trim();
  if (trimmed === "") return "";
  return parseAnyDecimal(trimmed) === null ? figureOf(trimmed) : trimmed;
}

/** Whether a 0 takes the place of a text that is no figure, such as "1387,75" or "1e5". */
export function isNoFigure(text: string): boolean {
  return settledFigure(text) === "0" && !/^[+-]?0*$/.test(text.trim());
}

/** What is said of such a text. */
export function notUnderstood(text: string): string {
  return `‘${text.trim()}’ is not understood: write 1234.50`;
}

/** Address text in pick-lists: one line of at most 25 characters. */
export function addressCaption(address: string): string {
  const line = address.replaceAll(/\s+/g, " ").trim();
  return line.length > 25 ? `${line.slice(0, 25).trimEnd()}...` : line;
}
