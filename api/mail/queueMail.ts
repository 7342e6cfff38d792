import { createHash } from "node:crypto";
import type { FastifyRequest } from "fastify";
import { mailMessages, checkRecipient, type MailStatus } from "#domain/mail/mail.ts";
import { invalid } from "#domain/http/problem.ts";
import type { ApiContext } from "../context.ts";
import type { Db, Trx } from "../db/database.ts";
import { newId } from "../db/id.ts";
import { ProblemError, throwIfProblems } from "../http/httpErrors.ts";
import { countWithAct } from "../rateLimit/countWithAct.ts";
import { sealText } from "../security/sealedText.ts";

/** What an e-mail says; both are plain text. */
export type MailText = { subject: string; text: string };

/** The key for the texts of waiting e-mails. */
export function mailSealing({ secret }: Pick<ApiContext, "secret">) {
  return { secret, use: "mails" };
}

/** E-mails that one recipient gets in a day. */
const mailsTo = { points: 5, seconds: 24 * 60 * 60, noun: "e-mails to this address" };

/**
 * Runs an act that queues an e-mail, and counts it for the office and the caller's address; one that is refused is not counted.
 * Throws INVALID without an e-mail server, and RATE_LIMITED beyond a limit.
 */
export async function countMail<T>(context: ApiContext, { ownerId, ip: address }: FastifyRequest, act: () => Promise<T>): Promise<T> {
  if (context.mailSettings === null) throw new ProblemError([invalid(mailMessages.notSetUp, "sendsMail")]);
  const by = { ownerId, address };
  await context.rateLimits.take("mails", by);
  try {
    return await act();
  } catch (error) {
    await context.rateLimits.giveBack("mails", by);
    throw error;
  }
}

type NewMail = MailText & {
  /** The id of the record that the e-mail is about, such as an invitation; its e-mails end with it (`dropMails`). */
  aboutId: string;
  recipient: string;
};

/**
 * Queues an e-mail in the transaction of the act that causes it, so that it is sent if and only if the act is committed, and counts
 * it for its recipient, from all offices, so that nobody is flooded through many. Its text is stored encrypted, and deleted once it
 * is sent or given up (ADR-0094). Call it last, inside `countMail`. Throws INVALID for an address that is missing or unsafe, and
 * RATE_LIMITED beyond the recipient's limit.
 */
export async function queueMail(
  trx: Trx,
  context: ApiContext,
  ownerId: string,
  { aboutId, recipient, ...text }: NewMail,
): Promise<MailStatus> {
  throwIfProblems(checkRecipient(recipient));
  const at = context.clock();
  const now = at.toISOString();
  const status = { state: "WAITING" as const, error: null, lastAttemptAt: null };
  const content = sealText(JSON.stringify(text), mailSealing(context));
  await trx
    .insertInto("mails")
    .values({ ownerId, id: newId(), aboutId, recipient, content, ...status, attempts: 0, createdAt: now, nextAttemptAt: now })
    .execute();
  // The recipient's address is not stored with the count.
  const key = createHash("sha256").update(recipient).digest("hex");
  await countWithAct(trx, mailsTo, { name: "mailsTo", key, now: at });
  return status;
}

/** What became of the newest e-mail about each of an office's records, by the record's id. */
export async function mailsAbout(db: Db | Trx, ownerId: string, aboutIds: string[]): Promise<Map<string, MailStatus>> {
  if (aboutIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("mails")
    .select(["aboutId", "state", "error", "lastAttemptAt"])
    .where("ownerId", "=", ownerId)
    .where("aboutId", "in", aboutIds)
    .orderBy("id")
    .execute();
  return new Map(rows.map(({ aboutId, ...status }) => [aboutId, status]));
}

/** Deletes the e-mails about records that are gone. One that is being sent at this moment arrives all the same. */
export async function dropMails(trx: Trx, ownerId: string, aboutIds: string[]): Promise<void> {
  if (aboutIds.length === 0) return;
  await trx.deleteFrom("mails").where("ownerId", "=", ownerId).where("aboutId", "in", aboutIds).execute();
}
