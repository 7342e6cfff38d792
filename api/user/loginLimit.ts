import { createHash } from "node:crypto";
import type { ApiContext } from "../context.ts";
import type { Db, Trx } from "../db/database.ts";
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
  const rows = await context.db
    .selectFrom("loginAttempts")
    .select(["emailHash", "failures", "lastFailureAt"])
    .where("emailHash", "in", [hashOf(email), hashOfAddress(address)])
    .execute();
  const failuresOf = (hash: string) => {
    const row = rows.find(({ emailHash }) => emailHash === hash);
    const until = row ? Date.parse(row.lastFailureAt) + lockMilliseconds : 0;
    return { failures: row && until > now ? row.failures : 0, until };
  };
  const ofEmail = failuresOf(hashOf(email));
  if (ofEmail.failures >= failuresAllowed) {
    const message = "Too many failed attempts. Please try again later.";
    const retryAfter = Math.ceil((ofEmail.until - now) / 1000);
    throw new Refusal([{ message, code: "RATE_LIMITED", field: null }], { retryAfter });
  }
  const steps = Math.max(0, failuresOf(hashOfAddress(address)).failures - freeFailuresOfAddress);
  if (steps > 0) await context.pause(Math.min(steps * stepMilliseconds, longestWaitMilliseconds));
}

/** Counts a failed sign-in, of its e-mail and of its address; failures older than the lock's time start anew. */
export async function countFailure(db: Db | Trx, context: ApiContext, { email, address }: Attempt): Promise<void> {
  const lastFailureAt = context.clock().toISOString();
  const forgotten = oldestRemembered(context);
  await db
    .insertInto("loginAttempts")
    .values([hashOf(email), hashOfAddress(address)].map((emailHash) => ({ emailHash, failures: 1, lastFailureAt })))
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

/** A right password wipes the slate of its e-mail. */
export async function clearFailures(db: Db | Trx, email: string): Promise<void> {
  await db.deleteFrom("loginAttempts").where("emailHash", "=", hashOf(email)).execute();
}

/** Forgets failures that no lock and no slow-down needs any more. */
export async function forgetOldFailures(context: ApiContext): Promise<void> {
  await context.db.deleteFrom("loginAttempts").where("lastFailureAt", "<", oldestRemembered(context)).execute();
}

function oldestRemembered({ clock }: ApiContext): string {
  return new Date(clock().getTime() - lockMilliseconds).toISOString();
}

/** The table is to tell nobody which e-mail addresses were tried. */
function hashOf(email: string): string {
  return createHash("sha256").update(email).digest("hex");
}

/** Of a network address; the mark before it is no part of any e-mail address. */
function hashOfAddress(address: string): string {
  return hashOf(`address ${address}`);
}
