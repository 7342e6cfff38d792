import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { FastifyRequest } from "fastify";
import type { Envelope } from "#domain/http/envelope.ts";
import { invalid } from "#domain/http/problem.ts";
import type { Audited } from "../audit/auditDraft.ts";
import type { Author } from "../audit/appendAuditEntries.ts";
import { auditedTransaction, type AuditContext } from "../audit/auditedTransaction.ts";
import { addToSize, countStored, RecordsFull } from "../audit/recordRoom.ts";
import type { Db, Trx } from "../db/database.ts";
import { deleteOlder } from "../db/deleteOlder.ts";
import { parseStoredAs } from "../db/storedJson.ts";
import { answer } from "./envelope.ts";
import { withLock, type Locks } from "./keyedMutex.ts";
import { Forbidden, ProblemError } from "./httpErrors.ts";

/** Services that an idempotent route uses. */
export type IdempotencyContext = AuditContext & { locks: Locks };

/** Runs a write in one transaction, appends its audit entries, and returns its answer. */
export type Commit = <T>(write: (trx: Trx) => Promise<Audited<T>>) => Promise<T>;

/** Retention of answers: 24 hours. */
const keptMilliseconds = 24 * 60 * 60 * 1000;

/**
 * Runs an add, generate, merge, upload or deletion once per `Idempotency-Key` (trust.md). `act` checks and prepares, then calls `commit`
 * exactly once with the write. The same transaction stores the answer, so that not even a crash creates a second record. A repeated request gets the
 * first answer; the same key with another request, or of another person of the office, gets a 422: what one approved is not approved by the
 * other. A repetition during the first run waits for it. Refusals are not stored: the next try runs again. `content` replaces
 * `request.body` where needed, such as by an upload's digest.
 */
export async function idempotent<T>(
  context: IdempotencyContext,
  request: FastifyRequest,
  act: (commit: Commit) => Promise<T>,
  content: unknown = request.body,
): Promise<Envelope<T>> {
  const key = keyOf(request);
  if (key === null) return answer(await act((write) => auditedTransaction(context, request, write)));
  const attempt = { author: request, key, digest: digestOf(request, content) };
  return answer(await withLock(context.locks, `answer ${request.ownerId} ${key}`, () => once(context, attempt, act)));
}

type Attempt = { author: Author; key: string; digest: string };

async function once<T>(context: IdempotencyContext, attempt: Attempt, act: (commit: Commit) => Promise<T>): Promise<T> {
  const kept = await findStoredAnswer<T>(context, attempt);
  if (kept) return kept.answer;
  try {
    return await act((write) =>
      auditedTransaction(context, attempt.author, async (trx) => {
        const result = await write(trx);
        await storeAnswer(trx, context, attempt, result.answer);
        return result;
      }),
    );
  } catch (error) {
    if (!mayBeAnsweredElsewhere(error)) throw error;
    const first = await findStoredAnswer<T>(context, attempt);
    if (!first) throw error;
    return first.answer;
  }
}

/** Another process has committed the same key first; roll back and return its answer. */
class AnsweredElsewhere extends Error {}

/**
 * Whether another process may have carried out the same request first: also a refusal may only say that it is done, such as a name that is
 * taken, a record that is gone or a limit that is reached.
 */
function mayBeAnsweredElsewhere(error: unknown): boolean {
  return [AnsweredElsewhere, ProblemError, Forbidden, RecordsFull].some((refusal) => error instanceof refusal);
}

async function findStoredAnswer<T>(
  context: IdempotencyContext,
  { author: { ownerId }, key, digest }: Attempt,
): Promise<{ answer: T } | null> {
  const row = await context.db
    .selectFrom("idempotencyKeys")
    .select(["digest", "answer"])
    .where("ownerId", "=", ownerId)
    .where("key", "=", key)
    .where("createdAt", ">=", oldestKept(context))
    .executeTakeFirst();
  if (!row) return null;
  if (!isSame(row.digest, digest)) throw new ProblemError([invalid("This Idempotency-Key was used for another request")]);
  return { answer: parseStoredAs(isAnswer<T>, row.answer, { column: "idempotencyKeys.answer", id: key }) };
}

/** Whether a stored digest is of this request. Older versions of Lading stored it without the person. */
function isSame(stored: string, digest: string): boolean {
  return stored === digest || stored === digest.split(" ").at(-1);
}

/** The digest covers method and URL, so the stored answer is the same route's, of whatever form. */
function isAnswer<T>(value: unknown): value is T {
  return value !== undefined;
}

async function storeAnswer(
  trx: Trx,
  context: IdempotencyContext,
  { author: { ownerId }, key, digest }: Attempt,
  result: unknown,
): Promise<void> {
  const row = { digest, answer: JSON.stringify(result), createdAt: context.clock().toISOString() };
  const written = await trx
    .insertInto("idempotencyKeys")
    .values({ ownerId, key, ...row })
    .onConflict((conflict) =>
      conflict.columns(["ownerId", "key"]).doUpdateSet(row).where("idempotencyKeys.createdAt", "<", oldestKept(context)),
    )
    .returning("key")
    .executeTakeFirst();
  if (!written) throw new AnsweredElsewhere();
  countStored(trx, ownerId, Buffer.byteLength(row.answer));
}

/**
 * Runs an act once within 24 hours, in the transaction that stores its `name`; repetitions do nothing. The name is stored among the
 * Idempotency-Keys after a line break, which no header can contain.
 */
export async function firstTime(
  { db, clock }: { db: Db; clock: () => Date },
  { ownerId, name }: { ownerId: string; name: string },
  act: (trx: Trx) => Promise<void>,
): Promise<void> {
  const row = { ownerId, key: `\n${name}`, digest: "", answer: "", createdAt: clock().toISOString() };
  await db.transaction().execute(async (trx) => {
    const written = await trx
      .insertInto("idempotencyKeys")
      .values(row)
      .onConflict((conflict) => conflict.columns(["ownerId", "key"]).doNothing())
      .returning("key")
      .executeTakeFirst();
    if (written) await act(trx);
  });
}

/** Deletes answers older than 24 hours, which frees the room that they took (R-1400). */
export async function deleteOldAnswers(context: { db: Db; clock: () => Date }): Promise<void> {
  await deleteOlder(context.db, "idempotencyKeys", oldestKept(context), {
    remove: (where) =>
      context.db.transaction().execute(async (trx) => {
        const deleted = sql<{ ownerId: string; bytes: number }>`
          delete from ${sql.table("idempotencyKeys")} where ${where} returning ${sql.ref("ownerId")}, octet_length(answer) as bytes`;
        const byOwner = Map.groupBy((await deleted.execute(trx)).rows, ({ ownerId }) => ownerId);
        // In one order, as two processes may sweep at once.
        for (const [ownerId, rows] of [...byOwner].toSorted(([one], [other]) => (one < other ? -1 : 1)))
          await addToSize(trx, ownerId, -rows.reduce((sum, { bytes }) => sum + bytes, 0));
      }),
  });
}

function oldestKept({ clock }: { clock: () => Date }): string {
  return new Date(clock().getTime() - keptMilliseconds).toISOString();
}

function keyOf(request: FastifyRequest): string | null {
  const key = request.headers["idempotency-key"];
  if (key === undefined) return null;
  if (typeof key === "string" && key.length > 0 && key.length <= 255) return key;
  throw new ProblemError([invalid("An Idempotency-Key has 1 to 255 characters")], { status: 400 });
}

/** The person, who is the maker of an API key, and the request's digest. */
function digestOf({ personId, method, url }: FastifyRequest, content: unknown): string {
  const hash = createHash("sha256").update(JSON.stringify([method, url, content ?? null]));
  return `${personId} ${hash.digest("hex")}`;
}
