import type { DocumentDefinition, DocumentField, FieldValues } from "#domain/documents/documentDefinition.ts";
import { completeFields } from "#domain/masterData/contractFormat.ts";
import { isObject } from "#domain/typedObject.ts";
import type { DocumentInput } from "../../__generated__/useDocumentPreviewQuery.graphql.ts";

/** A dialog's values as GraphQL takes them. Incomplete clauses are left out; an empty date leaves the stored one unchanged. */
export function documentInputOf({ graphqlName, fields }: DocumentDefinition, values: FieldValues): DocumentInput {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The gateway makes this input from the same definitions.
  return { [graphqlName]: inputOf(fields, values) } as DocumentInput;
}

function inputOf(fields: readonly DocumentField[], values: FieldValues): FieldValues {
  return Object.fromEntries(fields.map((field) => [field.graphqlName ?? field.name, inputValue(field, values[field.name])]));
}

function inputValue(field: DocumentField, value: unknown): unknown {
  switch (field.type) {
    case "date":
      return value === "" ? null : value;
    case "count":
      // Null is the definition's default.
      return value === "" ? null : Number(value);
    case "clauses":
      return Array.isArray(value) ? completeFields(value) : value;
    case "rows":
      return Array.isArray(value) ? value.filter(isObject).map((row) => inputOf(field.columns, row)) : [];
    default:
      return value;
  }
}
