import { z } from "zod";
import { inboxDecisions, inboxKinds, inboxMails } from "#domain/inbox/inbox.ts";
import { id, instant, text } from "./parsing/fields.ts";

const inboxItem = z.object({
  itemId: id,
  kind: z.enum(inboxKinds),
  who: z.string(),
  what: z.string(),
  text: z.string(),
  decision: z.enum(inboxDecisions).nullable(),
  shipmentId: z.string().nullable(),
  key: z.string().nullable(),
  firmId: z.string().nullable(),
  partnerId: z.string().nullable(),
  shipmentName: text,
  exporter: text,
  times: z.number(),
  at: instant,
  isRead: z.boolean(),
});

/** A page of the user's inbox. */
export const inboxPage = z.object({ items: z.array(inboxItem), unread: z.number(), total: z.number() });

/** When the user wants e-mails about the inbox. */
export const inboxMailChoice = z.object({ mail: z.enum(inboxMails) });
