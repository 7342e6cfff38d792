import { markupHint } from "../../masterData/templates/markup.ts";
import {
  invoiceDate,
  invoiceNumber,
  letterhead,
  numberedWords,
  ownDate,
  portCode,
  shippingBillDate,
  shippingBillNumber,
} from "../commonFields.ts";
import type { DocumentDefinition, RequestOf } from "../documentDefinition.ts";
import { customsFields, packParts, valuationFields } from "./customsFields.ts";

/** What customs and the customs broker receive from the exporter, in one file with a page for each part. */
export const customsPack = {
  kind: "customs-pack",
  graphqlName: "customsPack",
  noun: "CUSTOMS_PACK",
  group: "customs",
  attachmentType: "CHECKLIST",
  words: {
    ...numberedWords,
    name: "Customs Pack",
    inSentence: "customs pack",
    title: "CUSTOMS PACK",
    fileName: "Customs Pack",
    generated: "Customs Pack generated successfully",
    note: "Each part begins on its own page. The firm's wordings are in Settings, Firms.",
  },
  fields: [
    {
      type: "number",
      name: "packNo",
      label: "Reference",
      description: 'The pack\'s reference, such as "TV/EXP/042/25-26".',
      required: true,
      proposed: "{{invoice.no}}",
    },
    { ...ownDate, description: "Date of the declarations." },
    invoiceNumber,
    invoiceDate,
    ...packParts,
    shippingBillNumber,
    shippingBillDate,
    portCode,
    {
      type: "longText",
      name: "customsBroker",
      label: "Customs Broker",
      description: "Name and address of the customs broker; the authority letter needs it.",
      maxLength: 2000,
      example: "Gulf of Kutch Clearing Agents\nMundra",
    },
    {
      type: "text",
      name: "brokerLicenceNo",
      label: "Broker's Licence Number",
      description: "Number of the customs broker's licence; blank prints no such row.",
      maxLength: 100,
      example: "11/1832",
    },
    {
      type: "text",
      name: "place",
      label: "Place",
      description: "Where the declarations are signed; blank prints the date alone.",
      maxLength: 100,
      example: "Rajkot",
      proposed: "{{firm.signingPlace}}",
    },
    ...customsFields,
    ...valuationFields,
    {
      type: "wording",
      name: "valueText",
      label: "Text of the Export Value Declaration",
      description: "What the exporter declares below the ten entries; a blank text is refused.",
      hint: markupHint,
      maxLength: 5000,
      wording: "valueDeclarationWording",
    },
    {
      type: "wording",
      name: "rodtepText",
      label: "Text of the RoDTEP Declaration",
      description: "What the exporter declares for a claim under RoDTEP; a blank text is refused.",
      maxLength: 5000,
      wording: "rodtepWording",
    },
    {
      type: "wording",
      name: "authorityText",
      label: "Text of the Authority Letter",
      description: "What the letter says to the customs broker; a blank text is refused.",
      maxLength: 5000,
      wording: "authorityWording",
    },
    letterhead,
  ],
} as const satisfies DocumentDefinition;

export type CustomsPackRequest = RequestOf<typeof customsPack>;
