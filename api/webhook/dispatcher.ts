import type { FastifyBaseLogger } from "fastify";
import type { ApiContext } from "../context.ts";
import { deliver, claim } from "./deliver.ts";

/** A webhook with a due delivery; `turn` numbers the owner's webhooks from 1, longest waiting first. */
type Due = { ownerId: string; webhookId: string; turn: number };

/** Maximum webhooks served concurrently by this process; each receives one message at a time. */
const mostAtOnce = 200;
/** Maximum concurrently served webhooks per owner. */
const mostPerOwner = 4;
/** Maximum consecutive messages to one webhook before others are served. */
const inARow = 20;
/** How long a stop waits for the answers to messages that are being sent: broken off, they would be sent twice. */
const graceMilliseconds = 5_000;

/**
 * Sends the due deliveries: on each wake-up, and periodically for retries. Owners take turns with at most 4 concurrent messages each, so
 * that a slow receiver delays only its owner. Returns a function that stops it; attempts without an answer by then are aborted, and repeated
 * later (R-1239).
 */
export function startDispatcher(
  context: ApiContext,
  { pollMilliseconds, logger }: { pollMilliseconds: number; logger: Pick<FastifyBaseLogger, "error"> },
): () => Promise<void> {
  const busy = new Map<string, { ownerId: string; done: Promise<void> }>();
  const stop = new AbortController();
  const abandon = new AbortController();
  let looking: Promise<void> | null = null;
  let lookAgain = false;
  /** Whether an owner waits for a place. */
  let isCrowded = false;

  function poke(): void {
    lookAgain = true;
    looking ??= look().finally(() => (looking = null));
  }

  async function look(): Promise<void> {
    while (lookAgain && !stop.signal.aborted) {
      lookAgain = false;
      try {
        const due = await findDue(context, fullOwners());
        isCrowded = false;
        // Owners with the fewest running deliveries come first.
        for (const next of due.toSorted((a, b) => underWay(a.ownerId) + a.turn - (underWay(b.ownerId) + b.turn))) begin(next);
      } catch (error) {
        logger.error({ err: error }, "webhooks could not be looked up");
      }
    }
  }

  function begin(due: Due): void {
    const name = `${due.ownerId} ${due.webhookId}`;
    if (busy.has(name) || underWay(due.ownerId) >= mostPerOwner) return;
    if (busy.size >= mostAtOnce) isCrowded = true;
    else busy.set(name, { ownerId: due.ownerId, done: serve(due).finally(() => done(name)) });
  }

  function underWay(ownerId: string): number {
    return busy.values().reduce((count, one) => count + (one.ownerId === ownerId ? 1 : 0), 0);
  }

  function fullOwners(): string[] {
    return [...new Set(busy.values().map(({ ownerId }) => ownerId))].filter((ownerId) => underWay(ownerId) >= mostPerOwner);
  }

  function done(name: string): void {
    busy.delete(name);
    poke();
  }

  async function serve(due: Due): Promise<void> {
    try {
      for (let count = 0; count < (isCrowded ? 1 : inARow) && !stop.signal.aborted; count += 1) {
        const next = await findNext(context, due);
        const taken = next && (await claim(context, next));
        if (!taken || !(await deliver(context, taken, abandon.signal))) return;
      }
    } catch (error) {
      logger.error({ err: error }, "a webhook could not be served");
    }
  }

  const timer = setInterval(poke, pollMilliseconds);
  timer.unref();
  const unsubscribe = context.ownerEvents.onWake(poke);
  poke();
  return async () => {
    stop.abort();
    clearInterval(timer);
    unsubscribe();
    const grace = setTimeout(() => abandon.abort(), graceMilliseconds);
    await looking;
    await Promise.all(busy.values().map(({ done: served }) => served));
    clearTimeout(grace);
  };
}

/** Webhooks with due deliveries: the first few of each owner except `fullOwners`, so that one with many leaves room for others. */
async function findDue({ db, clock }: ApiContext, fullOwners: string[]): Promise<Due[]> {
  return await db
    .with("due", (query) =>
      query
        .selectFrom("webhookDeliveries")
        .select(["ownerId", "webhookId"])
        .select(({ fn }) => fn.min("nextAttemptAt").as("since"))
        .where("nextAttemptAt", "<=", clock().toISOString())
        .$if(fullOwners.length > 0, (all) => all.where("ownerId", "not in", fullOwners))
        .groupBy(["ownerId", "webhookId"]),
    )
    .with("ranked", (query) =>
      query
        .selectFrom("due")
        .select(["ownerId", "webhookId", "since"])
        .select(({ fn }) =>
          fn
            .agg<number>("row_number")
            .over((over) => over.partitionBy("ownerId").orderBy("since").orderBy("webhookId"))
            .as("turn"),
        ),
    )
    .selectFrom("ranked")
    .select(["ownerId", "webhookId", "turn"])
    .where("turn", "<=", 2 * mostPerOwner)
    .orderBy("turn")
    .orderBy("since")
    .limit(4 * mostAtOnce)
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
