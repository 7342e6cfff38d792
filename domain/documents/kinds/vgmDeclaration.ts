import { markupHint } from "../../masterData/templates/markup.ts";
import { blNumber, bookingNumber, carrier, letterhead, numberedWords, ownDate, voyage } from "../commonFields.ts";
import type { DocumentDefinition, RequestOf } from "../documentDefinition.ts";

/** The shipper's declaration of what each container weighs, without which it is not loaded. */
export const vgmDeclaration = {
  kind: "vgm",
  graphqlName: "vgm",
  noun: "VGM_DECLARATION",
  group: "billOfLading",
  attachmentType: "OTHER",
  words: {
    ...numberedWords,
    name: "VGM Declaration",
    inSentence: "VGM declaration",
    title: "SHIPPER'S DECLARATION OF VERIFIED GROSS MASS (VGM)",
    fileName: "VGM Declaration",
    generated: "VGM Declaration generated successfully",
    searchedAs: ["Verified Gross Mass", "SOLAS", "Weighing"],
    note: "Weights and weighings are those of the shipment's containers. By method 2 the VGM is cargo gross, dunnage and tare; by method 1 it is entered there.",
  },
  fields: [
    {
      type: "number",
      name: "declarationNo",
      label: "Declaration No.",
      description: 'The declaration\'s own number, such as "TV/EXP/042/25-26".',
      required: true,
      proposed: "{{invoice.no}}",
    },
    { ...ownDate, description: "Date of the declaration." },
    bookingNumber,
    blNumber,
    carrier,
    voyage,
    {
      type: "text",
      name: "official",
      label: "Authorised Official",
      description: "Who answers for the declared weights.",
      required: true,
      maxLength: 255,
      example: "Anaya Mehta",
      proposed: "{{firm.signatoryName}}",
    },
    {
      type: "text",
      name: "designation",
      label: "Designation",
      description: "The official's designation.",
      maxLength: 255,
      example: "Partner",
      proposed: "{{firm.signatoryDesignation}}",
    },
    {
      type: "text",
      name: "contact",
      label: "24×7 Contact",
      description: "A telephone number that is answered at any hour.",
      maxLength: 255,
      example: "+91 98250 00000",
      proposed: "{{firm.signatoryMobile}}",
    },
    {
      type: "wording",
      name: "declaration",
      label: "Declaration",
      description: "What the shipper declares; blank prints no such part.",
      hint: markupHint,
      maxLength: 5000,
      wording: "vgmWording",
    },
    letterhead,
  ],
} as const satisfies DocumentDefinition;

export type VgmRequest = RequestOf<typeof vgmDeclaration>;
