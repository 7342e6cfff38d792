import { z } from "zod";
import { attachmentTypes, maxAttachmentName, maxFileMB, maxMergeParts } from "#domain/documents/attachment.ts";
import { list, text } from "../http/requestSchema.ts";
import { audienceBody } from "./audience/audienceBody.ts";
import type { OperationSpec } from "../openapi/operationSpec.ts";
import { idOf, succeeded } from "../openapi/commonFields.ts";
import { attachmentAnswer } from "../shipment/attachmentAnswer.ts";

const tag = "Attachments";
const query = { shipmentId: idOf("shipment") };
const unknown = "The shipment or the attachment does not exist.";
const finalWords = "The attachment is final.";
const typeWords = "The type of the file.";

export const renameBody = z
  .object({
    key: text().describe("The file's key."),
    name: text(Infinity).describe("The new name. The file's extension is kept; underscores replace characters that file names forbid."),
  })
  .meta({
    id: "AttachmentRename",
    example: { key: "2f6c1d9a04b84e7f", name: "Bill of lading" },
    description: "A new name for an attachment.",
    required: ["key", "name"],
  });

const part = z
  .object({
    key: text().describe("The file's key."),
    attachmentType: text().describe(`${typeWords} If omitted, any type matches.`),
    shipmentId: text().describe("The file's shipment. If omitted, the one that gets the merged PDF."),
  })
  .meta({
    id: "MergePart",
    example: { key: "2f6c1d9a04b84e7f", attachmentType: "INVOICE" },
    description: "A file to merge.",
    required: ["key"],
  });

export const mergeBody = z
  .object({
    name: text(Infinity).describe("The name of the merged PDF."),
    documents: list(part).meta({
      type: "array",
      minItems: 2,
      maxItems: maxMergeParts,
      description: "The files in merging order: PDF, PNG or JPEG.",
    }),
    audience: audienceBody.shape.audience.meta({
      description:
        "The roles of partners who may see the merged PDF: only such as may see all of its parts. When omitted, all of these. A part of another shipment is only for roles of which all partners on this shipment are on that one too.",
      example: ["IMPORTER"],
    }),
  })
  .meta({
    id: "AttachmentMerge",
    example: { name: "All documents", documents: [{ key: "2f6c1d9a04b84e7f", attachmentType: "INVOICE" }, { key: "8b1e7c40d2f95a36" }] },
    description: "Files to merge into one PDF.",
    required: ["name", "documents"],
  });

const form = z.object({
  attachment_type: z.enum(attachmentTypes).describe(typeWords),
  attachment_name: z
    .string()
    .optional()
    .meta({ description: "The stored name; the uploaded file's own name when omitted.", example: "Bill of lading" }),
  audience: z.string().optional().meta({
    description:
      "The roles of partners who may see it, separated by commas; empty for nobody. When omitted, that of the file it replaces, else the sharing default of its type.",
    example: "IMPORTER,CHA",
  }),
  supersedes: z.string().optional().meta({
    description:
      "The key of the shipment's attachment that the file replaces: it becomes the next version of that document. When omitted, it replaces none.",
    example: "2f6c1d9a04b84e7f",
  }),
});

export const attachmentOperations = {
  save: {
    id: "uploadAttachment",
    tag,
    summary: "Upload a file to a shipment",
    description: "PDF, PNG or JPEG; content and extension must agree. Location and camera data are removed from photos.",
    query,
    form,
    answer: attachmentAnswer,
    isIdempotent: true,
    refusals: {
      404: "The shipment does not exist, or does not have the attachment that the file replaces.",
      409: "The attachment to replace has a newer version, is a broker's bill or merged, or waits for the office's decision.",
      422: "A field or the file is missing, a role is unknown, or the file is damaged or locked by a password; the message names it.",
    },
  },
  merge: {
    id: "mergeAttachments",
    tag,
    summary: "Merge attachments into one PDF",
    description:
      "Each image gets an A4 page; a PNG above 300 dpi is reduced to 300 dpi. Files of other shipments can be merged too; the PDF belongs to the shipment of the query.",
    query,
    body: mergeBody,
    answer: attachmentAnswer,
    isIdempotent: true,
    refusals: {
      404: unknown,
      413: `The merged PDF would be larger than ${maxFileMB} MB.`,
      422: "The name or a second file is missing, a file cannot be merged, or the audience is wider than that of its parts.",
      429: "The owner has more than four merges at once; `Retry-After` says when to try again.",
      503: "The service has too many merges, or this one took too long; `Retry-After` says when to try again.",
    },
  },
  rename: {
    id: "renameAttachment",
    tag,
    summary: "Rename an attachment",
    query,
    body: renameBody,
    answer: succeeded.extend({ name: z.string().meta({ description: "The stored name.", example: "Bill of lading.pdf" }) }),
    refusals: { 404: unknown, 409: finalWords, 422: `The name is blank or longer than ${maxAttachmentName} characters.` },
  },
  remove: {
    id: "deleteAttachment",
    tag,
    summary: "Delete an attachment",
    query: {
      ...query,
      key: z.string().describe("The file's key."),
      attachment_type: z.enum(attachmentTypes).optional().describe(`${typeWords} If omitted, any type matches.`),
    },
    answer: succeeded,
    isIdempotent: true,
    refusals: { 404: unknown, 409: finalWords },
  },
} satisfies Record<string, OperationSpec>;
