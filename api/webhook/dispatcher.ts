import type { FastifyBaseLogger } from "fastify";
import type { ApiContext } from "../context.ts";
import { deliver, take } from "./deliver.ts";

type Due = { ownerId: string; webhookId: string };

/** So many webhooks are served at once, each by one message after the other. */
const mostAtOnce = 50;
/** So many messages of one webhook, none of which fails, before others get their turn. */
const inARow = 20;

/**
 * Delivers what waits in the table of deliveries: at each wake, and every so often for what is due again. A receiver that is
 * slow or dead holds up itself alone. Answers how to stop it; tries that are under way are broken off, and made again later.
 */
export function startDispatcher(
  context: ApiContext,
  { pollMilliseconds, logger }: { pollMilliseconds: number; logger: Pick<FastifyBaseLogger, "error"> },
): () => Promise<void> {
  const busy = new Map<string, Promise<void>>();
  const stop = new AbortController();
  let looking: Promise<void> | null = null;
  let lookAgain = false;

  function poke(): void {
    lookAgain = true;
    looking ??= look().finally(() => (looking = null));
  }

  async function look(): Promise<void> {
    while (lookAgain && !stop.signal.aborted) {
      lookAgain = false;
      try {
        for (const due of await findDue(context)) {
          const name = `${due.ownerId} ${due.webhookId}`;
          if (busy.size >= mostAtOnce || busy.has(name)) continue;
          busy.set(
            name,
            serve(due).finally(() => done(name)),
          );
        }
      } catch (error) {
        logger.error({ err: error }, "webhooks could not be looked up");
      }
    }
  }

  function done(name: string): void {
    busy.delete(name);
    poke();
  }

  async function serve(due: Due): Promise<void> {
    try {
      for (let count = 0; count < inARow && !stop.signal.aborted; count += 1) {
        const next = await findNext(context, due);
        const taken = next && (await take(context, next));
        if (!taken || !(await deliver(context, taken, stop.signal))) return;
      }
    } catch (error) {
      logger.error({ err: error }, "a webhook could not be served");
    }
  }

  const timer = setInterval(poke, pollMilliseconds);
  timer.unref();
  const unsubscribe = context.eventSignal.onWake(poke);
  poke();
  return async () => {
    stop.abort();
    clearInterval(timer);
    unsubscribe();
    await looking;
    await Promise.all(busy.values());
  };
}

/** The webhooks that have something due, those that have waited longest first. */
async function findDue({ db, clock }: ApiContext): Promise<Due[]> {
  return await db
    .selectFrom("webhookDeliveries")
    .select(["ownerId", "webhookId"])
    .where("nextAttemptAt", "<=", clock().toISOString())
    .groupBy(["ownerId", "webhookId"])
    .orderBy(({ fn }) => fn.min("nextAttemptAt"))
    .limit(100)
    .execute();
}

async function findNext({ db, clock }: ApiContext, { ownerId, webhookId }: Due) {
  return await db
    .selectFrom("webhookDeliveries")
    .selectAll()
    .where("nextAttemptAt", "<=", clock().toISOString())
    .where("ownerId", "=", ownerId)
    .where("webhookId", "=", webhookId)
    .orderBy("nextAttemptAt")
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
}
