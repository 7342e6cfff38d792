import { z } from "zod";
import { auditActions, auditActors, auditNouns, auditPage, keptChanges, keptCharacters, type AuditEntry } from "#domain/auditTrail.ts";
import type { OperationSpec } from "../openapi/operationSpec.ts";
import { idOf, instant } from "../openapi/commonFields.ts";
import type { TrailAnswer } from "./auditQuery.ts";

const tag = "Audit trail";

const change = z
  .object({
    field: z.string().describe('What changed, such as "quantity".'),
    of: z.string().describe('What it belongs to, such as "BASMATI RICE"; empty for the record itself.'),
    from: z.string().nullable().describe(`What it was before, at most ${keptCharacters} characters; null where that is not told.`),
    to: z.string().nullable().describe("What it was afterwards, likewise."),
  })
  .meta({
    id: "AuditChange",
    example: { field: "quantity", of: "BASMATI RICE", from: "45", to: "50" },
    description: "One thing that became another; empty stands for nothing.",
  });

const actor = z
  .object({
    type: z.enum(auditActors).describe("A person, an API key, or nobody who proved who they are."),
    id: z.string().describe("The user's or the key's id; empty for nobody."),
    name: z.string().describe("What they were called at that time; empty for nobody."),
  })
  .meta({
    id: "AuditActor",
    example: { type: "USER", id: "019a7741-9b20-7c4d-8e11-5f3a7d2c6b08", name: "Kavya Vaghela" },
    description: "Who did it.",
  });

const entry = z
  .object({
    cursor: z.string().describe("The line's place in the trail, for `after` and `before`."),
    at: instant("When it was done."),
    actor: actor.describe("Who did it."),
    requestId: z.string().describe("The id of the request, as `x-request-id` told it; one request may have several lines."),
    sentence: z.string().describe('The whole in words, such as "Meera Rao changed the quantity of BASMATI RICE from 10 to 12".'),
    action: z.enum(auditActions).describe("What was done."),
    noun: z.enum(auditNouns).describe("What it was done to."),
    entityId: z.string().nullable().describe("The id or key of that; null where it has none."),
    shipmentId: z.string().nullable().describe("The shipment it concerns, also one that is deleted; null where it concerns none."),
    name: z.string().describe("What that was called at that time; empty where it has no name."),
    changes: z.array(change).describe(`What changed, in the order of the forms; at most ${keptChanges} are kept.`),
    changeCount: z.number().describe("How many changes there were, kept or not."),
  })
  .meta({
    id: "AuditEntry",
    example: {
      cursor: "MjAyNS0xMS0xMlQwODozMDowMC4wMDBaIDAxOWE3NzQx",
      requestId: "5b1f0c9e-7a42-4d38-9c65-1e2f3a4b5c6d",
      sentence: "Kavya Vaghela changed the quantity of BASMATI RICE from 45 to 50",
      action: "CHANGED",
      noun: "SHIPMENT",
      name: "Rice to Jebel Ali, November",
      changeCount: 1,
    },
    description: "A line of the audit trail.",
  }) satisfies z.ZodType<AuditEntry>;

const page = z
  .object({
    entries: z.array(entry).describe("The lines, the newest first."),
    hasOlder: z.boolean().describe("Whether older lines follow."),
    hasNewer: z.boolean().describe("Whether newer lines stand before."),
    total: z.number().optional().describe("How many lines the filter has in all, where that was asked for."),
  })
  .meta({ id: "AuditPage", example: { total: 1 }, description: "A page of a trail." }) satisfies z.ZodType<TrailAnswer>;

const filter = {
  startDate: z.string().optional().describe("Only lines from then on: an ISO 8601 date or instant."),
  endDate: z.string().optional().describe("Only lines until then; a date alone means its last moment."),
  noun: z.enum(auditNouns).optional().describe("Only what was done to these."),
};
const paging = {
  limit: z
    .string()
    .optional()
    .meta({ type: "integer", minimum: 0, description: `How many to answer; ${auditPage.usual} when left out, at most ${auditPage.most}.` }),
  after: z.string().optional().describe("A cursor: the lines after it, which are older."),
  before: z.string().optional().describe("A cursor: the lines before it, which are newer."),
  end: z.enum(["last"]).optional().describe("The oldest lines of the filter instead of the newest."),
  total: z.enum(["true", "false"]).optional().describe("Whether to count the whole filter."),
};
const ofShipment = { shipmentId: z.string().optional().describe("Only what concerns this shipment, also one that is deleted.") };
const unreadable = "A date, a noun, a cursor or a number cannot be read.";

export const auditOperations = {
  history: {
    id: "readShipmentHistory",
    tag,
    summary: "What was done to a shipment, its documents and its files",
    query: { shipmentId: idOf("shipment, also of one that is deleted"), ...filter, ...paging },
    answer: page,
    refusals: { 400: unreadable, 404: "The shipment is unknown." },
  },
  trail: {
    id: "readAuditTrail",
    tag,
    summary: "What was done in the user's name",
    query: { ...filter, ...ofShipment, ...paging },
    answer: page,
    refusals: { 400: unreadable },
  },
  export: {
    id: "exportAuditTrail",
    tag,
    summary: "The trail as CSV",
    query: { ...filter, ...ofShipment },
    answer: {
      contentType: "text/csv",
      description: "The lines of the filter, the newest first.",
      schema: z.string().meta({ example: "At,Who,What\r\n2025-11-12T08:30:00.000Z,Kavya Vaghela,Created the shipment\r\n" }),
    },
    refusals: { 400: unreadable, 404: "The shipment is unknown." },
  },
  exportUrl: {
    id: "signAuditTrailUrl",
    tag,
    summary: "An address to download the trail from as CSV",
    description: "Good for 5 minutes without a session.",
    query: { ...filter, ...ofShipment },
    answer: z.object({
      url: z.string().meta({
        description: "The address; relative to this server where it does not know its own.",
        example: "https://lading.example/files/019a7741/activity.csv?expires=1762936500&signature=q8Zr",
      }),
    }),
    refusals: { 400: unreadable, 404: "The shipment is unknown." },
  },
} satisfies Record<string, OperationSpec>;
