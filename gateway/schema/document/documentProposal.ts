import { z } from "zod";
import { documents } from "#domain/documents/document.ts";
import type { DocumentDefinition } from "#domain/documents/documentDefinition.ts";
import { proposedValues, type ProposedValue } from "#domain/documents/proposedValue.ts";
import { toDayMonthYear } from "#domain/time/dates.ts";
import { recordOf } from "#domain/typedObject.ts";
import { builder } from "../../builder/builder.ts";
import { callCost } from "../../builder/context.ts";
import { optionalCall } from "../../rest/optionalCall.ts";
import { Shipment } from "../shipment/shipment.ts";

export const DocumentKindEnum = builder.enumType("DocumentKind", {
  description: "A kind of document that can be generated.",
  values: recordOf(
    documents.map(({ noun, words, graphqlName }) => [
      noun,
      { value: graphqlName, description: `The ${words.inSentence}: \`DocumentInput.${graphqlName}\`.` },
    ]),
  ),
});

function definitionOf(name: string): DocumentDefinition {
  const found = documents.find(({ graphqlName }) => graphqlName === name);
  if (!found) throw new Error(`No document is called ${name}`);
  return found;
}

export const ProposedValueType = builder.objectRef<ProposedValue>("ProposedValue").implement({
  description: "What to propose for a field of a document's input.",
  fields: (t) => ({
    name: t.exposeString("name", { description: 'The field\'s name in the input, such as "invoiceNo".' }),
    value: t.exposeString("value", {
      description:
        'The value as text: a date as "2025-11-12", a flag as "true" or "false", a number as digits, a choice as its value. Rows and sections are JSON, as their input field takes them. Empty if there is nothing to propose.',
    }),
  }),
});

builder.objectFields(Shipment, (t) => ({
  documentProposal: t.field({
    type: [ProposedValueType],
    nullable: true,
    complexity: callCost,
    description:
      "Proposed values for a document of the shipment, one for each field: what the shipment and its transport card store, else the newest document of this kind, else what follows from the shipment, else the default. Null with UPSTREAM_UNSUPPORTED if the service proposes none.",
    args: {
      document: t.arg({ type: DocumentKindEnum, required: true, description: "The kind of document." }),
      today: t.arg({ type: "Date", description: 'The user\'s today, such as "2025-11-12"; today in India if omitted.' }),
    },
    resolve: async ({ shipmentId }, { document, today }, { rest }) => {
      const { kind, fields } = definitionOf(document);
      const query = { shipmentId, ...(today && { today: toDayMonthYear(today) }) };
      const call = () => rest.get(`/v1/shipment/document/${kind}/proposal`, query, z.record(z.string(), z.unknown()));
      return proposedValues(fields, await optionalCall(call));
    },
  }),
}));
