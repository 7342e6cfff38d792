import { z } from "zod";
import { attachmentTypes, firmImageTypes } from "#domain/attachment.ts";
import type { Contract } from "../contract/contract.ts";
import { dispositions } from "./disposition.ts";

const tag = "Attachments";
const asked = {
  key: z.string().describe("The file's key."),
  attachment_type: z.enum([...attachmentTypes, ...firmImageTypes]).describe("What the file is."),
};
const unknown = "The file is unknown, or of another type.";

export const fileContracts = {
  save: {
    id: "uploadFirmImage",
    tag: "Firms",
    summary: "Upload a stamp or letterhead",
    description:
      "PNG or JPEG, by content and ending, of at most 40 megapixels; a letterhead at least five times as wide as high. Kept 24 hours until a firm names its key.",
    form: z.object({ attachment_type: z.enum(firmImageTypes).describe("What the image is.") }),
    answer: z.object({ key: z.string().describe("The image's key, for a firm's `stampKey` or `letterHeadKey`.") }),
    isIdempotent: true,
    refusals: { 422: "A field or the file is missing, the image is damaged, or the letterhead is too high." },
  },
  sign: {
    id: "signFileUrl",
    tag,
    summary: "An address to download a file from",
    description: "Good for 5 minutes without a session.",
    query: {
      ...asked,
      disposition: z
        .enum(dispositions)
        .optional()
        .describe("Whether browsers save the file (attachment, as when left out) or show it (inline)."),
    },
    answer: z.object({
      success: z.literal(true).describe("Always true."),
      url: z.string().describe("The address; relative to this server where it does not know its own."),
    }),
    refusals: { 404: unknown },
  },
  read: {
    id: "readFile",
    tag,
    summary: "A file as base64",
    query: asked,
    answer: z.object({ data: z.string().meta({ contentEncoding: "base64", description: "The file's content." }) }),
    refusals: { 404: unknown },
  },
} satisfies Record<string, Contract>;
