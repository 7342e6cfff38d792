import type { FastifyInstance } from "fastify";
import type { z } from "zod";
import { accountMessages, checkSignUp, maximumPasswordLength, normalizeEmail } from "#domain/account/account.ts";
import type { AccountType } from "#domain/account/accountType.ts";
import { invalid } from "#domain/http/problem.ts";
import { auditedResult } from "../audit/auditDraft.ts";
import { appendAuditEntries } from "../audit/appendAuditEntries.ts";
import { auditedTransaction } from "../audit/auditedTransaction.ts";
import { parseRequest } from "../http/requestSchema.ts";
import type { ApiContext } from "../context.ts";
import { newId } from "../db/id.ts";
import { isDiskFull } from "../db/diskFull.ts";
import { answer } from "../http/envelope.ts";
import { ProblemError, throwIfProblems } from "../http/httpErrors.ts";
import { clearFailures, countFailure, throwIfLocked } from "./loginThrottle.ts";
import { hashPassword, hashForUnknownUser, isOutdated, isPassword } from "../security/password.ts";
import { insertUser, newUser } from "./newUser.ts";
import { openSession } from "./session.ts";
import { credentials, sessionOperations, signUp } from "./sessionOperations.ts";

/** Routes of sign-in and sign-up, which need no session. */
export function sessionRoutes(app: FastifyInstance, context: ApiContext): void {
  app.post("/v1/user/login", { config: { spec: sessionOperations.logIn } }, async (request) => {
    const { email, password } = parseRequest(credentials, request.body);
    if (!email.trim() || !password) {
      throw new ProblemError([invalid(accountMessages.allRequired, email.trim() ? "password" : "email")]);
    }
    const attempt = { email: normalizeEmail(email), password, address: request.ip, requestId: request.id };
    // One attempt at a time: otherwise a burst of guesses would pass before the first failure is counted.
    return answer({ jwt: await context.passwordQueue.signIn(attempt, () => logIn(context, attempt)) });
  });

  app.post("/v1/user/signup", { config: { spec: sessionOperations.signUp } }, async (request) => {
    const input = parseRequest(signUp, request.body);
    throwIfProblems(checkSignUp(input));
    // The answer reveals whether an e-mail has an account, so limit the attempts.
    await context.rateLimits.take("signUps", { address: request.ip });
    return answer({ jwt: await context.passwordQueue.signUp(request.ip, () => register(context, input, request.id)) });
  });
}

type Attempt = { email: string; password: string; address: string; requestId: string };

/** Opens a session for a correct e-mail and password. A wrong password and an unknown e-mail give the same error. */
async function logIn(context: ApiContext, attempt: Attempt): Promise<string> {
  const { email, password, address, requestId } = attempt;
  await throwIfLocked(context, email);
  await context.rateLimits.take("signIns", { address });
  const user = await context.db
    .selectFrom("users")
    .select(["id", "ownerId", "name", "tokenVersion", "passwordHash"])
    .where("email", "=", email)
    .where("removedAt", "is", null)
    .executeTakeFirst();
  const given = password.slice(0, maximumPasswordLength + 1);
  const isRight = user ? await isPassword(given, user.passwordHash) : await hashForUnknownUser(given);
  if (!user || !isRight) {
    await recordFailure(context, attempt, user?.ownerId);
    throw new ProblemError([invalid(accountMessages.credentialsWrong)]);
  }
  await context.rateLimits.giveBack("signIns", { address });
  const { id, ownerId, name, passwordHash } = user;
  const renewed = isOutdated(passwordHash) ? await hashPassword(password) : passwordHash;
  const signedIn = auditedTransaction(context, { ownerId, actor: { type: "USER", id, name }, id: requestId }, async (trx) => {
    await clearFailures(trx, email);
    // A password that was changed meanwhile stays.
    const unchanged = trx.updateTable("users").where("id", "=", id).where("passwordHash", "=", passwordHash);
    if (renewed !== passwordHash) await unchanged.set({ passwordHash: renewed }).execute();
    return auditedResult(null, { action: "SIGNED_IN", noun: "SESSION", name: address });
  });
  // A user with the right password can sign in and read even while the disk is full.
  await signedIn.catch((error: unknown) => {
    if (!isDiskFull(error)) throw error;
  });
  return await openSession(context, user);
}

/** Counts a failure and adds it to the audit trail of an existing account. Commits once in both cases, so that both take equally long. */
async function recordFailure(context: ApiContext, { email, address, requestId }: Attempt, ownerId: string | undefined): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    await countFailure(trx, context, email);
    if (ownerId === undefined) return;
    const author = { ownerId, actor: { type: "NOBODY", id: "", name: "" }, id: requestId } as const;
    await appendAuditEntries(trx, context, author, [{ action: "SIGN_IN_FAILED", noun: "SESSION", name: address }]);
  });
}

/**
 * Creates an account before its set-up, and its first session. Also hashes the password for an existing e-mail, so that both take equally
 * long.
 */
async function register(context: ApiContext, input: z.output<typeof signUp>, requestId: string): Promise<string> {
  const id = newId();
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- checkSignUp has rejected other account types.
  const type = input.type as AccountType;
  const user = await newUser(context, { ...input, type, id, ownerId: id, role: "OWNER", status: "ONBOARDING_PENDING" });
  const { name } = user;
  await auditedTransaction(context, { ownerId: id, actor: { type: "USER", id, name }, id: requestId }, async (trx) => {
    await insertUser(trx, user, accountMessages.emailTaken);
    return auditedResult(null, { action: "SIGNED_UP", noun: "ACCOUNT", entityId: id, name });
  });
  return await openSession(context, user);
}
