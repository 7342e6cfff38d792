import { ungrouped } from "../figures/enteredFigure.ts";
import type { Field } from "../masterData/kind.ts";
import { daysAfter, toDayMonthYear } from "../time/dates.ts";
import { writtenDay } from "../time/writtenDay.ts";

/** A figure with one comma, before three digits: "1,387" may as well be 1.387. */
const ambiguous = /^\D*\d{1,3},\d{3}\D*$/;

/**
 * A cell as its field reads it. Codes of the Harmonised System have an even number of digits, so 5 or 7 digits have lost their
 * leading zero in a spreadsheet, which gets it back. GST may have its sign, as 18%. A figure loses its grouping and the sign of its currency,
 * a day becomes DD/MM/YYYY. Every other text stays, for the field's rules to judge.
 */
export function cellValue({ name, input }: Pick<Field, "name" | "input">, cell: string): string {
  const text = cell.trim();
  if (name === "hsnCode" && /^(?:\d{5}|\d{7})$/.test(text)) return `0${text}`;
  if (name === "gstPercentage") return text.endsWith("%") ? text.slice(0, -1).trimEnd() : text;
  if (input === "date") return dateValue(text);
  return input === "number" && !ambiguous.test(text) ? ungrouped(text) : text;
}

/** A day as people write it, or the number that a spreadsheet counts days by: 45973 is 12/11/2025. */
function dateValue(text: string): string {
  const serial = /^(\d{5})(?:\.\d+)?$/.exec(text)?.[1];
  const day = serial === undefined ? writtenDay(text) : daysAfter("1899-12-30", Number(serial));
  return day === null ? text : toDayMonthYear(day);
}
