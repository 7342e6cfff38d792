import { completeFields } from "../masterData/templates/contractFormat.ts";
import { isObject } from "../typedObject.ts";
import type { DocumentField, FieldValues } from "./documentDefinition.ts";

/** A document's values by the fields' names as its input in GraphQL takes them. Incomplete clauses are left out; blank dates are null. */
export function inputValues(fields: readonly DocumentField[], values: FieldValues): FieldValues {
  return Object.fromEntries(fields.map((field) => [field.graphqlName ?? field.name, inputValue(field, values[field.name])]));
}

/** A typed count as whole digits: "12", and "12.00" as pasted from a sheet; null for anything else (R-1311). */
export function wholeOf(value: unknown): string | null {
  return /^\s*(\d+)(?:[.,]0*)?\s*$/.exec(String(value))?.[1] ?? null;
}

function inputValue(field: DocumentField, value: unknown): unknown {
  switch (field.type) {
    case "date":
    case "choice":
      return value === "" ? null : value;
    case "count":
      // Null is the definition's default.
      return value === "" ? null : Number(wholeOf(value));
    case "clauses":
      return Array.isArray(value) ? completeFields(value) : value;
    case "rows":
      return Array.isArray(value) ? value.filter(isObject).map((row) => inputValues(field.columns, row)) : [];
    default:
      return value;
  }
}
