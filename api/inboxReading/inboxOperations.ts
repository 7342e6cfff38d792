import { z } from "zod";
import { inboxDecisions, inboxKinds, inboxLimits, inboxMails, type InboxItem } from "#domain/inbox/inbox.ts";
import { list, text, whole } from "../http/requestSchema.ts";
import { instant, succeeded } from "../openapi/commonFields.ts";
import type { OperationSpec } from "../openapi/operationSpec.ts";

const tag = "Inbox";

export const inboxFilter = z
  .object({
    state: text(20).meta({ enum: ["", "READ", "UNREAD"], description: "Only lines that are read or unread; all when empty or omitted." }),
    limit: whole(1, 500).describe("Maximum number of lines; 50 when omitted."),
    offset: whole(0, 1_000_000_000).describe("The number of lines to skip; 0 when omitted."),
  })
  .meta({ id: "InboxFilter", example: { state: "UNREAD" }, description: "Selects a page of the inbox." });

export const readBody = z
  .object({
    itemIds: list(text(64)).describe("The ids of lines that were read."),
    until: text(40).describe("All lines until this instant were read, besides."),
  })
  .meta({ id: "ReadInboxLines", example: { until: "2026-11-12T09:30:00.000Z" }, description: "What was read." });

const mailField = z.enum(inboxMails).describe("AT_ONCE: soon after a line; DAILY: one a day if there is something unread; NEVER.");
export const mailBody = z
  .object({ mail: text(20).meta({ enum: inboxMails, description: "When to send e-mails about the inbox." }) })
  .meta({ id: "InboxMailBody", example: { mail: "DAILY" }, description: "When the caller wants e-mails.", required: ["mail"] });
const mailAnswer = z.object({ mail: mailField });

const item = z
  .object({
    itemId: z.string().describe("The line's id."),
    kind: z.enum(inboxKinds).describe("What happened."),
    who: z.string().describe("Who acted, by the name of that time; a visitor's is as given, not verified."),
    what: z.string().describe("The file, firm, role, bill or type of document that it is about; empty if nothing."),
    text: z.string().describe("The message, comment or reason, shortened; empty without one."),
    decision: z.enum(inboxDecisions).nullable().describe("What was decided; null unless `kind` is DECISION_MADE."),
    shipmentId: z.string().nullable().describe("The shipment that it is about; null: none."),
    key: z.string().nullable().describe("The key of the file that it is about; null: none."),
    firmId: z.string().nullable().describe("The firm of a shipment of the caller's office; else null."),
    partnerId: z.string().nullable().describe("If an exporter shares the shipment: the partnership; null: it is the office's."),
    shipmentName: z
      .string()
      .describe("What the shipment is called: the office's own name, or the reference that a partner reads; empty if none."),
    exporter: z.string().describe("If an exporter shares the shipment: its firm; else empty."),
    times: z.number().describe("How many acts it stands for; words and time are those of the latest."),
    at: instant("When it happened."),
    isRead: z.boolean().describe("Whether the caller has read it."),
  })
  .meta({
    id: "InboxItem",
    example: {
      kind: "COMMENTED",
      who: "Kutch Clearing",
      what: "",
      decision: null,
      key: null,
      partnerId: null,
      shipmentName: "Rice to Jebel Ali",
      exporter: "",
      text: "The vessel is delayed.",
      times: 1,
      isRead: false,
    },
    description: "A line of the caller's inbox.",
  }) satisfies z.ZodType<InboxItem>;

export const inboxOperations = {
  filter: {
    id: "readInbox",
    tag,
    summary: "The caller's inbox",
    description: `What others did that concerns the caller, the latest first. Lines are kept for ${inboxLimits.days} days, at most ${inboxLimits.lines}.`,
    body: inboxFilter,
    answer: z.object({
      items: z.array(item).describe("The page."),
      unread: z.number().meta({ description: "How many lines of the inbox are unread.", example: 1 }),
      total: z.number().meta({ description: "How many lines the filter has.", example: 1 }),
      hasNext: z.boolean().describe("Whether more follow."),
      offset: z.number().meta({ description: "The number that was skipped.", example: 0 }),
    }),
  },
  read: { id: "markInboxRead", tag, role: "VIEWER", summary: "Mark lines of the inbox as read", body: readBody, answer: succeeded },
  readMail: { id: "readInboxMail", tag, summary: "When the caller gets e-mails about the inbox", answer: mailAnswer },
  setMail: {
    id: "setInboxMail",
    tag,
    role: "VIEWER",
    summary: "Choose when to get e-mails about the inbox",
    body: mailBody,
    answer: mailAnswer,
    refusals: { 422: "The choice is unknown, or this server sends no e-mail." },
  },
  events: {
    id: "listenToInbox",
    tag,
    summary: "A stream of the number of unread lines, and of the caller's role",
    description:
      "Server-sent events `inbox.changed`: the number now, and whenever lines come or are read, or the person gets another role. The stream ends with its session or the process: its last event is then `end`, whose `reason` is SESSION_OVER or CLOSING.",
    answer: {
      contentType: "text/event-stream",
      description: "Each event has JSON as `data`: `unread`, and `role`, what the person may do in their office now.",
      schema: z.string().meta({ example: 'event: inbox.changed\ndata: {"unread":3,"role":"EDITOR"}\n\n' }),
    },
    refusals: {
      429: "The user has 50 streams open; `Retry-After` tells when to try again.",
      503: "The service has reached its limit of open streams; `Retry-After` says when to try again.",
    },
  },
} satisfies Record<string, OperationSpec>;
