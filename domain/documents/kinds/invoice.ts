import {
  contractDate,
  contractNumber,
  invoiceDate,
  invoiceNumber,
  letterhead,
  numberedWords,
  piDate,
  piNumber,
  printCNF,
  printCommission,
  printSpecification,
  remarks,
} from "../commonFields.ts";
import type { DocumentDefinition, RequestOf } from "../documentDefinition.ts";

/** The commercial invoice; the packing list may follow in the same file. */
export const invoice = {
  kind: "invoice",
  graphqlName: "invoice",
  noun: "INVOICE",
  group: "standard",
  attachmentType: "INVOICE",
  words: {
    ...numberedWords,
    name: "Invoice",
    inSentence: "invoice",
    title: "COMMERCIAL INVOICE",
    fileName: "Commercial Invoice",
    generated: "Invoice generated successfully",
  },
  fields: [
    invoiceNumber,
    invoiceDate,
    piNumber,
    piDate,
    contractNumber,
    contractDate,
    remarks,
    printCNF,
    printCommission,
    {
      type: "flag",
      name: "addPL",
      label: "Add Packing List",
      description: "Append the packing list to the same file, with continuous page numbers.",
      hint: "The packing list follows in the same file.",
      default: false,
    },
    printSpecification,
    letterhead,
  ],
} as const satisfies DocumentDefinition;

export type InvoiceRequest = RequestOf<typeof invoice>;
