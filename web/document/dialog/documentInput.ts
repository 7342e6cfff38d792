import type { DocumentDefinition, FieldValues } from "#domain/documents/documentDefinition.ts";
import { inputValues } from "#domain/documents/inputValues.ts";
import type { DocumentInput } from "../../__generated__/useDocumentPreviewQuery.graphql.ts";

/** A dialog's values as GraphQL takes them. Incomplete clauses are left out; an empty date leaves the stored one unchanged. */
export function documentInputOf({ graphqlName, fields }: DocumentDefinition, values: FieldValues): DocumentInput {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The gateway makes this input from the same definitions.
  return { [graphqlName]: inputValues(fields, values) } as DocumentInput;
}
