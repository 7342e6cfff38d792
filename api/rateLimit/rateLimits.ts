import { keysOf } from "#domain/typedObject.ts";
import { CompiledQuery } from "kysely";
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes, type RateLimiterAbstract } from "rate-limiter-flexible";
import { clientNetwork } from "#domain/http/clientNetwork.ts";
import { ownersPerAddress, rateLimits, tooMany, type LimitSettings, type RateLimit } from "#domain/http/limits.ts";
import type { Db, OpenDatabase } from "../db/database.ts";
import { isDiskFull } from "../db/diskFull.ts";
import { ProblemError } from "../http/httpErrors.ts";

/** The keys that an attempt counts for; `ownerId` is missing for unauthenticated callers. */
type CountedFor = { ownerId?: string; address: string };

/** Counts attempts of one kind per key. */
type RateCounter = {
  /** Counts an attempt. Throws a `ProblemError` (RATE_LIMITED, with Retry-After) beyond the limit. */
  take(key: string): Promise<void>;
  /** Uncounts an attempt. */
  giveBack(key: string): Promise<void>;
};

export type RateLimits = {
  /** Counts an attempt for the owner and for the address. Throws a `ProblemError` (RATE_LIMITED, with Retry-After) beyond either limit. */
  take(limit: RateLimit, by: CountedFor): Promise<void>;
  /** Uncounts an attempt, such as a sign-in that succeeded, or an act that was refused for another reason. */
  giveBack(limit: RateLimit, by: CountedFor): Promise<void>;
  /**
   * Wrong old passwords of a session's password changes. A lock on sign-in does not affect this counter, nor does it affect other sessions.
   */
  passwordTries: RateCounter;
  /** Tries to read a document again, by its owner and key. */
  documentTries: RateCounter;
};

/** Wrong old passwords allowed per session in 15 minutes; the same limit as sign-in's per e-mail. */
const passwordTries = { points: 9, seconds: 15 * 60, noun: "wrong passwords" };

/** How often a document that could not be read is read again in a day: each try may take the reader half a minute. */
const documentTries = { points: 3, seconds: 24 * 60 * 60, noun: "tries to read this document" };

/** How many attempts are allowed in a period, and what a refusal calls them. */
export type Rate = { points: number; seconds: number; noun: string };

/**
 * Counts in memory if this process has the database to itself, otherwise in the table `rate_limits`, which all processes share. A limit of
 * 0 counts nothing.
 */
export function createRateLimits(database: Pick<OpenDatabase, "db" | "isExclusive">, settings: LimitSettings): RateLimits {
  const ofOwners = new Map<RateLimit, RateCounter>();
  const ofAddresses = new Map<RateLimit, RateCounter>();
  for (const limit of keysOf(rateLimits)) {
    const { seconds, noun, by } = rateLimits[limit];
    const points = settings[limit];
    if (points === 0) continue;
    const ofAddress = by === "address" ? points : points * ownersPerAddress;
    if (by === "owner") ofOwners.set(limit, createCounter(database, `${limit}:owner`, { points, seconds, noun }));
    ofAddresses.set(limit, createCounter(database, `${limit}:address`, { points: ofAddress, seconds, noun }));
  }
  return {
    async take(limit, { ownerId, address }) {
      if (ownerId !== undefined) await ofOwners.get(limit)?.take(ownerId);
      await ofAddresses.get(limit)?.take(clientNetwork(address));
    },
    async giveBack(limit, { ownerId, address }) {
      if (ownerId !== undefined) await ofOwners.get(limit)?.giveBack(ownerId);
      await ofAddresses.get(limit)?.giveBack(clientNetwork(address));
    },
    passwordTries: createCounter(database, "passwordTries", passwordTries),
    documentTries: createCounter(database, "documentTries", documentTries),
  };
}

function createCounter(database: Pick<OpenDatabase, "db" | "isExclusive">, name: string, { points, seconds, noun }: Rate): RateCounter {
  const limiter = limiterOf(database, { keyPrefix: name, points, duration: seconds });
  return {
    async take(key) {
      try {
        await limiter.consume(key);
      } catch (error) {
        if (error instanceof RateLimiterRes) throw rateLimited(noun, error.msBeforeNext);
        // A full disk must not block requests that write nothing.
        if (!isDiskFull(error)) throw error;
      }
    },
    async giveBack(key) {
      try {
        await limiter.reward(key);
      } catch (error) {
        if (!isDiskFull(error)) throw error;
      }
    },
  };
}

function limiterOf(
  { db, isExclusive }: Pick<OpenDatabase, "db" | "isExclusive">,
  options: { keyPrefix: string; points: number; duration: number },
) {
  if (isExclusive) return new RateLimiterMemory(options);
  // Sends the library's statements through Kysely, so that they share its connections, spans and checks.
  const query = ({ text, values }: { text: string; values: unknown[] }) => db.executeQuery(CompiledQuery.raw(text, values));
  const limiter: RateLimiterAbstract = new RateLimiterPostgres({
    ...options,
    storeClient: { query },
    storeType: "pool",
    tableName: "rate_limits",
    tableCreated: true,
    clearExpiredByTimeout: false,
    // Beyond the limit, the process blocks the key from memory until its window ends, without statements.
    inMemoryBlockOnConsumed: options.points + 1,
  });
  return limiter;
}

/** The refusal of an attempt beyond a limit. */
export function rateLimited(noun: string, milliseconds: number): ProblemError {
  const retryAfter = Math.max(1, Math.ceil(milliseconds / 1000));
  return new ProblemError([{ message: tooMany(noun, retryAfter), code: "RATE_LIMITED", field: null }], { retryAfter });
}

/** Deletes expired counts. */
export async function deleteOldCounts({ db, clock }: { db: Db; clock: () => Date }): Promise<void> {
  await db.deleteFrom("rateLimits").where("expire", "<", clock().getTime()).execute();
}
