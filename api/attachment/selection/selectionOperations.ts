import { z } from "zod";
import { attachmentTypes } from "#domain/documents/attachment.ts";
import { list, text } from "../../http/requestSchema.ts";
import { succeeded } from "../../openapi/commonFields.ts";
import type { OperationSpec } from "../../openapi/operationSpec.ts";
import { audienceAnswer } from "../../shipment/attachmentAnswer.ts";
import { roles } from "../audience/audienceBody.ts";

const tag = "Attachments";
const exampleKeys = ["2f6c1d9a04b84e7f"];
const keys = list(text()).describe("The keys of files of any shipments, 1 to 500.");
const all = "All of the files or none.";
const unknown = "One of the attachments does not exist.";

export const selectedTypeBody = z.object({ keys, type: z.enum(attachmentTypes).describe("What they are from now on.") }).meta({
  id: "SelectedType",
  example: { keys: exampleKeys, type: "PHYTO_SANITARY" },
  description: "Files, and what kind of paper they are.",
  required: ["keys", "type"],
});

export const selectedAudienceBody = z
  .object({ keys, audience: roles.describe("The roles of partners who may see these files from now on; empty for nobody.") })
  .meta({
    id: "SelectedAudience",
    example: { keys: exampleKeys, audience: ["IMPORTER", "CHA"] },
    description: "Files, and who may see them.",
    required: ["keys", "audience"],
  });

const done = succeeded.extend({ files: z.int().meta({ description: "How many files were named.", example: 1 }) });

export const selectionOperations = {
  type: {
    id: "setAttachmentTypes",
    tag,
    summary: "Change the type of attachments",
    description: `${all} Who may see them stays.`,
    body: selectedTypeBody,
    answer: done,
    isIdempotent: true,
    refusals: {
      404: unknown,
      409: "One of them is final, was generated, or is a broker's bill.",
      422: "No file is named.",
    },
  },
  audience: {
    id: "setAttachmentAudiences",
    tag,
    summary: "Set who may see attachments of several shipments",
    description: `${all} A role that is taken away sees them no more from its next request on.`,
    body: selectedAudienceBody,
    answer: done.extend({ audience: audienceAnswer }),
    isIdempotent: true,
    refusals: { 404: unknown, 409: "One of them is final and would lose a role; only an owner may do that.", 422: "No file is named." },
  },
} satisfies Record<string, OperationSpec>;
