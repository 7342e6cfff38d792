import { createHash } from "node:crypto";
import type { ApiContext } from "../context.ts";
import type { Db, Trx } from "../db/database.ts";
import { ProblemError } from "../http/httpErrors.ts";

/** After this many consecutive failures the e-mail is locked: the tenth attempt is rejected whatever its password. */
const failuresAllowed = 9;

/** How long the lock holds after the last failure, and how long failures are remembered: 15 minutes. */
const lockMilliseconds = 15 * 60 * 1000;

/** Throws a 429 while an e-mail is locked, whether or not it has an account. Only sign-in calls it: existing sessions continue. */
export async function throwIfLocked(context: ApiContext, email: string): Promise<void> {
  const row = await context.db
    .selectFrom("loginAttempts")
    .select(["failures", "lastFailureAt"])
    .where("emailHash", "=", hashOf(email))
    .executeTakeFirst();
  if (!row || row.failures < failuresAllowed) return;
  const milliseconds = Date.parse(row.lastFailureAt) + lockMilliseconds - context.clock().getTime();
  // Further ahead than any two machines' clocks differ: the clock has been set back since, and would lock for as long.
  if (milliseconds <= 0 || milliseconds > 2 * lockMilliseconds) return;
  const message = "Too many failed attempts. Please try again later.";
  throw new ProblemError([{ message, code: "RATE_LIMITED", field: null }], { retryAfter: Math.ceil(milliseconds / 1000) });
}

/** Counts a failed sign-in of an e-mail; restarts the count if the failures are older than the lock. */
export async function countFailure(db: Db | Trx, context: ApiContext, email: string): Promise<void> {
  const lastFailureAt = context.clock().toISOString();
  const forgotten = oldestRemembered(context);
  await db
    .insertInto("loginAttempts")
    .values({ emailHash: hashOf(email), failures: 1, lastFailureAt })
    .onConflict((conflict) =>
      conflict.column("emailHash").doUpdateSet((row) => ({
        failures: row
          .case()
          .when("loginAttempts.lastFailureAt", "<", forgotten)
          .then(1)
          .else(row("loginAttempts.failures", "+", 1))
          .end(),
        lastFailureAt,
      })),
    )
    .execute();
}

/** Clears the failures of an e-mail after a correct password. */
export async function clearFailures(db: Db | Trx, email: string): Promise<void> {
  await db.deleteFrom("loginAttempts").where("emailHash", "=", hashOf(email)).execute();
}

/** Deletes failures older than the lock. */
export async function deleteOldFailures(context: ApiContext): Promise<void> {
  await context.db.deleteFrom("loginAttempts").where("lastFailureAt", "<", oldestRemembered(context)).execute();
}

function oldestRemembered({ clock }: ApiContext): string {
  return new Date(clock().getTime() - lockMilliseconds).toISOString();
}

/** The table stores hashes, so that it does not reveal which e-mail addresses were tried. */
function hashOf(email: string): string {
  return createHash("sha256").update(email).digest("hex");
}
