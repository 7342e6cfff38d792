import { CompiledQuery } from "kysely";
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes, type RateLimiterAbstract } from "rate-limiter-flexible";
import { clientNetwork } from "#domain/clientNetwork.ts";
import { ownersPerAddress, rateLimits, tooMany, type LimitSettings, type RateLimit } from "#domain/limits.ts";
import type { Db, OpenDatabase } from "../db/database.ts";
import { isDiskFull } from "../db/diskFull.ts";
import { ProblemError } from "../http/httpErrors.ts";

/** Whom a try is counted for; `ownerId` is missing where nobody is signed in. */
export type CountedFor = { ownerId?: string; address: string };

/** Tries of one kind, counted per key. */
export type RateCounter = {
  /** Counts one try. Throws a `Refusal` (RATE_LIMITED, with Retry-After) when there have been too many. */
  take(key: string): Promise<void>;
  /** Takes one try back. */
  giveBack(key: string): Promise<void>;
};

export type RateLimits = {
  /** Counts one try for the owner and for the address. Throws a `Refusal` (RATE_LIMITED, with Retry-After) beyond either's limit. */
  take(limit: RateLimit, by: CountedFor): Promise<void>;
  /** Takes one try back from the address: sign-in counts failures alone. */
  giveBack(limit: RateLimit, by: Pick<CountedFor, "address">): Promise<void>;
  /** Old passwords that a session gave for a change: a lock on sign-in does not stop it, and it stops no other session. */
  passwordTries: RateCounter;
};

/** A session may give this many old passwords in a quarter of an hour, as sign-in allows for an e-mail. */
const passwordTries = { points: 9, seconds: 15 * 60, noun: "wrong passwords" };

type Rate = { points: number; seconds: number; noun: string };

/**
 * Counts tries in memory where the database belongs to this process alone, and else in the table `rate_limits`, which all
 * processes share. A limit of 0 counts nothing.
 */
export function createRateLimits(database: Pick<OpenDatabase, "db" | "isExclusive">, settings: LimitSettings): RateLimits {
  const ofOwners = new Map<RateLimit, RateCounter>();
  const ofAddresses = new Map<RateLimit, RateCounter>();
  // The type of an object's keys is not in what Object.keys returns.
  for (const limit of Object.keys(rateLimits) as RateLimit[]) {
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
    async giveBack(limit, { address }) {
      await ofAddresses.get(limit)?.giveBack(clientNetwork(address));
    },
    passwordTries: createCounter(database, "passwordTries", passwordTries),
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
  // The library's own statements, sent through Kysely so that they share its connections, traces and checks.
  const query = ({ text, values }: { text: string; values: unknown[] }) => db.executeQuery(CompiledQuery.raw(text, values));
  const limiter: RateLimiterAbstract = new RateLimiterPostgres({
    ...options,
    storeClient: { query },
    storeType: "pool",
    tableName: "rate_limits",
    tableCreated: true,
    clearExpiredByTimeout: false,
    // Beyond the limit no more statements: the process remembers the key until its time is over.
    inMemoryBlockOnConsumed: options.points + 1,
  });
  return limiter;
}

function rateLimited(noun: string, milliseconds: number): ProblemError {
  const retryAfter = Math.max(1, Math.ceil(milliseconds / 1000));
  return new ProblemError([{ message: tooMany(noun, retryAfter), code: "RATE_LIMITED", field: null }], { retryAfter });
}

/** Deletes the counts whose time is over. */
export async function deleteOldCounts({ db, clock }: { db: Db; clock: () => Date }): Promise<void> {
  await db.deleteFrom("rateLimits").where("expire", "<", clock().getTime()).execute();
}
