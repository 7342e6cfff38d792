import { z } from "zod";
import { documents } from "#domain/documents/document.ts";
import type { DocumentDefinition } from "#domain/documents/documentDefinition.ts";
import { proposedValues } from "#domain/documents/proposedValue.ts";
import { fromDayMonthYear, toDayMonthYear } from "#domain/time/dates.ts";
import { builder } from "../../builder/builder.ts";
import { callCost } from "../../builder/context.ts";
import { memoizeBySelection, selectedFields } from "../../builder/selection.ts";
import { optionalCall } from "../../rest/optionalCall.ts";
import { warning } from "../../rest/shapes/shipment.ts";
import { Shipment } from "../shipment/shipment.ts";
import { ShipmentWarningType } from "../shipment/shipmentWarning.ts";
import { DocumentKindEnum, ProposedValueType } from "./documentProposal.ts";

const proposedDocument = z.object({ kind: z.string(), request: z.record(z.string(), z.unknown()), missing: z.array(z.string()).catch([]) });
const numbers = ["contractNo", "piNo", "invoiceNo"] as const;
const dates = ["contractDate", "piDate", "invoiceDate"] as const;
const text = z.string().catch("");

const setProposal = z.object({
  contractNo: text,
  contractDate: text,
  piNo: text,
  piDate: text,
  invoiceNo: text,
  invoiceDate: text,
  proposed: z.array(z.string()).catch([]),
  warnings: z.array(warning).catch([]),
  documents: z.array(proposedDocument),
});

type SetProposal = z.output<typeof setProposal>;
type ProposedDocument = z.output<typeof proposedDocument> & { definition: (typeof documents)[number] & DocumentDefinition };

/** Composing the documents is most of the work. */
const selectsDocuments = memoizeBySelection((info) =>
  info.fieldNodes.some(({ selectionSet }) =>
    [...selectedFields(selectionSet, info.fragments)].some(({ node }) => node.name.value === "documents"),
  ),
);

const nouns = { contract: "contract", pi: "proforma invoice", invoice: "commercial invoice" };
const nounOf = (name: string) => nouns[name.startsWith("contract") ? "contract" : name.startsWith("pi") ? "pi" : "invoice"];

const DocumentNumbersInput = builder.inputType("DocumentNumbersInput", {
  description: "Numbers and dates as the user would give them; a blank one is proposed.",
  fields: (t) => ({
    contractNo: t.string({ description: "Number of the contract." }),
    contractDate: t.field({
      type: "Date",
      description: 'Date of the contract, such as "2025-11-12"; it decides the financial year of its number.',
    }),
    piNo: t.string({ description: "Number of the proforma invoice." }),
    piDate: t.field({ type: "Date", description: 'Date of the proforma invoice, such as "2025-11-12", likewise.' }),
    invoiceNo: t.string({ description: "Number of the commercial invoice." }),
    invoiceDate: t.field({ type: "Date", description: 'Date of the commercial invoice, such as "2025-11-12", likewise.' }),
  }),
});

const ProposedDocumentType = builder.objectRef<ProposedDocument>("ProposedDocument").implement({
  description: "What a document of a set would be made from.",
  fields: (t) => ({
    document: t.field({
      type: DocumentKindEnum,
      description: "The kind of document.",
      resolve: ({ definition }) => definition.graphqlName,
    }),
    values: t.field({
      type: [ProposedValueType],
      description: "A proposed value for each field of its input.",
      resolve: ({ definition, request }) => proposedValues(definition.fields, request),
    }),
    missing: t.stringList({
      description:
        "The fields of its input that it needs and for which nothing can be proposed, besides the numbers and dates that the set shares; empty if it can be generated.",
      resolve: ({ definition, missing }) =>
        definition.fields.filter(({ name }) => missing.includes(name)).map(({ name, graphqlName = name }) => graphqlName),
    }),
  }),
});

const DocumentSetProposal = builder.objectRef<SetProposal>("DocumentSetProposal").implement({
  description: "What a set of a shipment's documents would be made from. Nothing is stored.",
  fields: (t) => ({
    ...Object.fromEntries(
      numbers.map((name) => [
        name,
        t.string({
          description: `Number of the ${nounOf(name)}: the given one, else the shipment's, else the next free one of its firm, or the first of a new series; empty if none can be proposed.`,
          resolve: (proposal) => proposal[name],
        }),
      ]),
    ),
    ...Object.fromEntries(
      dates.map((name) => [
        name,
        t.field({
          type: "Date",
          nullable: true,
          description: `Date of the ${nounOf(name)}, such as "2025-11-12": the given one, else the shipment's, else today.`,
          resolve: (proposal) => fromDayMonthYear(proposal[name]),
        }),
      ]),
    ),
    proposed: t.exposeStringList("proposed", {
      description: 'The numbers that are proposals, neither given nor stored, such as ["invoiceNo"].',
    }),
    warnings: t.field({
      type: [ShipmentWarningType],
      description:
        "What may be wrong with a number: another shipment of the firm has it, it leaves a gap in the series, or it is too long for an invoice. It never prevents generating.",
      resolve: ({ warnings }) => warnings,
    }),
    documents: t.field({
      type: [ProposedDocumentType],
      description: "Every kind of document, in the order of the Actions menu.",
      resolve: (proposal) =>
        proposal.documents.flatMap((each) => {
          const definition = documents.find(({ kind }) => kind === each.kind);
          return definition ? [{ ...each, definition }] : [];
        }),
    }),
  }),
});

builder.objectFields(Shipment, (t) => ({
  documentSetProposal: t.field({
    type: DocumentSetProposal,
    nullable: true,
    complexity: callCost,
    description:
      "Proposes a set of the shipment's documents: their numbers and dates, with what may be wrong with them, and the values of each. A proposed number follows the pattern of the firm's last one; a year in it moves on from 1 April by the document's date. Null with UPSTREAM_UNSUPPORTED if the service proposes none.",
    args: {
      numbers: t.arg({ type: DocumentNumbersInput, description: "Numbers and dates that are given." }),
      today: t.arg({ type: "Date", description: 'The user\'s today, such as "2025-11-12"; today in India if omitted.' }),
    },
    resolve: async ({ shipmentId }, { numbers: given, today }, { rest }, info) => {
      const date = (day: string | null | undefined) => (day ? toDayMonthYear(day) : "");
      const body = {
        ...Object.fromEntries(numbers.map((name) => [name, given?.[name] ?? ""])),
        ...Object.fromEntries(dates.map((name) => [name, date(given?.[name])])),
        today: date(today),
        ...(!selectsDocuments(info) && { numbersOnly: true }),
      };
      return await optionalCall(() => rest.search("/v1/shipment/document-set/proposal", { shipmentId }, body, setProposal));
    },
  }),
}));
