import { markupDescription, markupHint } from "../../masterData/templates/markup.ts";
import { letterhead } from "../commonFields.ts";
import type { DocumentDefinition, RequestOf } from "../documentDefinition.ts";

/** A document in the user's own words, which may contain merge fields. */
export const customDocument = {
  kind: "custom-document",
  graphqlName: "customDocument",
  noun: "CUSTOM_DOCUMENT",
  group: "standard",
  attachmentType: "CUSTOM",
  words: {
    name: "Custom Document",
    inSentence: "custom document",
    title: "",
    fileName: "",
    generated: "Custom document generated successfully",
    incomplete: "Please select a template and fill in the document body",
    hint: "The document is drawn here once it has a template and a body.",
  },
  fields: [
    {
      type: "template",
      name: "name",
      label: "Document Template",
      description: "The document's name in the list of attachments.",
      required: true,
      example: "Certificate of quality",
    },
    {
      type: "mergeText",
      name: "heading",
      label: "Heading",
      description: "The heading, printed centred at the top; blank prints none. It may contain merge fields.",
      maxLength: 255,
      example: "CERTIFICATE OF QUALITY",
    },
    {
      type: "mergeBody",
      name: "body",
      label: "Body",
      description: `${markupDescription} \`{{consignee.name}}\` is a merge field (see \`Shipment.mergeFields\`).`,
      hint: markupHint,
      required: true,
      maxLength: 50_000,
      example: "We certify that the rice for {{consignee.name}} is fit for human consumption.",
    },
    { type: "flag", name: "stampSign", label: "Stamp and Sign", description: "Print the firm's stamp and signature.", default: false },
    letterhead,
  ],
} as const satisfies DocumentDefinition;

export type CustomDocumentRequest = RequestOf<typeof customDocument>;
