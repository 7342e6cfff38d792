import { documentSearchMessages } from "#domain/documents/documentSearch.ts";
import type { ApiContext } from "../../context.ts";
import { lockOwner } from "../../db/ownerLock.ts";
import { localPath, withFolder } from "../../files/localFiles.ts";
import { hasRoom } from "../../files/quota.ts";
import type { WorkerPool } from "../../workerProcess/workerPool.ts";
import { TaskKilled } from "../../workerProcess/workerProcess.ts";
import { readHead } from "./headTexts.ts";
import { makeWords, type DocumentHead } from "./makeWords.ts";
import type { ReadResult, ReadTask } from "./readProcess.ts";
import type { ReadText } from "./readText.ts";
import type { Entry } from "./turns.ts";
import { storeWords } from "./wordIndex.ts";

/** The process that reads. */
export type ReadPool = WorkerPool<ReadTask, ReadResult>;

/** A document that ended so many processes is not tried again by itself. */
export const maxAttempts = 5;

/**
 * Reads a document that this process has claimed and stores its text, state and words, as far as its owner's quota has room for the text: without
 * room it is found by its head, and can be read again later. When `stop` aborts, throws `TaskKilled` (GIVEN_UP) within about a second.
 */
export async function indexEntry(context: ApiContext, pool: ReadPool, due: Entry, stop: AbortSignal): Promise<void> {
  const { ownerId, key, number, revision } = due;
  const head = await readHead(context.db, ownerId, due);
  const made = await makeEntryWords(context, pool, due, { head, stop });
  await context.db.transaction().execute(async (trx) => {
    await lockOwner(trx, ownerId);
    const isNew = made.read !== null && made.read.text !== "";
    const fits = !isNew || (await hasRoom(trx, { ownerId, size: made.size }, context.limits.storageMegabytes));
    const { words, read, size } = fits ? made : unread(head, failed(documentSearchMessages.noRoom));
    // The file before its entry, in the order of all writes.
    const file = trx.updateTable("files").set({ searchSize: size }).where("ownerId", "=", ownerId).where("key", "=", key);
    const kept = await file.executeTakeFirst();
    // The document was deleted meanwhile.
    if (kept.numUpdatedRows === 0n) return;
    const state = read && { state: read.state, problem: read.problem, pages: read.pages };
    await trx
      .updateTable("documentEntries")
      .set({ attempts: 0, ...state })
      .where("ownerId", "=", ownerId)
      .where("key", "=", key)
      .execute();
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
  pool: ReadPool,
  { ownerId, key, name, state, attempts }: Entry,
  { head, stop }: { head: DocumentHead; stop: AbortSignal },
): Promise<ReadResult> {
  if (state === "PENDING" && attempts >= maxAttempts) return unread(head, failed(documentSearchMessages.notRead));
  if (state === "PENDING" && !name.toLowerCase().endsWith(".pdf")) return unread(head, { state: "SCAN", problem: "", pages: 1, text: "" });
  try {
    const prepare = async (folder: string): Promise<ReadTask> => {
      if (state === "PENDING") return { head, path: await localPath(context, folder, { ownerId, key }) };
      const stored = await context.db
        .selectFrom("documentTexts")
        .select("text")
        .where("ownerId", "=", ownerId)
        .where("key", "=", key)
        .executeTakeFirst();
      return { head, text: stored?.text ?? "" };
    };
    return await withFolder(context, (folder) => pool.run("documents", () => prepare(folder), { signal: stop }));
  } catch (error) {
    if (!(error instanceof TaskKilled) || error.reason === "CRASH" || error.reason === "GIVEN_UP") throw error;
    return unread(head, failed(error.reason === "TIME" ? documentSearchMessages.tooSlow : documentSearchMessages.tooHeavy));
  }
}

/** A document without a text is found by its head. */
function unread(head: DocumentHead, read: ReadText): ReadResult {
  const words = makeWords(head, []);
  return { words, read, size: words.bytes };
}

function failed(problem: string): ReadText {
  return { state: "FAILED", problem, pages: null, text: "" };
}
