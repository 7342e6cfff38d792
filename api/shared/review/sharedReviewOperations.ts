import { reasonLength } from "#domain/review/reviewActs.ts";
import { z } from "zod";
import { attachmentTypes, maxFileMB } from "#domain/documents/attachment.ts";
import { countersignature } from "../../attachment/review/countersignature.ts";
import { text } from "../../http/requestSchema.ts";
import { idOf, succeeded } from "../../openapi/commonFields.ts";
import type { OperationSpec } from "../../openapi/operationSpec.ts";

const tag = "Shared with me";
const place = { partnerId: idOf("partnership"), shipmentId: idOf("shipment") };
const notShared = "It does not exist, or is not shared with the caller's office now.";

export const sharedReviewBody = z
  .object({
    key: text().describe("The file's key."),
    reason: text(1000).describe(`Why, in ${reasonLength}: required to reject, ignored otherwise.`),
    signature: countersignature,
  })
  .meta({
    id: "SharedReview",
    example: { key: "2f6c1d9a04b84e7f", reason: "The vessel is another one" },
    description: "A decision of a partner about a file.",
    required: ["key"],
  });

const form = z.object({
  attachment_type: z.enum(attachmentTypes).describe("What kind of paper it is."),
  attachment_name: z
    .string()
    .optional()
    .meta({ description: "The stored name; the uploaded file's name when omitted.", example: "Draft bill of lading" }),
});

const refusals = {
  404: `${notShared} Or the office is not asked about the file.`,
  409: "The file is in another state, which the message names with who decided, or a newer version exists.",
  422: "The reason is missing, too short or too long.",
};

export const sharedReviewOperations = {
  save: {
    id: "uploadSharedAttachment",
    tag,
    summary: "Upload a file to a shared shipment",
    description: `Only if the exporter takes uploads of the caller's office. The exporter's office decides about it; before that no other partner sees it. At most ${maxFileMB} MB; the file's first bytes must match its extension: PDF, PNG or JPEG.`,
    query: place,
    form,
    answer: z.object({ key: z.string().meta({ description: "The key of the stored file.", example: "2f6c1d9a04b84e7f" }) }),
    isIdempotent: true,
    refusals: {
      404: notShared,
      413: `The file is larger than ${maxFileMB} MB, or the exporter has no room.`,
      422: "The type is missing or unknown, the file is missing, empty or damaged, or 50 uploads wait for a decision.",
      429: "Too many uploads in a short time; `Retry-After` says when to try again.",
    },
  },
  approve: {
    id: "approveSharedAttachment",
    tag,
    summary: "Approve a file about which the office is asked",
    description: "Stored with the SHA-256 of the file.",
    query: place,
    body: sharedReviewBody,
    answer: succeeded,
    isIdempotent: true,
    refusals,
  },
  reject: {
    id: "rejectSharedAttachment",
    tag,
    summary: "Reject a file about which the office is asked",
    description: "Stored with the SHA-256 of the file. Nobody else is asked any more.",
    query: place,
    body: sharedReviewBody,
    answer: succeeded,
    isIdempotent: true,
    refusals,
  },
} satisfies Record<string, OperationSpec>;
