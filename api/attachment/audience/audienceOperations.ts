import { z } from "zod";
import { attachmentTypes } from "#domain/documents/attachment.ts";
import type { SharingDefault } from "#domain/documents/sharingDefaults.ts";
import { list, text } from "../../http/requestSchema.ts";
import { idOf, succeeded } from "../../openapi/commonFields.ts";
import type { OperationSpec } from "../../openapi/operationSpec.ts";
import { audienceAnswer } from "../../shipment/attachmentAnswer.ts";
import { roles } from "./audienceBody.ts";

const tag = "Attachments";

export const audienceChange = z
  .object({
    keys: list(text()).describe("The keys of the shipment's files, 1 to 500."),
    audience: roles.describe("The roles of partners who may see these files from now on; empty for nobody."),
  })
  .meta({
    id: "AudienceChange",
    example: { keys: ["2f6c1d9a04b84e7f"], audience: ["IMPORTER", "CHA"] },
    description: "Files of a shipment, and who may see them.",
    required: ["keys", "audience"],
  });

const type = z.enum(attachmentTypes).describe("The type of the files.");

const sharingDefault = z.object({ type, audience: audienceAnswer }).meta({
  id: "SharingDefault",
  example: { type: "INVOICE", audience: ["IMPORTER", "CHA"] },
  description: "The audience that new files of a type start with.",
}) satisfies z.ZodType<SharingDefault>;

export const defaultsBody = z
  .object({
    defaults: z
      .array(
        z.object({ type, audience: roles.describe("The roles of partners who may see them; empty for nobody.") }).meta({
          id: "NewSharingDefault",
          example: { type: "INVOICE", audience: ["IMPORTER", "CHA"] },
          description: "The audience that new files of a type shall start with.",
        }),
      )
      .max(attachmentTypes.length)
      .describe("Each type at most once; new files of a type that is left out are visible to nobody."),
  })
  .meta({ id: "SharingDefaultsBody", description: "The whole grid of sharing defaults.", required: ["defaults"] });

const defaultsAnswer = z.object({ defaults: z.array(sharingDefault).describe("Every type of file, in the order of the types.") });

export const audienceOperations = {
  set: {
    id: "setAttachmentAudience",
    tag,
    summary: "Set who may see attachments",
    description: "All of the files or none. A role that is taken away sees them no more from its next request on.",
    query: { shipmentId: idOf("shipment") },
    body: audienceChange,
    answer: succeeded.extend({ audience: audienceAnswer }),
    isIdempotent: true,
    refusals: {
      404: "The shipment or one of the attachments does not exist.",
      409: "One of the attachments is final: only an owner takes a role away.",
      422: "No file is named.",
    },
  },
  readDefaults: {
    id: "readSharingDefaults",
    tag,
    summary: "The sharing defaults",
    description: "Who may see new files of each type, unless the upload or the document says otherwise. At first nobody.",
    answer: defaultsAnswer,
  },
  setDefaults: {
    id: "setSharingDefaults",
    tag,
    role: "OWNER",
    summary: "Replace the sharing defaults",
    description: "Holds for new files. Stored ones keep their audience.",
    body: defaultsBody,
    answer: defaultsAnswer,
    isIdempotent: true,
    refusals: { 422: "A type is named twice." },
  },
} satisfies Record<string, OperationSpec>;
