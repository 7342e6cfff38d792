import type { RecordValues } from "#domain/masterData/check.ts";
import { folded } from "#domain/text/folded.ts";

/** Whether a list has an item already, as its duplicate check compares them. */
export function hasItem(items: readonly string[], item: string): boolean {
  return items.some((other) => folded(other) === folded(item));
}

/** Whether one of the records is the preset. Gross weights may differ: users correct them. */
export function hasRecord(records: readonly { readonly values: RecordValues }[], preset: RecordValues): boolean {
  return records.some(({ values }) =>
    Object.entries(preset).every(([name, value]) => value === "" || name === "grossWeight" || values[name] === value),
  );
}
