import type { RecordValues } from "#domain/masterData/check.ts";

/** Whether a list has an item already, as its duplicate check compares them. */
export function hasItem(items: readonly string[], item: string): boolean {
  return items.some((other) => other.trim().toLowerCase() === item.toLowerCase());
}

/** Whether one of the records is the preset. Gross weights may differ: users correct them. */
export function hasRecord(records: readonly { readonly values: RecordValues }[], preset: RecordValues): boolean {
  return records.some(({ values }) =>
    Object.entries(preset).every(([name, value]) => value === "" || name === "grossWeight" || values[name] === value),
  );
}
