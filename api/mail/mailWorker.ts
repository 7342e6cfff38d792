import { setTimeout as wait } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import { mailHours, mailMessages } from "#domain/mail/mail.ts";
import type { ApiContext } from "../context.ts";
import { inSpan } from "../telemetry/inSpan.ts";
import { claimMail, recordOutcome, textOfMail, type QueuedMail } from "./mailRows.ts";
import type { Outcome, SendMail } from "./sendMail.ts";

/** Maximum e-mails that are looked up at once. */
const mostAtOnce = 20;
/** How long a stop waits for the e-mail that is being sent: aborted at the wrong moment, it would be sent twice. */
const graceMilliseconds = 5_000;

type Options = {
  send: SendMail;
  /** Queues e-mails that nobody's act queues, before each look. */
  queueDue: (context: ApiContext) => Promise<void>;
  pollMilliseconds: number;
  logger: Pick<FastifyBaseLogger, "error" | "warn">;
};

/**
 * Sends due e-mails, one after the other, longest waiting first. Returns a function that stops it. The e-mail server is the
 * operator's own and the same for all offices: when it cannot be reached, the others wait too.
 */
export function startMailWorker(context: ApiContext, { send, queueDue, pollMilliseconds, logger }: Options): () => Promise<void> {
  const stop = new AbortController();
  const abandon = new AbortController();
  const running = run();
  return async () => {
    stop.abort();
    const timer = setTimeout(() => abandon.abort(), graceMilliseconds);
    await running;
    clearTimeout(timer);
  };

  async function run(): Promise<void> {
    while (!stop.signal.aborted) {
      try {
        await queueDue(context);
        await sendDue();
      } catch (error) {
        logger.error({ err: error }, "e-mails could not be looked up");
      }
      await wait(pollMilliseconds, undefined, { signal: stop.signal, ref: false }).catch(() => undefined);
    }
  }

  async function sendDue(): Promise<void> {
    for (const due of await findDue(context)) {
      if (stop.signal.aborted) return;
      const claimed = await claimMail(context, due);
      if (claimed === null) continue;
      const outcome = await inSpan("send e-mail", {}, () => attempt(claimed));
      if (abandon.signal.aborted) return;
      if (outcome.error !== null) logger.warn({ mail: claimed.id, reason: outcome.error }, "an e-mail was not sent");
      await recordOutcome(context, claimed, outcome);
      if (!outcome.isReached) return;
    }
  }

  async function attempt(mail: QueuedMail): Promise<Outcome> {
    const age = context.clock().getTime() - Date.parse(mail.createdAt);
    // For example in a database that was restored from an old backup.
    if (age > mailHours * 60 * 60 * 1000) return { error: mailMessages.tooLate, isFinal: true, isReached: true };
    const text = textOfMail(context, mail);
    if (text === null) return { error: mailMessages.unreadable, isFinal: true, isReached: true };
    return await send({ id: mail.id, recipient: mail.recipient, ...text }, abandon.signal);
  }
}

async function findDue({ db, clock }: ApiContext): Promise<QueuedMail[]> {
  return await db
    .selectFrom("mails")
    .selectAll()
    .where("nextAttemptAt", "<=", clock().toISOString())
    .orderBy("nextAttemptAt")
    .limit(mostAtOnce)
    .execute();
}
