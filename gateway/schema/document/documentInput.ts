import { documents } from "#domain/documents/document.ts";
import type { DocumentDefinition, FieldValues } from "#domain/documents/documentDefinition.ts";
import { isObject, recordOf } from "#domain/typedObject.ts";
import { builder } from "../../builder/builder.ts";
import { fault } from "../../errors/errors.ts";
import { documentInputs, pascal } from "./documentInputs.ts";

/** The input type of each document: "ProformaInvoiceDocumentInput", "CustomDocumentInput". */
const inputTypes = documents.map((definition) => {
  const name = `${pascal(definition.graphqlName).replace(/Document$/, "")}DocumentInput`;
  const description = `The fields of the ${definition.words.inSentence}.`;
  return { definition, type: builder.inputType(name, { description, fields: (t) => documentInputs(definition, t) }) };
});

/** Exactly one document, by GraphQL's `@oneOf`. */
export const DocumentInput = builder.inputType("DocumentInput", {
  description: "The document to preview or to generate: exactly one.",
  isOneOf: true,
  fields: (t) =>
    recordOf(
      inputTypes.map(({ definition, type }) => [
        definition.graphqlName,
        t.field({ type, description: `The ${definition.words.inSentence} to preview or to generate.` }),
      ]),
    ),
});

/** The chosen document of a `DocumentInput`: its kind, its values, and where its fields are in the input. */
export function chosenDocument(input: object): { definition: DocumentDefinition; values: FieldValues; path: string[] } {
  for (const definition of documents) {
    const values: unknown = Reflect.get(input, definition.graphqlName);
    if (isObject(values)) return { definition, values, path: ["document", definition.graphqlName] };
  }
  // GraphQL has checked that the input has exactly one.
  throw fault("BAD_USER_INPUT", "Please choose a document");
}
