import { enteredDayWords, isEnteredDay } from "../../time/dates.ts";
import { printedDecimals } from "../../figures/currency.ts";
import { compare, decimalsOf, figureProblem, parseDecimal } from "../../figures/decimal.ts";
import { invalid, type Problem } from "../../http/problem.ts";
import { eachField, type FieldTable } from "./fieldDefinition.ts";

/** The rules that definitions give: figures, allowed texts and patterns. Each refusal names its field. */
export function checkFields<Fields extends FieldTable>(
  fields: Fields,
  values: Readonly<Record<keyof Fields & string, string>>,
  prefix = "",
  at: string[] = [],
): Problem[] {
  return Object.values(
    eachField(fields, (name, { label, type, format, decimals = printedDecimals.weight, choices, pattern }): Problem[] => {
      const value = format === "code" ? values[name].trim().toUpperCase() : values[name].trim();
      if (value === "") return [];
      if (type === "figure") return checkEntered(prefix + label, value, decimals, ...at, name);
      if (type === "date" && !isEnteredDay(value)) return [invalid(`${prefix}${label} must be ${enteredDayWords}`, ...at, name)];
      if (choices && !choices.includes(value)) return [invalid(`${prefix}${label} must be ${choices.join(" or ")}`, ...at, name)];
      if (pattern && !pattern.expression.test(value)) return [invalid(`${prefix}${label} must be ${pattern.words}`, ...at, name)];
      return [];
    }),
  ).flat();
}

/** Whether a text is a figure below zero. */
export function isNegative(text: string): boolean {
  const value = parseDecimal(text);
  return value !== null && compare(value, "0") < 0;
}

/** A figure that must be there, not negative, and be printed as it is entered. */
export function checkEntered(label: string, text: string, decimals: number, ...field: string[]): Problem[] {
  if (!text.trim()) return [invalid(`${label} is required`, ...field)];
  const problem = figureProblem(text);
  if (problem !== null) return [invalid(`${label} ${problem}`, ...field)];
  if (isNegative(text)) return [invalid(`${label} must not be negative`, ...field)];
  return decimalsOf(text) > decimals ? [invalid(tooManyDecimals(label, decimals), ...field)] : [];
}

/** The refusal of a figure that would not be printed as it is entered. */
export function tooManyDecimals(label: string, decimals: number, currency = ""): string {
  const unit = currency && ` in ${currency}`;
  if (decimals === 0) return `${label} must have no decimals${unit}`;
  return `${label} must have at most ${decimals} decimals${unit}`;
}
