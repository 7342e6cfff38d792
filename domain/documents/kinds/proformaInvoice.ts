import {
  contractDate,
  contractNumber,
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

/** The offer with prices, before the goods are shipped. */
export const proformaInvoice = {
  kind: "proforma-invoice",
  graphqlName: "proformaInvoice",
  noun: "PROFORMA_INVOICE",
  group: "standard",
  attachmentType: "PROFORMA_INVOICE",
  words: {
    ...numberedWords,
    name: "Proforma Invoice",
    inSentence: "proforma invoice",
    title: "PROFORMA INVOICE",
    fileName: "Proforma Invoice",
    generated: "Proforma Invoice generated successfully",
  },
  fields: [
    { ...piNumber, required: true },
    { ...piDate, required: true },
    contractNumber,
    contractDate,
    remarks,
    printCNF,
    printCommission,
    printSpecification,
    letterhead,
  ],
} as const satisfies DocumentDefinition;

export type ProformaInvoiceRequest = RequestOf<typeof proformaInvoice>;
