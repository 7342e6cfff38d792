import type { DocumentChange } from "#domain/documents/documentChange.ts";
import type { PrintedData } from "./printedData.ts";

/** Maximum changes that a version names, and characters of a value. */
const most = { changes: 100, value: 200 };

/** Characters before the first difference. */
const context = 40;

/** The labels that two documents print differently, with both values, shortened around their first difference. */
export function changesBetween(from: PrintedData, to: PrintedData): DocumentChange[] {
  const labels = [...new Set([...from.keys(), ...to.keys()])].filter((label) => from.get(label) !== to.get(label));
  return labels.slice(0, most.changes).map((field) => {
    const [old, next] = shortened(from.get(field) ?? "", to.get(field) ?? "");
    return { field, from: old, to: next };
  });
}

/** Two values that differ, long ones shortened around their first difference. */
export function shortened(one: string, other: string): [string, string] {
  const start = Math.max(one.length, other.length) > most.value ? Math.max(0, firstDifference(one, other) - context) : 0;
  return [excerpt(one, start), excerpt(other, start)];
}

function firstDifference(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
}

/** At most 200 characters from `start`; an ellipsis marks what is left out. */
function excerpt(value: string, start: number): string {
  const end = start + most.value - 2;
  return `${start > 0 ? "…" : ""}${value.slice(start, end).toWellFormed()}${value.length > end ? "…" : ""}`;
}
