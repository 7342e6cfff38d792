import { z } from "zod";
import {
  auditActions,
  auditActors,
  auditNouns,
  auditPage,
  keptChanges,
  keptCharacters,
  type AuditEntry,
} from "#domain/audit/auditTrail.ts";
import type { OperationSpec } from "../openapi/operationSpec.ts";
import { idOf, instant } from "../openapi/commonFields.ts";
import type { TrailAnswer } from "./auditQuery.ts";

const tag = "Audit trail";

const change = z
  .object({
    field: z.string().describe('The changed field, such as "quantity".'),
    of: z.string().describe('What the field belongs to, such as "BASMATI RICE"; empty for the record itself.'),
    from: z.string().nullable().describe(`The old value, at most ${keptCharacters} characters; null when the trail does not store it.`),
    to: z.string().nullable().describe("The new value, likewise."),
  })
  .meta({
    id: "AuditChange",
    example: { field: "quantity", of: "BASMATI RICE", from: "45", to: "50" },
    description: "One changed value; empty means no value.",
  });

const actor = z
  .object({
    type: z.enum(auditActors).describe("A person, an API key, a visitor of a share link, or an unauthenticated caller."),
    id: z.string().describe("The id of the user, key or share link; empty for an unauthenticated caller."),
    name: z.string().describe("The actor's name at that time; a visitor's as given, and empty for an unauthenticated caller."),
  })
  .meta({
    id: "AuditActor",
    example: { type: "USER", id: "019a7741-9b20-7c4d-8e11-5f3a7d2c6b08", name: "Kavya Vaghela" },
    description: "The actor of a change.",
  });

const entry = z
  .object({
    cursor: z.string().describe("The entry's position in the trail, for `after` and `before`."),
    at: instant("When it happened."),
    actor: actor.describe("The actor."),
    requestId: z.string().describe("The request's id, as returned in `x-request-id`; one request may have several entries."),
    sentence: z.string().describe('The change as a sentence, such as "Meera Rao changed the quantity of BASMATI RICE from 10 to 12".'),
    action: z.enum(auditActions).describe("The action."),
    noun: z.enum(auditNouns).describe("The kind of record."),
    entityId: z.string().nullable().describe("The record's id or key; null if it has none."),
    shipmentId: z.string().nullable().describe("The shipment's id, also after its deletion; null if no shipment is concerned."),
    name: z.string().describe("The record's name at that time; empty if it has none."),
    changes: z.array(change).describe(`The changed fields, in the order of the forms; at most ${keptChanges} are kept.`),
    changeCount: z.number().describe("The number of changes, including those that are not kept."),
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
    description: "An entry of the audit trail.",
  }) satisfies z.ZodType<AuditEntry>;

const page = z
  .object({
    entries: z.array(entry).describe("The entries, newest first."),
    hasOlder: z.boolean().describe("Whether older entries follow."),
    hasNewer: z.boolean().describe("Whether newer entries precede."),
    total: z.number().optional().describe("The number of entries that match the filter, if `total=true` was sent."),
  })
  .meta({ id: "AuditPage", example: { total: 1 }, description: "A page of an audit trail." }) satisfies z.ZodType<TrailAnswer>;

const filter = {
  startDate: z.string().optional().describe("Only entries from this time on: an ISO 8601 date or instant."),
  endDate: z.string().optional().describe("Only entries until this time; a date alone means its last moment."),
  noun: z.enum(auditNouns).optional().describe("Only entries about this kind of record."),
};
const paging = {
  limit: z
    .string()
    .optional()
    .meta({
      type: "integer",
      minimum: 0,
      description: `Maximum number of entries; ${auditPage.usual} when omitted, at most ${auditPage.most}.`,
    }),
  after: z.string().optional().describe("A cursor: returns the entries after it, which are older."),
  before: z.string().optional().describe("A cursor: returns the entries before it, which are newer."),
  end: z.enum(["last"]).optional().describe("Returns the oldest entries of the filter instead of the newest."),
  total: z.enum(["true", "false"]).optional().describe("Whether to count all entries of the filter."),
};
const ofShipment = { shipmentId: z.string().optional().describe("Only entries about this shipment, even if it is deleted.") };
const unreadable = "A date, noun, cursor or number is malformed.";

export const auditOperations = {
  history: {
    id: "readShipmentHistory",
    tag,
    summary: "The audit trail of a shipment, its documents and its files",
    query: { shipmentId: idOf("shipment, even if it is deleted"), ...filter, ...paging },
    answer: page,
    refusals: { 400: unreadable, 404: "The shipment does not exist." },
  },
  trail: {
    id: "readAuditTrail",
    tag,
    summary: "The audit trail of the user's data",
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
      description: "The entries of the filter, newest first.",
      schema: z.string().meta({ example: "At,Who,What\r\n2025-11-12T08:30:00.000Z,Kavya Vaghela,Created the shipment\r\n" }),
    },
    refusals: { 400: unreadable, 404: "The shipment does not exist." },
  },
  exportUrl: {
    id: "signAuditTrailUrl",
    tag,
    summary: "A signed URL that downloads the trail as CSV",
    description: "Valid for 5 minutes, without a session.",
    query: { ...filter, ...ofShipment },
    answer: z.object({
      url: z.string().meta({
        description: "The URL; relative if the server does not know its own address.",
        example: "https://lading.example/files/019a7741/activity.csv?expires=1762936500&signature=q8Zr",
      }),
    }),
    refusals: { 400: unreadable, 404: "The shipment does not exist." },
  },
} satisfies Record<string, OperationSpec>;
