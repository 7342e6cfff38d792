import { linkVisitMessages } from "#domain/links/linkVisit.ts";
import type { ApiContext } from "../context.ts";
import type { Db, Trx } from "../db/database.ts";
import { notFound, ProblemError } from "../http/httpErrors.ts";
import { rateLimited } from "../rateLimit/rateLimits.ts";
import { hashOfLinkToken } from "../security/linkToken.ts";
import { isPassword } from "../security/password.ts";
import { lockLink } from "../shareLink/linkViews.ts";
import type { ShareLinkRow } from "../shareLink/shareLinks.ts";

/** Passwords that may be tried before a link takes none for some time, from whatever addresses. */
const passwordTries = 10;

/** How long it takes none, and how long tries are remembered: 15 minutes. */
const lockMilliseconds = 15 * 60 * 1000;

/**
 * The live link of a token. An unknown, expired, revoked or replaced one is not found: one and the same answer, after one and the same
 * query. Counts the request for the address.
 */
export async function findByToken(context: ApiContext, address: string, token: string): Promise<ShareLinkRow> {
  await context.rateLimits.take("linkRequests", { address });
  const link = await findLive(context.db, hashOfLinkToken(token), context.clock());
  if (link === null) throw linkNotFound();
  return link;
}

/** The live link whose token has that digest; null for any other. */
export async function findLive(db: Db | Trx, tokenHash: string, now: Date): Promise<ShareLinkRow | null> {
  const live = db.selectFrom("shareLinks").selectAll().where("tokenHash", "=", tokenHash);
  const row = await live.where("revokedAt", "is", null).where("expiresAt", ">", now.toISOString()).executeTakeFirst();
  return row ?? null;
}

/** The link as it is now, locked until the transaction ends; null if it is not live any more, or has a new address. */
export async function lockLive(trx: Trx, link: ShareLinkRow, now: Date): Promise<ShareLinkRow | null> {
  if (!(await lockLink(trx, link))) return null;
  return await findLive(trx, link.tokenHash, now);
}

/** The one refusal of a link that is not open. */
export function linkNotFound(): ProblemError {
  return notFound(linkVisitMessages.notAvailable, "token");
}

/**
 * Throws unless it is the link's password, and RATE_LIMITED for 15 minutes after ten wrong ones. The try is counted before the password is
 * compared, in one statement, so that many tries at once are no more than ten on either engine.
 */
export async function checkLinkPassword(context: ApiContext, link: ShareLinkRow, passwordHash: string, password: string): Promise<void> {
  await countTry(context, link);
  if (!(await isPassword(password, passwordHash))) throw new ProblemError([wrong]);
  await context.db
    .updateTable("shareLinks")
    .set({ tries: 0, lastTryAt: "" })
    .where("ownerId", "=", link.ownerId)
    .where("id", "=", link.id)
    .execute();
}

const wrong = { message: linkVisitMessages.passwordWrong, code: "INVALID" as const, field: ["password"] };

async function countTry({ db, clock }: ApiContext, { ownerId, id }: ShareLinkRow): Promise<void> {
  const now = clock();
  const forgotten = new Date(now.getTime() - lockMilliseconds).toISOString();
  const counted = await db
    .updateTable("shareLinks")
    .set((row) => ({
      tries: row
        .case()
        .when("lastTryAt", "<", forgotten)
        .then(1)
        .else(row("tries", "+", 1))
        .end(),
      lastTryAt: now.toISOString(),
    }))
    .where("ownerId", "=", ownerId)
    .where("id", "=", id)
    .where(({ or, eb }) => or([eb("tries", "<", passwordTries), eb("lastTryAt", "<", forgotten)]))
    .returning("id")
    .executeTakeFirst();
  if (counted) return;
  const row = await db.selectFrom("shareLinks").select("lastTryAt").where("ownerId", "=", ownerId).where("id", "=", id).executeTakeFirst();
  const since = row?.lastTryAt || now.toISOString();
  throw rateLimited("wrong passwords", Date.parse(since) + lockMilliseconds - now.getTime());
}
