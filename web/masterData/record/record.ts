import type { RecordValues } from "#domain/masterData/check.ts";
import type { UserError } from "../../relay/payloadErrors.ts";

/** A stored record: its global id and its name in lists. */
type Stored = { id: string; name: string };

/** How a form receives validation errors, to mark its fields; the toast is already shown. */
export type Refused = { onErrors: (errors: readonly UserError[]) => void };

/** Stores a new record; resolves to null if it was rejected. `values` are trimmed texts by field name. */
export type CreateRecord = (values: RecordValues, refused: Refused) => Promise<Stored | null>;

/** Details below a row's name: the known parts, separated by dots. */
export function detailsOf(...parts: (string | null | undefined)[]): string {
  return parts.filter(Boolean).join(" · ");
}
