import type { Row } from "./blockTypes.ts";

/** The rows that have a value. */
export function filledRows(rows: (readonly [label: string, value: string])[]): Row[] {
  return rows.map(([label, value]) => ({ label, value: value.trim() })).filter(({ value }) => value !== "");
}
