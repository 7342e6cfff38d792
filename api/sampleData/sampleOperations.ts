import { z } from "zod";
import { auditNouns } from "#domain/audit/auditTrail.ts";
import type { OperationSpec } from "../openapi/operationSpec.ts";

const tag = "Account";

const counts = {
  firms: z.number().int().meta({ description: "How many firms.", example: 2 }),
  records: z.number().int().meta({ description: "How many buyers, ports, list items and other records.", example: 82 }),
  shipments: z.number().int().meta({ description: "How many shipments.", example: 32 }),
};

const kept = z.object({
  kind: z.enum(auditNouns).describe("What the record is, as in the audit trail."),
  name: z.string().meta({ description: "Its name.", example: "Tarangvel Textiles LLP" }),
  reason: z.enum(["CHANGED", "USED"]).describe("It was changed since, or the office's own shipments or partners use it."),
});

export const sampleOperations = {
  read: {
    id: "readSampleData",
    tag,
    summary: "Count the sample data",
    answer: z.object(counts).meta({ id: "SampleData", description: "How much of the office's data is sample data; 0 without it." }),
  },
  add: {
    id: "addSampleData",
    tag,
    role: "OWNER",
    summary: "Add sample data",
    description: "Adds two firms with their master data and shipments, marked as sample data. All or nothing.",
    answer: z.object(counts).meta({ id: "AddedSampleData", description: "How much was added." }),
    isIdempotent: true,
    refusals: { 409: "The sample data is there already.", 413: "The stamps do not fit into the storage quota." },
  },
  remove: {
    id: "removeSampleData",
    tag,
    role: "OWNER",
    summary: "Remove the sample data",
    description:
      "Deletes the sample's shipments with their files, and its master data, except what the user has changed or uses for other shipments or partners, which becomes the office's own.",
    answer: z
      .object({ ...counts, kept: z.array(kept).describe("The records that stay, as the office's own.") })
      .meta({ id: "RemovedSampleData", description: "How much was removed, and what stays." }),
    isIdempotent: true,
    refusals: { 409: "There is no sample data." },
  },
} satisfies Record<string, OperationSpec>;
