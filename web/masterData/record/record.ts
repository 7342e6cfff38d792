import { isZero } from "#domain/figures/decimal.ts";
import type { RecordValues } from "#domain/masterData/check.ts";
import type { RecordKind } from "#domain/masterData/kind.ts";
import type { UserError } from "../../relay/payloadErrors.ts";

/** How a form receives validation errors, to mark its fields; the toast is already shown. */
export type Refused = {
  onErrors: (errors: readonly UserError[]) => void;
  /** A dialog reports a conflict instead of the toast. */
  onConflict?: () => void;
};

/** A preset has no fields to mark; the toast says why it was refused. */
export const withoutMarks: Refused = { onErrors: () => undefined };

/** The input of the form's texts: optional figures are sent only if they are not zero. */
export function inputOf({ fields }: RecordKind, values: RecordValues): Record<string, string | null> {
  const entries = fields.map(({ name, input, required }): [string, string | null] => {
    const value = values[name] ?? "";
    return [name, input === "number" && !required && (value === "" || isZero(value)) ? null : value];
  });
  return Object.fromEntries(entries);
}

/** The input of what the form changed: another window may have changed the record's other fields since it was opened. */
export function changesOf(kind: RecordKind, before: RecordValues, after: RecordValues): Record<string, string | null> {
  const former = inputOf(kind, before);
  return Object.fromEntries(Object.entries(inputOf(kind, after)).filter(([name, value]) => value !== former[name]));
}
