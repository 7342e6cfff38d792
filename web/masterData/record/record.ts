import type { RecordValues } from "#domain/masterData/check.ts";
import type { UserError } from "../../relay/payloadErrors.ts";

/** What was stored: the record's global id and the name it goes by in lists. */
export type Stored = { id: string; name: string };

/** How a form hears of refusals, to mark its fields; the toast has been shown. */
export type Refused = { onErrors: (errors: readonly UserError[]) => void };

/** Stores a new record; null when it was refused. `values` are tidied texts by field name. */
export type CreateRecord = (values: RecordValues, refused: Refused) => Promise<Stored | null>;

/** The muted words under a row's name: what is known, apart by dots. */
export function detailsOf(...parts: (string | null | undefined)[]): string {
  return parts.filter(Boolean).join(" · ");
}
