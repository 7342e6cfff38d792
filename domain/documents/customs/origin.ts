import { markupHint } from "../../masterData/templates/markup.ts";
import { invoiceDate, invoiceNumber, letterhead, numberedWords, onBoardDate, ownDate } from "../commonFields.ts";
import type { DocumentDefinition, RequestOf } from "../documentDefinition.ts";
import { originFormats } from "./originFormats.ts";

/** Data for a certificate of origin, and the exporter's declaration of origin. The certificate itself comes from an agency. */
export const origin = {
  kind: "origin",
  graphqlName: "origin",
  noun: "ORIGIN",
  group: "customs",
  attachmentType: "COO",
  words: {
    ...numberedWords,
    name: "Origin Papers",
    inSentence: "origin papers",
    title: "ORIGIN PAPERS",
    fileName: "Origin Papers",
    generated: "Origin Papers generated successfully",
    note: "The data sheet is copied into the portal of the agency that issues the certificate. It is no certificate.",
  },
  fields: [
    {
      type: "number",
      name: "originNo",
      label: "Reference",
      description: 'The papers\' reference, such as "TV/EXP/042/25-26".',
      required: true,
      proposed: "{{invoice.no}}",
    },
    { ...ownDate, description: "Date of the declaration." },
    invoiceNumber,
    invoiceDate,
    {
      type: "flag",
      name: "dataSheet",
      label: "Data Sheet",
      description: "Print the data for the certificate of origin.",
      default: true,
    },
    {
      type: "flag",
      name: "declaration",
      label: "Declaration of Origin",
      description: "Print the exporter's declaration of origin.",
      default: true,
    },
    {
      type: "choice",
      name: "format",
      label: "Certificate",
      description: "The certificate whose boxes the data sheet follows.",
      choices: originFormats,
      default: "NON_PREFERENTIAL",
    },
    onBoardDate,
    {
      type: "text",
      name: "place",
      label: "Place",
      description: "Where the declaration is signed; blank prints the date alone.",
      maxLength: 100,
      example: "Rajkot",
      proposed: "{{firm.signingPlace}}",
    },
    {
      type: "longText",
      name: "manufacturer",
      label: "Manufacturer",
      description: "Name, address and country of the manufacturer; blank takes those of the product lines.",
      maxLength: 2000,
      example: "Saurashtra Rice Mills\nBavla, India",
    },
    {
      type: "longText",
      name: "thirdParty",
      label: "Third-party Invoicing",
      description: "Name, address and country of another party that invoices; blank prints none.",
      maxLength: 2000,
      example: "Confluence Commodities DMCC\nDubai, United Arab Emirates",
    },
    {
      type: "longText",
      name: "remarks",
      label: "Remarks",
      description: "Remarks of the certificate; blank prints none.",
      maxLength: 2000,
      example: "Issued retrospectively",
    },
    {
      type: "wording",
      name: "originText",
      label: "Text of the Declaration",
      description: "What the exporter declares about the origin; a blank text is refused.",
      hint: markupHint,
      maxLength: 5000,
      wording: "originWording",
    },
    letterhead,
  ],
} as const satisfies DocumentDefinition;

export type OriginRequest = RequestOf<typeof origin>;
