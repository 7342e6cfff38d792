import type { FastifyBaseLogger } from "fastify";
import type { Selectable } from "kysely";
import { documentSearchMessages } from "#domain/documents/documentSearch.ts";
import type { ApiContext } from "../../context.ts";
import type { Database } from "../../db/tables/tables.ts";
import { localPath, withFolder } from "../../files/localFiles.ts";
import { openWorkerPool, type WorkerPool } from "../../workerProcess/workerPool.ts";
import { TaskKilled } from "../../workerProcess/workerProcess.ts";
import { readHead } from "./headTexts.ts";
import { makeWords } from "./makeWords.ts";
import type { ReadResult, ReadTask } from "./readProcess.ts";
import type { ReadText } from "./readText.ts";
import { storeWords } from "./wordIndex.ts";

type Entry = Selectable<Database["documentEntries"]>;

/** A longer or heavier document costs only the process that reads it. */
const limits = { milliseconds: 30_000, megabytes: 400 };

/** One document at a time: reading is for later, and requests need the processor now. */
const queue = { places: 1, placesPerKey: 1, waiting: Infinity, waitingPerKey: Infinity };

/** How long another process leaves a document alone that one has begun to read. */
const claimMilliseconds = 60_000;

/** A document that ended so many processes is not tried again by itself. */
const maxAttempts = 5;

/** Documents that are looked up at once, half of them the newest: an office's backlog must not delay what was just uploaded. */
const batch = 8;

const entry = new URL("./readProcess.ts", import.meta.url);

type Options = { pollMilliseconds: number; isExclusive: boolean; logger: Pick<FastifyBaseLogger, "error" | "warn"> };

/**
 * Reads waiting documents and makes their words, one at a time, in a process that can be killed (ADR-0099): on each commit of this process, and
 * periodically for those of others. The waiting rows are the queue, so nothing is lost with a process. Returns a function that stops it.
 */
export function startIndexer(context: ApiContext, { pollMilliseconds, isExclusive, logger }: Options): () => Promise<void> {
  const pool: WorkerPool<ReadTask, ReadResult> = openWorkerPool({ entry, limits, queue, isKept: true });
  let working: Promise<void> | null = null;
  let lookAgain = false;
  const stop = new AbortController();

  function poke(): void {
    lookAgain = true;
    working ??= work().finally(() => (working = null));
  }

  async function work(): Promise<void> {
    while (lookAgain && !stop.signal.aborted) {
      lookAgain = false;
      try {
        for (const due of await findDue(context)) {
          if (stop.signal.aborted || !(await claim(context, due))) continue;
          lookAgain = true;
          await indexEntry(context, pool, due);
        }
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

/** The documents that wait longest, and those that wait shortest. */
async function findDue({ db, clock }: ApiContext): Promise<Entry[]> {
  const due = db
    .selectFrom("documentEntries")
    .selectAll()
    .where("dueAt", "<=", clock().toISOString())
    .limit(batch / 2);
  const [oldest, newest] = [await due.orderBy("dueAt").execute(), await due.orderBy("dueAt", "desc").execute()];
  const known = new Set(newest.map(({ key }) => key));
  return [...newest, ...oldest.filter(({ key }) => !known.has(key))];
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

async function releaseClaims({ db, clock }: ApiContext): Promise<void> {
  const now = clock().toISOString();
  await db.updateTable("documentEntries").set({ dueAt: now }).where("dueAt", ">", now).execute();
}

async function indexEntry(context: ApiContext, pool: WorkerPool<ReadTask, ReadResult>, due: Entry): Promise<void> {
  const { ownerId, key, number, revision } = due;
  const head = await readHead(context.db, ownerId, due);
  const { words, read } = await makeEntryWords(context, pool, due, head);
  await context.db.transaction().execute(async (trx) => {
    const state = read && { state: read.state, problem: read.problem, pages: read.pages };
    const kept = await trx
      .updateTable("documentEntries")
      .set({ attempts: 0, ...state })
      .where("ownerId", "=", ownerId)
      .where("key", "=", key)
      .executeTakeFirst();
    // The document was deleted meanwhile.
    if (kept.numUpdatedRows === 0n) return;
    if (read) {
      await trx
        .insertInto("documentTexts")
        .values({ ownerId, key, text: read.text })
        .onConflict((conflict) => conflict.columns(["ownerId", "key"]).doUpdateSet({ text: read.text }))
        .execute();
    }
    await storeWords(trx, { ownerId, key, number }, words);
    // Whatever changed meanwhile has set another revision, and another time to look again.
    await trx
      .updateTable("documentEntries")
      .set({ dueAt: null })
      .where("ownerId", "=", ownerId)
      .where("key", "=", key)
      .where("revision", "=", revision)
      .execute();
  });
}

/** A document that cannot be read is found by its head. */
async function makeEntryWords(
  context: ApiContext,
  pool: WorkerPool<ReadTask, ReadResult>,
  { ownerId, key, name, state, attempts, kind: _kind }: Entry,
  head: string[],
): Promise<ReadResult> {
  const unread = (read: ReadText | null): ReadResult => ({ words: makeWords(head, []), read });
  if (state === "PENDING" && attempts >= maxAttempts) return unread(failed(documentSearchMessages.notRead));
  if (state === "PENDING" && !name.toLowerCase().endsWith(".pdf")) return unread({ state: "SCAN", problem: "", pages: 1, text: "" });
  try {
    return await withFolder(context, (folder) =>
      pool.run("documents", async () => {
        if (state === "PENDING") return { head, path: await localPath(context, folder, { ownerId, key }) };
        const stored = await context.db
          .selectFrom("documentTexts")
          .select("text")
          .where("ownerId", "=", ownerId)
          .where("key", "=", key)
          .executeTakeFirst();
        return { head, text: stored?.text ?? "" };
      }),
    );
  } catch (error) {
    if (!(error instanceof TaskKilled) || error.reason === "CRASH") throw error;
    return unread(failed(error.reason === "TIME" ? documentSearchMessages.tooSlow : documentSearchMessages.tooHeavy));
  }
}

function failed(problem: string): ReadText {
  return { state: "FAILED", problem, pages: null, text: "" };
}
