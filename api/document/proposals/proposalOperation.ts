import { z } from "zod";
import { describeField, documentOf, type DocumentKind } from "#domain/documents/document.ts";
import type { DocumentField } from "#domain/documents/documentDefinition.ts";
import { dayPattern, idOf } from "../../openapi/commonFields.ts";
import type { OperationSpec } from "../../openapi/operationSpec.ts";

/** The specification of the route that proposes a document's body. */
export function proposalOperation(kind: DocumentKind): OperationSpec {
  const { words, fields, graphqlName } = documentOf(kind);
  const pascal = graphqlName.charAt(0).toUpperCase() + graphqlName.slice(1);
  return {
    id: `propose${pascal}`,
    tag: "Documents",
    summary: `The proposed input for the ${words.inSentence}`,
    description:
      "A whole body for the document: what the shipment and its transport card store, else the values of its newest document of this kind, else what follows from the shipment, else the defaults. Required values may be empty. Stores nothing.",
    query: {
      shipmentId: idOf("shipment"),
      today: z.string().optional().meta({ pattern: dayPattern, description: "The user's today as DD/MM/YYYY; today in India if omitted." }),
    },
    answer: answerOf(fields).meta({
      id: `${pascal}Proposal`,
      description: `A proposed body for the ${words.inSentence}.`,
    }),
    refusals: { 400: "`today` is no date.", 404: "The shipment does not exist." },
  };
}

function answerOf(fields: readonly DocumentField[]): z.ZodObject {
  return z.object(
    Object.fromEntries(
      fields.map((field) => [field.name, schemaOf(field).meta({ description: describeField(field), example: exampleOf(field) })]),
    ),
  );
}

function exampleOf(field: DocumentField): unknown {
  switch (field.type) {
    case "number":
      return "TV/EXP/042/25-26";
    case "date":
      return "12/11/2025";
    case "clauses":
      return { Quality: "As per sample approved" };
    case "rows":
      return [Object.fromEntries(field.columns.map((column) => [column.name, exampleOf(column)]))];
    default:
      return "default" in field ? field.default : "example" in field ? field.example : "";
  }
}

function schemaOf(field: DocumentField): z.ZodType {
  switch (field.type) {
    case "flag":
      return z.boolean();
    case "count":
      return field.default === "" ? z.union([z.number(), z.literal("")]) : z.number();
    case "choice":
      return z.enum([...field.choices.map(({ value }) => value), ...(field.default === "" ? [""] : [])]);
    case "clauses":
      return z.record(z.string(), z.string());
    case "rows":
      return z.array(answerOf(field.columns));
    default:
      return z.string();
  }
}
