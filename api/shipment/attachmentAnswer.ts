import { z } from "zod";
import { attachmentTypes, type Attachment } from "#domain/documents/attachment.ts";
import { partnerRoles } from "#domain/partners/partner.ts";
import { attachmentMakers, attachmentStates } from "#domain/review/attachmentState.ts";
import { instant } from "../openapi/commonFields.ts";
import { versionAnswers } from "./documentVersion.ts";

export const exampleAttachment = {
  name: "Invoice TV-EXP-042-25-26.pdf",
  key: "2f6c1d9a04b84e7f",
  sizeInMB: 0.08,
  sizeInBytes: 84213,
  contentType: "application/pdf",
  type: "INVOICE",
};

export const audienceAnswer = z.array(z.enum(partnerRoles)).meta({
  description: "The roles of partners who may see it, in the order of the roles; empty: nobody outside the office.",
  example: ["IMPORTER", "CHA"],
});

const stateAnswer = z
  .enum(attachmentStates)
  .describe(
    "How far it has come. Partners see what is APPROVED or FINAL and tagged for their role, besides what they made or are asked to decide.",
  );

export const attachmentAnswer = z
  .object({
    name: z.string().describe("The file's name with extension."),
    key: z.string().describe("The file's key, for fetching, merging, renaming and deleting it."),
    sizeInMB: z.number().describe("The size in megabytes of 1,048,576 bytes."),
    sizeInBytes: z.number().describe("The exact size in bytes."),
    contentType: z.string().describe("The media type, detected from the content: `application/pdf`, `image/png` or `image/jpeg`."),
    type: z.enum(attachmentTypes).describe("The type of the file."),
    time: instant("When it was last changed."),
    audience: audienceAnswer,
    state: stateAnswer,
    madeBy: z.enum(attachmentMakers).describe("Who put it on the shipment: the office, a partner, or the visitor of a share link."),
    sha256: z.string().meta({
      description: "SHA-256 of its bytes, hexadecimal; empty for a file from before it was kept, until somebody decides about it.",
      example: "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
    }),
    ...versionAnswers,
  })
  .meta({
    id: "Attachment",
    example: exampleAttachment,
    description: "A stored file of a shipment.",
  }) satisfies z.ZodType<Attachment>;
