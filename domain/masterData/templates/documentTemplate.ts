import { markupDescription, markupHint } from "./markup.ts";
import type { RecordKind } from "../kind.ts";

/** The text of a custom document, such as a beneficiary's certificate. */
export const documentTemplate: RecordKind = {
  name: "documentTemplate",
  noun: "document template",
  title: "Document Template",
  label: "Document Template",
  path: "document-template",
  nextBlocked: null,
  rest: { path: "document-template", id: "templateId", list: "documentTemplates" },
  fields: [
    {
      name: "name",
      label: "Name",
      input: "text",
      required: true,
      maxLength: 255,
      description: 'The template\'s name in pick-lists, such as "Weight Note".',
    },
    {
      name: "heading",
      label: "Heading",
      input: "text",
      required: false,
      maxLength: 255,
      description: "The heading that the document prints centred; empty prints none.",
    },
    {
      name: "body",
      label: "Body",
      input: "longText",
      required: true,
      maxLength: 50000,
      hint: markupHint,
      description: markupDescription,
    },
  ],
  incomplete: {
    settings: "Please fill in the template name and body",
    onboarding: "Please enter template name and body",
    quickAdd: "Please fill in the template name and body",
  },
};
