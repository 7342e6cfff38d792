import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import type { ApiContext } from "../../context.ts";
import { isStoreFault } from "../../http/storeFault.ts";
import { openWorkerPool } from "../../workerProcess/workerPool.ts";
import { indexEntry, maxAttempts, type ReadPool } from "./indexEntry.ts";
import { takeTurns, type Entry } from "./turns.ts";

/** What reading one document may take; a longer or heavier one costs only the process that reads it. */
export type ReadLimits = { milliseconds: number; megabytes: number };
export const usualReadLimits: ReadLimits = { milliseconds: 30_000, megabytes: 400 };

/** One document at a time: reading is for later, and requests need the processor now. */
const queue = { places: 1, placesPerKey: 1, waiting: Infinity, waitingPerKey: Infinity };

/** How long another process leaves a document alone that one has begun to read. */
const claimMilliseconds = 60_000;

/**
 * How much longer a document waits with each attempt that its server did not survive. A server that is killed again and again would otherwise
 * interrupt the same document each time, until it counts as unreadable.
 */
const pauseMilliseconds = 10_000;

/** What a commit's own request has for its answer before the queue, which the commit has woken, writes to the database. */
const answerMilliseconds = 20;

const entry = new URL("./readProcess.ts", import.meta.url);

type Options = {
  pollMilliseconds: number;
  isExclusive: boolean;
  logger: Pick<FastifyBaseLogger, "error" | "warn">;
  limits: ReadLimits;
};

/**
 * Reads waiting documents and makes their words, one at a time, in a process that can be killed (ADR-0099): on each commit of this process, and
 * periodically for those of others. The waiting rows are the queue, so nothing is lost with a process. Returns a function that stops it; a document that is
 * being read then waits again.
 */
export function startIndexer(context: ApiContext, { pollMilliseconds, isExclusive, logger, limits }: Options): () => Promise<void> {
  const pool: ReadPool = openWorkerPool({ entry, limits, queue, isKept: true });
  const turns = takeTurns(context);
  let working: Promise<void> | null = null;
  let lookAgain = false;
  const stop = new AbortController();

  function poke(): void {
    lookAgain = true;
    working ??= sleep(answerMilliseconds)
      .then(work)
      .finally(() => (working = null));
  }

  async function work(): Promise<void> {
    while (lookAgain && !stop.signal.aborted) {
      lookAgain = false;
      try {
        const due = await turns.next();
        if (due === undefined || stop.signal.aborted) continue;
        const isOurs = await claim(context, due);
        lookAgain = true;
        if (isOurs)
          await indexEntry(context, pool, due, stop.signal).catch((error: unknown) => giveUp(context, due, { error, stop: stop.signal }));
      } catch (error) {
        if (!stop.signal.aborted) logger.error({ err: error }, "a document could not be made searchable");
      }
    }
  }

  const timer = setInterval(poke, pollMilliseconds);
  timer.unref();
  const unsubscribe = context.ownerEvents.onWake(poke);
  // Without other processes, nobody reads what an earlier one had begun.
  working = (isExclusive ? releaseClaims(context) : Promise.resolve()).catch(() => undefined).finally(() => (working = null));
  void working.then(poke);
  return async () => {
    stop.abort();
    clearInterval(timer);
    unsubscribe();
    await working;
    await pool.close();
  };
}

/** Whether no other process took it first. */
async function claim({ db, clock }: ApiContext, { ownerId, key, dueAt, attempts }: Entry): Promise<boolean> {
  const result = await db
    .updateTable("documentEntries")
    .set({ dueAt: new Date(clock().getTime() + claimMilliseconds).toISOString(), attempts: attempts + 1 })
    .where("ownerId", "=", ownerId)
    .where("key", "=", key)
    .where("dueAt", "=", dueAt)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/**
 * Rethrows what went wrong. If the store of files failed, it was no attempt at the document: it is tried again as long as that lasts (R-1122).
 * Nor was it one if this process stops: another, or its next start, reads the document at once (R-1158).
 */
async function giveUp(
  { db }: ApiContext,
  { ownerId, key, attempts, dueAt }: Entry,
  { error, stop }: { error: unknown; stop: AbortSignal },
): Promise<never> {
  if (stop.aborted || isStoreFault(error)) {
    const row = db.updateTable("documentEntries").where("ownerId", "=", ownerId).where("key", "=", key);
    await row.set(stop.aborted ? { attempts, dueAt } : { attempts }).execute();
  }
  throw error;
}

/** Makes what an earlier process had begun to read due again: at once after the first attempt, later after each further one (ADR-0099). */
async function releaseClaims({ db, clock }: ApiContext): Promise<void> {
  const now = clock();
  const interrupted = () => db.updateTable("documentEntries").where("dueAt", ">", now.toISOString());
  for (let attempts = maxAttempts; attempts > 1; attempts -= 1) {
    const dueAt = new Date(now.getTime() + (attempts - 1) * pauseMilliseconds).toISOString();
    await interrupted().set({ dueAt }).where("attempts", "=", attempts).execute();
  }
  await interrupted().set({ dueAt: now.toISOString() }).where("attempts", "<=", 1).execute();
}
