import type { InboxDecision, InboxKind } from "#domain/inbox/inbox.ts";
import type { Instant } from "./columnTypes.ts";

/** Lines of the people's inboxes: one row for each person, so that reading is per person (ADR-0113). */
export type InboxTable = {
  ownerId: string;
  personId: string;
  id: string;
  kind: InboxKind;
  /** What further acts have in common that this line counts while it is unread. */
  thread: string;
  /** How many acts the line stands for; its words and time are those of the latest. */
  times: number;
  shipmentId: string | null;
  /** The key of the attachment. */
  key: string | null;
  /** In a partner's office: its id as a partner of the exporter, whose share the line needs. */
  partnerId: string | null;
  who: string;
  what: string;
  text: string;
  decision: InboxDecision | null;
  at: Instant;
  /** Null: not read yet. */
  readAt: Instant | null;
  /** When an e-mail about it is due; null: none, or queued already. */
  mailAt: Instant | null;
};
