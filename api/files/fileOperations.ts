import { z } from "zod";
import { attachmentTypes, firmImageTypes } from "#domain/attachment.ts";
import type { OperationSpec } from "../openapi/operationSpec.ts";
import { dispositions } from "../http/disposition.ts";

const tag = "Attachments";
const asked = {
  key: z.string().meta({ description: "The file's key.", example: "2f6c1d9a04b84e7f" }),
  attachment_type: z.enum([...attachmentTypes, ...firmImageTypes]).describe("What the file is."),
};
const unknown = "The file is unknown, or of another type.";

export const fileOperations = {
  save: {
    id: "uploadFirmImage",
    tag: "Firms",
    summary: "Upload a stamp or letterhead",
    description:
      "PNG or JPEG, by content and ending, of at most 40 megapixels; a letterhead at least five times as wide as high. An image larger than 300 dpi of its printed size (stamp 531 × 354, letterhead 2126 × 425 pixels) is reduced to that, upright and in sRGB. Kept 24 hours until a firm names its key.",
    form: z.object({ attachment_type: z.enum(firmImageTypes).describe("What the image is.") }),
    answer: z.object({
      key: z.string().meta({ description: "The image's key, for a firm's `stampKey` or `letterHeadKey`.", example: "7d3f9b21c4e84a06" }),
      reduced: z.boolean().describe("Whether the image was larger than print needs, and was reduced."),
      width: z.number().meta({ description: "The stored image's width in pixels, its turn counted in.", example: 531 }),
      height: z.number().meta({ description: "The stored image's height in pixels, its turn counted in.", example: 354 }),
      sizeInMB: z.number().meta({ description: "The stored image's size in megabytes of 1,048,576 bytes.", example: 0.04 }),
    }),
    isIdempotent: true,
    refusals: {
      422: "A field or the file is missing, the image is damaged, or the letterhead is too high.",
      503: "Too many images are being reduced; `Retry-After` tells when to try again.",
    },
  },
  sign: {
    id: "signFileUrl",
    tag,
    summary: "An address to download a file from",
    description:
      "Good for 5 minutes without a session. The audit trail notes the first fetch of it; with a store of its own, which does not tell of fetches, that the address was asked for.",
    query: {
      ...asked,
      disposition: z
        .enum(dispositions)
        .optional()
        .describe("Whether browsers save the file (attachment, as when left out) or show it (inline)."),
      listed: z
        .enum(["true", "false"])
        .optional()
        .describe("Whether the address is one of a list that is shown, of which nothing is noted before it is fetched."),
    },
    answer: z.object({
      success: z.literal(true).describe("Always true."),
      url: z.string().meta({
        description: "The address; relative to this server where it does not know its own.",
        example: "https://lading.example/files/019a7741/2f6c1d9a04b84e7f?type=INVOICE&expires=1762936500&signature=q8Zr",
      }),
    }),
    refusals: { 404: unknown },
  },
  read: {
    id: "readFile",
    tag,
    summary: "A file as base64",
    query: asked,
    answer: z.object({
      data: z.string().meta({ contentEncoding: "base64", example: "JVBERi0xLjc=", description: "The file's content." }),
    }),
    refusals: { 404: unknown },
  },
} satisfies Record<string, OperationSpec>;
