import { withoutMarks } from "../text/unseen.ts";
import { decimalOrZero, parseAnyDecimal, type Decimal } from "./decimal.ts";

/** Thousands or lakhs grouped by commas, as copied from spreadsheets and letters: "82,500.00", "8,25,000". Never "0,125" (R-1240). */
const grouped = /^[+-]?[1-9]\d{0,2}(,\d{2,3})*,\d{3}(\.\d*)?$/;

/** Thousands grouped by blanks, as in French or Polish files: "82 500.00". The blanks of those do not break a line. */
const spaced = /^[+-]?[1-9]\d{0,2}(\s\d{3})+(\.\d*)?$/;

/** One comma, before three digits: 1,387 or 1.387. */
const ambiguous = /^[+-]?\d+,\d{3}$/;

/** A figure with the sign of a currency, as cells of money are copied: "₹ 1,00,000.00", "1,250 €". */
const money = /^(?:\p{Sc}\s*)?([+-]?\d[\d,.\s]*)\p{Sc}?$/u;

/** A text without blanks around it and unseen marks (R-1319), and a figure without its grouping and the sign of its currency. */
export function ungrouped(text: string): string {
  const trimmed = seen(text);
  const figure = money.exec(trimmed)?.[1]?.trim() ?? trimmed;
  if (grouped.test(figure)) return ambiguous.test(figure) && writesDecimalComma() ? figure : figure.replaceAll(",", "");
  return spaced.test(figure) ? figure.replaceAll(/\s/g, "") : figure;
}

/** Whether who types writes 1,5 for one and a half, by the language of the browser. */
function writesDecimalComma(): boolean {
  return new Intl.NumberFormat(navigator.language).format(1.5).includes(",");
}

/** A typed figure as decimal text; 0 if it is not a number. */
export function figureOf(text: string): Decimal {
  return decimalOrZero(ungrouped(text));
}

/** A field's text after it is left: a figure as typed, without grouping; 0 for anything else; "" stays "". */
export function settledFigure(text: string): string {
  const trimmed = seen(text);
  if (trimmed === "") return "";
  return parseAnyDecimal(trimmed) === null ? figureOf(trimmed) : trimmed;
}

/** Whether a 0 takes the place of a text that is no figure, such as "1387,75" or "1e5". */
export function isNoFigure(text: string): boolean {
  return settledFigure(text) === "0" && !/^[+-]?0*$/.test(seen(text));
}

/** What is said of such a text. */
export function notUnderstood(text: string): string {
  return `‘${seen(text)}’ is not understood: write 1234.50`;
}

function seen(text: string): string {
  return withoutMarks(text).trim();
}
