import type { MailState } from "#domain/mail/mail.ts";
import type { Instant } from "./columnTypes.ts";

/** E-mails to send, and what became of them. */
export type MailTable = {
  ownerId: string;
  id: string;
  /** The id of the record that it is about, such as an invitation. */
  aboutId: string;
  recipient: string;
  /** Subject and text, encrypted; "" once it is sent or given up. */
  content: string;
  state: MailState;
  attempts: number;
  /** Why the last attempt failed; null if it did not. */
  error: string | null;
  createdAt: Instant;
  lastAttemptAt: Instant | null;
  /** When to try next; null when it is sent or given up. */
  nextAttemptAt: Instant | null;
};
