import type { FastifyInstance } from "fastify";
import { accountMessages, checkPasswordChange, personName } from "#domain/account/account.ts";
import { onboardingStatuses, onboardingStatusNames, type AccountType, type OnboardingStatus } from "#domain/account/accountType.ts";
import { invalid } from "#domain/http/problem.ts";
import { fieldChange, auditedResult, type AuditDraft } from "../audit/auditDraft.ts";
import { auditedTransaction } from "../audit/auditedTransaction.ts";
import { parseRequest } from "../http/requestSchema.ts";
import type { ApiContext } from "../context.ts";
import type { Trx } from "../db/database.ts";
import { lockOwner } from "../db/ownerLock.ts";
import { answer } from "../http/envelope.ts";
import { conflict, ProblemError, throwIfProblems } from "../http/httpErrors.ts";
import { accountOperations, onboardingUpdate, profileUpdate } from "./accountOperations.ts";
import { hashPassword, isPassword } from "../security/password.ts";
import { openSession } from "./session.ts";
import { readUserInfo, type Person } from "./userInfo.ts";

/** Routes of the signed-in user's account. */
export function accountRoutes(app: FastifyInstance, context: ApiContext): void {
  app.get("/v1/user/info", { config: { spec: accountOperations.read } }, async (request) =>
    answer(await readUserInfo(context.db, request)),
  );

  app.post("/v1/user/onboarding", { config: { spec: accountOperations.setOnboardingStatus } }, async (request) => {
    const { status: asked } = parseRequest(onboardingUpdate, request.body);
    const status = onboardingStatuses.find((known) => known === asked);
    if (!status) throw new ProblemError([invalid("The onboarding status is unknown", "status")]);
    return answer(
      await auditedTransaction(context, request, async (trx) => {
        // The set-up is the office's.
        const before = await lockedAccount(trx, { ownerId: request.ownerId, personId: request.ownerId });
        if (before.type !== "EXPORTER" && status !== "ONBOARDING_COMPLETED") throw conflict(noSetUp, "status");
        await trx.updateTable("users").set({ status }).where("id", "=", request.ownerId).execute();
        return auditedResult(
          { status },
          {
            action: "CHANGED",
            noun: "ONBOARDING",
            changes: fieldChange("status", onboardingStatusNames[before.status], onboardingStatusNames[status]),
          },
        );
      }),
    );
  });

  app.post("/v1/user/update", { config: { access: "session", spec: accountOperations.update } }, async (request) => {
    const { name: entered, oldPassword, newPassword } = parseRequest(profileUpdate, request.body);
    const name = typeof entered === "string" ? personName(entered) : null;
    const isPasswordChange = Boolean(oldPassword || newPassword);
    if (name === null && !isPasswordChange) throw new ProblemError([invalid(accountMessages.nothingChanged)]);
    if (name === "") throw new ProblemError([invalid(accountMessages.nameEmpty, "name")]);
    const { personId, sessionId } = request;
    const change = { personId, sessionId, oldPassword, newPassword };
    const secret = isPasswordChange ? await context.passwordQueue.session(personId, () => newPasswordHash(context, change)) : null;
    const user = await auditedTransaction(context, request, async (trx) => {
      // Two new passwords at once: the first ends the session of the second, which the lock finds.
      const before = await lockedAccount(trx, request);
      const after = await trx
        .updateTable("users")
        .$if(name !== null, (query) => query.set({ name: name ?? "" }))
        .$if(secret !== null, (query) => query.set((row) => ({ passwordHash: secret ?? "", tokenVersion: row("tokenVersion", "+", 1) })))
        .where("id", "=", personId)
        .returning(["id", "name", "tokenVersion"])
        .executeTakeFirstOrThrow();
      return auditedResult(after, accountNote({ before: before.name, after: after.name, isPasswordChange }));
    });
    // A password change ends all other sessions; this token lets the current one continue.
    return answer({ name: user.name, ...(secret !== null && { jwt: await openSession(context, user) }) });
  });
}

/** A partner's office has no set-up to go back to. */
const noSetUp = "The set-up of a partner's office is complete";

/** An account of an office that no other transaction changes meanwhile. */
async function lockedAccount(
  trx: Trx,
  { ownerId, personId }: Person,
): Promise<{ name: string; type: AccountType; status: OnboardingStatus }> {
  await lockOwner(trx, ownerId);
  return await trx.selectFrom("users").select(["name", "type", "status"]).where("id", "=", personId).executeTakeFirstOrThrow();
}

/** One call may change both; for a password the entry records only that it changed. */
function accountNote({ before, after, isPasswordChange }: { before: string; after: string; isPasswordChange: boolean }): AuditDraft {
  const changes = fieldChange("name", before, after);
  if (isPasswordChange && changes.length === 0) return { action: "CHANGED", noun: "PASSWORD" };
  const password = isPasswordChange ? [{ field: "password", of: "", from: null, to: null }] : [];
  return { action: "CHANGED", noun: "ACCOUNT", changes: [...changes, ...password] };
}

type PasswordChange = { personId: string; sessionId: string; oldPassword: string; newPassword: string };

/** Checks a password change and returns the new hash. Wrong old passwords count only for the session, separately from sign-in's lock. */
async function newPasswordHash(context: ApiContext, change: PasswordChange): Promise<string> {
  const { personId, sessionId, oldPassword, newPassword } = change;
  throwIfProblems(checkPasswordChange({ oldPassword, newPassword, confirmPassword: newPassword }));
  const { passwordHash } = await context.db.selectFrom("users").select("passwordHash").where("id", "=", personId).executeTakeFirstOrThrow();
  const key = `${personId} ${sessionId}`;
  await context.rateLimits.passwordTries.take(key);
  if (!(await isPassword(oldPassword, passwordHash))) throw new ProblemError([invalid(accountMessages.oldPasswordWrong, "oldPassword")]);
  await context.rateLimits.passwordTries.giveBack(key);
  return await hashPassword(newPassword);
}
