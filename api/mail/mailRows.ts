import type { Selectable } from "kysely";
import { keptMailDays, mailHours, mailMessages } from "#domain/mail/mail.ts";
import type { ApiContext } from "../context.ts";
import { deleteOlder } from "../db/deleteOlder.ts";
import { openSealed } from "../security/sealedText.ts";
import type { Database } from "../db/tables/tables.ts";
import { mailSealing, type MailText } from "./queueMail.ts";
import type { Outcome } from "./sendMail.ts";

export type QueuedMail = Selectable<Database["mails"]>;

const firstDelay = 30_000;
const longestDelay = 4 * 60 * 60 * 1000;
const hour = 60 * 60 * 1000;
const patience = mailHours * hour;
/** Longer than an attempt can take: an expired lease means that its process died. */
const lease = 60_000;

/**
 * Claims a waiting e-mail for this process and counts an attempt; null if another process was faster. If the process dies, another claims it
 * again a minute later.
 */
export async function claimMail({ db, clock }: Pick<ApiContext, "db" | "clock">, mail: QueuedMail): Promise<QueuedMail | null> {
  const now = clock();
  const taken = await db
    .updateTable("mails")
    .set((row) => ({
      nextAttemptAt: new Date(now.getTime() + lease).toISOString(),
      lastAttemptAt: now.toISOString(),
      attempts: row("attempts", "+", 1),
    }))
    .where("ownerId", "=", mail.ownerId)
    .where("id", "=", mail.id)
    .where("nextAttemptAt", "=", mail.nextAttemptAt)
    .returningAll()
    .executeTakeFirst();
  return taken ?? null;
}

/** The text of a waiting e-mail; null if it was stored under another secret. */
export function textOfMail(context: Pick<ApiContext, "secret">, { content }: QueuedMail): MailText | null {
  const opened = openSealed(content, mailSealing(context));
  if (opened === null) return null;
  const { subject, text }: MailText = JSON.parse(opened);
  return { subject, text };
}

/** Records an attempt's outcome: sent, to be tried again, or given up with the reason. Nothing, if another attempt has begun meanwhile. */
export async function recordOutcome({ db, clock }: ApiContext, mail: QueuedMail, { error, isFinal }: Outcome): Promise<void> {
  const now = clock().getTime();
  const next = now + delayAfter(mail.attempts);
  const isTooLate = next > Date.parse(mail.createdAt) + patience;
  const over = { content: "", nextAttemptAt: null };
  const result =
    error === null
      ? { state: "SENT" as const, error: null, ...over }
      : isFinal || isTooLate
        ? { state: "FAILED" as const, error: isTooLate && !isFinal ? `${mailMessages.tooLate}. ${error}` : error, ...over }
        : { error, nextAttemptAt: new Date(next).toISOString() };
  await db
    .updateTable("mails")
    .set(result)
    .where("ownerId", "=", mail.ownerId)
    .where("id", "=", mail.id)
    .where("attempts", "=", mail.attempts)
    .where("nextAttemptAt", "is not", null)
    .execute();
}

/** Growing waits: 30 s, times three per attempt, at most 4 hours, with ±20 % jitter. */
function delayAfter(attempts: number): number {
  return Math.min(firstDelay * 3 ** (attempts - 1), longestDelay) * (0.8 + 0.4 * Math.random());
}

/** Gives up what has waited too long, also on a server that sends no e-mail any more, and deletes old records. */
export async function endOldMails({ db, clock }: ApiContext): Promise<void> {
  const before = (hours: number) => new Date(clock().getTime() - hours * hour).toISOString();
  await db
    .updateTable("mails")
    .set((row) => ({ state: "FAILED", content: "", nextAttemptAt: null, error: row.fn.coalesce("error", row.val(mailMessages.tooLate)) }))
    .where("createdAt", "<", before(mailHours + 1))
    .where("nextAttemptAt", "is not", null)
    .execute();
  await deleteOlder(db, "mails", before(24 * keptMailDays));
}
