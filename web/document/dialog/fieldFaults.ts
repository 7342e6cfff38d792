import type { DocumentField, FieldValues } from "#domain/documents/documentDefinition.ts";
import { wholeOf } from "#domain/documents/inputValues.ts";
import { tooLong } from "#domain/text/tooLong.ts";
import { isObject } from "#domain/typedObject.ts";

/** Why a count cannot be sent as it is typed; null if it can. 1,5 stays as it is seen, and never becomes 15 (R-1311). */
export function countFault({ least, most }: Extract<DocumentField, { type: "count" }>, value: unknown): string | null {
  if (value === "" || value === undefined) return null;
  const whole = wholeOf(value);
  if (whole === null) return "Please enter a whole number";
  return Number(whole) < least || Number(whole) > most ? `Please enter a number from ${least} to ${most}` : null;
}

/** The faults of all counts and of texts that are too long (R-1399), with their paths in the form, those in rows of a table too. */
export function fieldFaults(fields: readonly DocumentField[], values: FieldValues, above = ""): [string, string][] {
  return fields.flatMap((field): [string, string][] => {
    const [path, value] = [`${above}${field.name}`, values[field.name]];
    if (field.type === "rows" && Array.isArray(value)) {
      return value.filter(isObject).flatMap((row, index) => fieldFaults(field.columns, row, `${path}.${index}.`));
    }
    const fault = field.type === "count" ? countFault(field, value) : lengthFault(field, value);
    return fault === null ? [] : [[path, fault]];
  });
}

/** Clauses have a limit for each; their own check names it. */
function lengthFault(field: DocumentField, value: unknown): string | null {
  if (!("maxLength" in field) || typeof value !== "string") return null;
  return value.length > field.maxLength ? tooLong(field.label, field.maxLength) : null;
}
