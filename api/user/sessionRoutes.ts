import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { accountMessages, checkSignUp, maximumPasswordLength, type AccountType } from "#domain/account.ts";
import { duplicate, invalid } from "#domain/problem.ts";
import { parse, text } from "../body.ts";
import type { ApiContext } from "../context.ts";
import { newId } from "../db/id.ts";
import { answer } from "../envelope.ts";
import { inTurn } from "../inTurn.ts";
import { Refusal, refuseIf } from "../refusal.ts";
import { clearFailures, countFailure, refuseIfLocked } from "./loginLimit.ts";
import { hashPassword, isNobodysPassword, isOutdated, isPassword } from "./password.ts";
import { openSession } from "./session.ts";

const credentials = z.object({ email: text(), password: text(10_000) });
const signUp = z.object({ name: text(), email: text(), password: text(10_000), type: text() });

/** Sign-in and sign-up: the two calls that need no session. */
export function sessionRoutes(app: FastifyInstance, context: ApiContext): void {
  app.post("/v1/user/login", async (request) => {
    const { email, password } = parse(credentials, request.body);
    if (!email.trim() || !password) {
      throw new Refusal([invalid(accountMessages.allRequired, email.trim() ? "password" : "email")]);
    }
    const attempt = { email: folded(email), password, address: request.ip };
    // One try an e-mail at a time, else a burst of guesses would pass before the first failure is counted.
    return answer({ jwt: await inTurn(context.turns, `login ${attempt.email}`, () => logIn(context, attempt)) });
  });

  app.post("/v1/user/signup", async (request) => {
    const input = parse(signUp, request.body);
    refuseIf(checkSignUp(input));
    return answer({ jwt: await register(context, input) });
  });
}

/** A new session for the right e-mail and password. A wrong password and an unknown e-mail are told apart by nothing. */
async function logIn(context: ApiContext, input: { email: string; password: string; address: string }): Promise<string> {
  const { email, password, address } = input;
  await refuseIfLocked(context, { email, address });
  const user = await context.db
    .selectFrom("users")
    .select(["id", "tokenVersion", "passwordHash"])
    .where("email", "=", email)
    .executeTakeFirst();
  const given = password.slice(0, maximumPasswordLength + 1);
  const isRight = user ? await isPassword(given, user.passwordHash) : await isNobodysPassword(given);
  if (!user || !isRight) {
    await countFailure(context, { email, address });
    throw new Refusal([invalid(accountMessages.credentialsWrong)]);
  }
  await clearFailures(context, email);
  if (isOutdated(user.passwordHash)) {
    const passwordHash = await hashPassword(password);
    await context.db.updateTable("users").set({ passwordHash }).where("id", "=", user.id).execute();
  }
  return await openSession(context, user);
}

/** Makes an account whose set-up is still to come, and its first session. */
async function register(context: ApiContext, input: z.output<typeof signUp>): Promise<string> {
  const user = {
    id: newId(),
    email: folded(input.email),
    name: input.name.trim(),
    // checkSignUp has let only an open account type through.
    type: input.type as AccountType,
    status: "ONBOARDING_PENDING" as const,
    passwordHash: await hashPassword(input.password),
    tokenVersion: 1,
    writes: 0,
    createdAt: context.clock().toISOString(),
  };
  const made = await context.db
    .insertInto("users")
    .values(user)
    .onConflict((conflict) => conflict.column("email").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!made) throw new Refusal([duplicate(accountMessages.emailTaken, "email")]);
  return await openSession(context, user);
}

/** One account per address, however it is written. */
function folded(email: string): string {
  return email.trim().toLowerCase();
}
