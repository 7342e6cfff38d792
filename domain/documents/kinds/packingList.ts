import {
  contractDate,
  contractNumber,
  invoiceDate,
  invoiceNumber,
  letterhead,
  numberedWords,
  piDate,
  piNumber,
  printSpecification,
  remarks,
} from "../commonFields.ts";
import type { DocumentDefinition, RequestOf } from "../documentDefinition.ts";

/** The contents of packages and containers with their weights. It never shows a price. */
export const packingList = {
  kind: "packing-list",
  graphqlName: "packingList",
  noun: "PACKING_LIST",
  group: "standard",
  attachmentType: "PACKING_LIST",
  words: {
    ...numberedWords,
    name: "Packing List",
    inSentence: "packing list",
    title: "PACKING LIST",
    fileName: "Packing List",
    generated: "Packing List generated successfully",
  },
  fields: [invoiceNumber, invoiceDate, piNumber, piDate, contractNumber, contractDate, remarks, printSpecification, letterhead],
} as const satisfies DocumentDefinition;

export type PackingListRequest = RequestOf<typeof packingList>;
