import type { FastifyBaseLogger } from "fastify";
import type { ApiContext } from "./context.ts";
import { tellOverdue } from "./comment/tellOverdue.ts";
import { deleteOldZips } from "./documentSearch/zip/prepareZip.ts";
import { deleteOldEvents } from "./events/outbox.ts";
import { sweepLooseFiles, sweepOrphans } from "./files/sweep.ts";
import { deleteOldAnswers } from "./http/idempotency.ts";
import { deleteOldImports } from "./import/importRows.ts";
import { deleteOldLines } from "./inboxReading/upkeep.ts";
import { endOldMails } from "./mail/mailRows.ts";
import { deleteOldCounts } from "./rateLimit/rateLimits.ts";
import { deleteOldLinks } from "./shareLink/linkViews.ts";
import { deleteOldFailures } from "./user/loginThrottle.ts";
import { deleteOldDeliveries } from "./webhook/webhookRows.ts";

const hour = 60 * 60 * 1000;
const sweeps = [
  bringForward,
  sweepLooseFiles,
  deleteOldAnswers,
  deleteOldFailures,
  deleteOldCounts,
  deleteOldEvents,
  deleteOldDeliveries,
  deleteOldZips,
  deleteOldImports,
  deleteOldLinks,
  endOldMails,
  deleteOldLines,
  tellOverdue,
];

/** Longer than anything waits that this server puts off, and than any limit's window. */
const longestWait = 48 * hour;

/** Makes due what waits for a time that was reckoned by a clock which has been set back since, and ends windows of limits that such a clock began. */
async function bringForward({ db, clock }: ApiContext): Promise<void> {
  const now = clock().toISOString();
  const latest = new Date(clock().getTime() + longestWait);
  await db.updateTable("webhookDeliveries").set({ nextAttemptAt: now }).where("nextAttemptAt", ">", latest.toISOString()).execute();
  await db.updateTable("mails").set({ nextAttemptAt: now }).where("nextAttemptAt", ">", latest.toISOString()).execute();
  await db.updateTable("documentEntries").set({ dueAt: now }).where("dueAt", ">", latest.toISOString()).execute();
  await db.deleteFrom("rateLimits").where("expire", ">", latest.getTime()).execute();
}

/**
 * Deletes expired data, and notifies of overdue requests, now and every hour, in the background. Returns a function that stops it. Logs a failure and tries again the next
 * hour, since nothing depends on an immediate deletion.
 */
export function startMaintenance(context: ApiContext, logger: Pick<FastifyBaseLogger, "error">): () => Promise<void> {
  let isStopped = false;
  let running = run([sweepOrphans, ...sweeps]);
  const timer = setInterval(() => {
    running = run(sweeps);
  }, hour);
  timer.unref();
  return async () => {
    isStopped = true;
    clearInterval(timer);
    await running;
  };

  async function run(due: ((context: ApiContext) => Promise<void>)[]): Promise<void> {
    for (const sweep of due) {
      if (isStopped) return;
      try {
        await sweep(context);
      } catch (error) {
        logger.error({ err: error }, "a sweep failed");
      }
    }
  }
}
