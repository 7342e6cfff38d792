import { contractDate, contractNumber, letterhead, numberedWords } from "../commonFields.ts";
import type { DocumentDefinition, RequestOf } from "../documentDefinition.ts";

/** The sales contract: agreed terms, the user's clauses, and a signature for each side. */
export const contract = {
  kind: "contract",
  graphqlName: "contract",
  noun: "CONTRACT",
  group: "standard",
  attachmentType: "CONTRACT",
  words: {
    ...numberedWords,
    name: "Contract",
    inSentence: "contract",
    title: "SALES CONTRACT",
    fileName: "Sales Contract",
    generated: "Contract generated successfully",
    note: "The contract automatically includes seller, buyer, product specifications, ports, total amount, payment terms, shipment terms, shipment period, insurance, surveyor and bank details.",
  },
  fields: [
    // REST names the number differently in this document alone.
    { ...contractNumber, name: "contractNumber", graphqlName: "contractNo", required: true },
    { ...contractDate, required: true },
    {
      type: "text",
      name: "insurance",
      label: "Insurance",
      description: "The insuring party, in words; blank prints no such row.",
      maxLength: 5000,
    },
    {
      type: "text",
      name: "surveyor",
      label: "Surveyor",
      description: "The surveying party, in words; blank prints no such row.",
      maxLength: 5000,
    },
    {
      type: "text",
      name: "shipmentPeriod",
      label: "Shipment Period",
      description: "The time of shipment, in words; blank prints no such row.",
      maxLength: 5000,
      example: "Within 30 days of the letter of credit",
    },
    {
      type: "clauses",
      name: "fields",
      label: "Clauses",
      description: "Further sections, printed as numbered clauses in this order. Their texts may contain merge fields.",
      maxLength: 10_000,
    },
    { type: "flag", name: "mentionNotify", label: "Mention Notify Parties", description: "Name all notify parties.", default: false },
    letterhead,
  ],
} as const satisfies DocumentDefinition;

/** In REST `fields` is a map; everywhere else the sections are an ordered list. */
export type ContractRequest = RequestOf<typeof contract>;
