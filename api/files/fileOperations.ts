import { z } from "zod";
import { attachmentTypes, firmImageTypes } from "#domain/documents/attachment.ts";
import type { OperationSpec } from "../openapi/operationSpec.ts";
import { dispositions } from "../http/disposition.ts";

const tag = "Attachments";
const asked = {
  key: z.string().meta({ description: "The file's key.", example: "2f6c1d9a04b84e7f" }),
  attachment_type: z.enum([...attachmentTypes, ...firmImageTypes]).describe("The type of the file."),
};
const unknown = "The file does not exist, or has another type.";

export const fileOperations = {
  save: {
    id: "uploadFirmImage",
    tag: "Firms",
    summary: "Upload a stamp or letterhead",
    description:
      "PNG or JPEG of at most 40 megapixels; content and extension must agree. A letterhead must be at least five times as wide as high. A larger image than 300 dpi in print (stamp 531 × 354, letterhead 2126 × 425 pixels) is reduced to that, upright and in sRGB. The image is deleted after 24 hours unless a firm names its key.",
    form: z.object({ attachment_type: z.enum(firmImageTypes).describe("The type of the image.") }),
    answer: z.object({
      key: z.string().meta({ description: "The image's key, for a firm's `stampKey` or `letterHeadKey`.", example: "7d3f9b21c4e84a06" }),
      reduced: z.boolean().describe("Whether the image exceeded the print resolution and was reduced."),
      width: z.number().meta({ description: "The stored image's width in pixels, after its EXIF rotation.", example: 531 }),
      height: z.number().meta({ description: "The stored image's height in pixels, after its EXIF rotation.", example: 354 }),
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
    summary: "A signed URL that downloads a file",
    description:
      "Valid for 5 minutes, without a session. The audit trail records its first download. With an S3 store, which does not report downloads, it records the request for the URL instead.",
    query: {
      ...asked,
      disposition: z
        .enum(dispositions)
        .optional()
        .describe("Whether browsers save the file (attachment, the default) or show it (inline)."),
      listed: z
        .enum(["true", "false"])
        .optional()
        .describe("Whether the URL belongs to a displayed list; the audit trail then records only an actual download."),
    },
    answer: z.object({
      success: z.literal(true).describe("Always true."),
      url: z.string().meta({
        description: "The URL; relative if the server does not know its own address.",
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
      data: z.string().meta({ contentEncoding: "base64", example: "JVBERi0xLjc=", description: "The file's content, as base64." }),
    }),
    refusals: { 404: unknown },
  },
} satisfies Record<string, OperationSpec>;
