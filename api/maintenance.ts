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
