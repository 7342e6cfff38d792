import { markupHint } from "../../masterData/templates/markup.ts";
import {
  blDate,
  blNumber,
  invoiceDate,
  invoiceNumber,
  lcDate,
  lcIssuingBank,
  lcNumber,
  letterhead,
  numberedWords,
  ownDate,
} from "../commonFields.ts";
import type { DocumentDefinition, RequestOf } from "../documentDefinition.ts";

/** Proposals of what beneficiaries certify; a credit's own words replace them. */
const wordings = [
  {
    label: "Documents sent by courier",
    text: "We hereby certify that one set of non-negotiable shipping documents has been sent to the applicant by courier within 3 working days after the date of shipment.",
  },
  {
    label: "Copies sent by e-mail",
    text: "We hereby certify that copies of all shipping documents have been sent to the applicant by e-mail within 3 working days after the date of shipment.",
  },
  {
    label: "Goods conform to the proforma invoice",
    text: "We hereby certify that the goods shipped under our Invoice No. {{invoice.no}} dated {{invoice.date}} conform to Proforma Invoice No. {{pi.no}} dated {{pi.date}}.",
  },
  {
    label: "Packing and marks",
    text: "We hereby certify that the goods are packed in new, export-worthy bags, and that each bag is marked as stipulated in the credit.",
  },
  {
    label: "Age of the vessel",
    text: "We hereby certify that the carrying vessel {{route.vessel}} is not more than 25 years old.",
  },
  {
    label: "No wood packing",
    text: "We hereby certify that no wood packing material has been used for this shipment.",
  },
  {
    label: "Wood packing by ISPM 15",
    text: "We hereby certify that the wood packing material used for this shipment has been treated and marked according to ISPM 15.",
  },
] as const;

/** Statements that a letter of credit asks the exporter to sign, each on a page of its own. */
export const beneficiaryCertificate = {
  kind: "beneficiary-certificate",
  graphqlName: "beneficiaryCertificate",
  noun: "BENEFICIARY_CERTIFICATE",
  group: "other",
  attachmentType: "CUSTOM",
  words: {
    ...numberedWords,
    name: "Beneficiary's Certificate",
    inSentence: "beneficiary's certificate",
    title: "BENEFICIARY'S CERTIFICATE",
    fileName: "Beneficiary's Certificate",
    generated: "Beneficiary's Certificate generated successfully",
    note: "Each certificate is printed on its own page. Give it the title that the letter of credit uses.",
  },
  fields: [
    { ...ownDate, description: "Date of the certificates." },
    invoiceNumber,
    invoiceDate,
    lcNumber,
    lcDate,
    lcIssuingBank,
    blNumber,
    blDate,
    {
      type: "rows",
      name: "certificates",
      label: "Certificate",
      description: "The certificates, each on a page.",
      required: true,
      most: 20,
      columns: [
        {
          type: "text",
          name: "title",
          label: "Title",
          description: "The title as the letter of credit calls it; blank prints BENEFICIARY'S CERTIFICATE.",
          hint: "As the letter of credit calls it",
          maxLength: 255,
          example: "BENEFICIARY'S DECLARATION",
        },
        {
          type: "mergeBody",
          name: "text",
          label: "Text",
          description: "What is certified. It may contain merge fields; a blank text is refused.",
          hint: markupHint,
          maxLength: 5000,
          example: wordings[0].text,
          default: wordings[0].text,
          picks: wordings,
        },
      ],
    },
    letterhead,
  ],
} as const satisfies DocumentDefinition;

export type BeneficiaryCertificateRequest = RequestOf<typeof beneficiaryCertificate>;
