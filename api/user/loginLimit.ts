import { createHash } from "node:crypto";
import type { ApiContext } from "../context.ts";
import { Refusal } from "../refusal.ts";

/** This many failures in a row lock an e-mail, so that the tenth try is refused whatever its password. */
const failuresAllowed = 9;

/** How long the lock holds after the last failure, and how long failures are remembered: 15 minutes. */
const lockMilliseconds = 15 * 60 * 1000;

/** Failures from one address that cost nothing yet; each further one makes its next tries wait a little longer. */
const freeFailuresOfAddress = 20;
const stepMilliseconds = 100;
const longestWaitMilliseconds = 2000;

type Attempt = { email: string; address: string };

/** Refuses with 429 while an e-mail is locked, known or not; slows down an address that failed often. */
export async function refuseIfLocked(context: ApiContext, { email, address }: Attempt): Promise<void> {
  const now = context.clock().getTime();
  const row = await context.db
    .selectFrom("loginAttempts")
    .select(["failures", "lastFailureAt"])
    .where("emailHash", "=", hashOf(email))
    .executeTakeFirst();
  const lockedUntil = row && row.failures >= failuresAllowed ? Date.parse(row.lastFailureAt) + lockMilliseconds : 0;
  if (lockedUntil > now) {
    const message = "Too many failed attempts. Please try again later.";
    throw new Refusal([{ message, code: "RATE_LIMITED", field: null }], { retryAfter: Math.ceil((lockedUntil - now) / 1000) });
  }
  const known = context.failuresByAddress.get(address);
  if (!known || known.until < now) return;
  const steps = Math.max(0, known.failures - freeFailuresOfAddress);
  if (steps > 0) await context.pause(Math.min(steps * stepMilliseconds, longestWaitMilliseconds));
}

/** Counts a failed sign-in; failures older than the lock's time start anew. */
export async function countFailure(context: ApiContext, { email, address }: Attempt): Promise<void> {
  const now = context.clock();
  const lastFailureAt = now.toISOString();
  const forgotten = oldestRemembered(context);
  await context.db
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
  const failures = (context.failuresByAddress.get(address)?.failures ?? 0) + 1;
  context.failuresByAddress.set(address, { failures, until: now.getTime() + lockMilliseconds });
}

/** A right password wipes the slate of its e-mail. */
export async function clearFailures(context: ApiContext, email: string): Promise<void> {
  await context.db.deleteFrom("loginAttempts").where("emailHash", "=", hashOf(email)).execute();
}

/** Forgets failures that no lock and no slow-down needs any more. */
export async function forgetOldFailures(context: ApiContext): Promise<void> {
  await context.db.deleteFrom("loginAttempts").where("lastFailureAt", "<", oldestRemembered(context)).execute();
  const now = context.clock().getTime();
  for (const [address, { until }] of context.failuresByAddress) if (until < now) context.failuresByAddress.delete(address);
}

function oldestRemembered({ clock }: ApiContext): string {
  return new Date(clock().getTime() - lockMilliseconds).toISOString();
}

/** The table is to tell nobody which addresses were tried. */
function hashOf(email: string): string {
  return createHash("sha256").update(email).digest("hex");
}
