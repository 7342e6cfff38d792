import { invalid, type Problem } from "../http/problem.ts";
import { statsLimits } from "./stats.ts";
import { statsMessages } from "./statsMessages.ts";

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
