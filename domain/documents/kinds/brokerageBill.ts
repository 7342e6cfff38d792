import { letterhead, ownDate, remarks } from "../commonFields.ts";
import type { DocumentDefinition, RequestOf } from "../documentDefinition.ts";

/**
 * A broker's bill for its commission of several shipments of one exporter's firm (ADR-0114). It is no document of one shipment, so it is not
 * among `documents`: it has its own routes, and its amounts come from the shipments.
 */
export const brokerageBill = {
  kind: "brokerage-bill",
  graphqlName: "brokerageBill",
  noun: "BROKERAGE_BILL",
  group: "other",
  attachmentType: "BILLS",
  words: {
    name: "Brokerage Bill",
    inSentence: "brokerage bill",
    title: "BROKERAGE BILL",
    fileName: "Brokerage Bill",
    generated: "Brokerage bill sent to the exporter",
    incomplete: "Please fill in all required fields",
    hint: "The bill is drawn here once its number and date are filled in and a shipment is ticked.",
    note: "Each amount is the commission that the exporter entered for the shipment. If one is wrong, ask the exporter to correct it.",
  },
  fields: [
    {
      type: "number",
      name: "billNo",
      label: "Bill No.",
      description: 'Your number of the bill, such as "GCB/25-26/017".',
      required: true,
    },
    { ...ownDate, label: "Bill Date", description: "The date of the bill." },
    {
      type: "text",
      name: "gstPercentage",
      label: "GST %",
      description:
        "Goods and services tax in percent, 0 to 100 with at most two decimals, such as 18. Blank is 0. With the GSTINs of both firms the bill is a tax invoice.",
      maxLength: 10,
      example: "18",
    },
    {
      type: "text",
      name: "sac",
      label: "SAC",
      description:
        "India's accounting code of the service, 4, 6 or 8 digits, such as 996111 for commissions on wholesale trade. Only a tax invoice prints it; blank prints none.",
      maxLength: 10,
      example: "996111",
    },
    {
      type: "longText",
      name: "billTo",
      label: "Exporter's Address",
      description:
        "Address and GSTIN of the exporter's firm, printed below its name; at most 8 lines. Blank prints the name alone. The GSTIN says whether GST is CGST with SGST or UTGST, or IGST.",
      hint: "With its GSTIN, which makes a bill that charges GST a tax invoice.",
      maxLength: 600,
      example: "204 Kalawad Road, Rajkot 360005\nGSTIN 24AABCT1234F1Z5",
    },
    {
      type: "flag",
      name: "toSez",
      label: "Exporter Is an SEZ Unit or Developer",
      description:
        "The exporter's firm is a unit or developer of a Special Economic Zone: GST is IGST, also within a state, and a tax invoice says what the supply is meant for.",
      default: false,
    },
    remarks,
    letterhead,
  ],
} as const satisfies DocumentDefinition;

export type BrokerageBillRequest = RequestOf<typeof brokerageBill>;
