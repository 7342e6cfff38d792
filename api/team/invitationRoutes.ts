import type { FastifyInstance } from "fastify";
import { checkSignUp, normalizeEmail } from "#domain/account/account.ts";
import { roleNames } from "#domain/account/role.ts";
import { maxMembers, teamMessages, type OpenInvitation } from "#domain/account/team.ts";
import { duplicate, invalid } from "#domain/http/problem.ts";
import { auditedResult } from "../audit/auditDraft.ts";
import { auditedTransaction } from "../audit/auditedTransaction.ts";
import type { ApiContext } from "../context.ts";
import type { Trx } from "../db/database.ts";
import { newId } from "../db/id.ts";
import { lockOwner } from "../db/ownerLock.ts";
import { answer } from "../http/envelope.ts";
import { ProblemError, throwIfProblems } from "../http/httpErrors.ts";
import { parseRequest } from "../http/requestSchema.ts";
import { hashPassword } from "../security/password.ts";
import { openSession } from "../user/session.ts";
import { findInvitation, invitationNotFound, takeInvitation, type FoundInvitation } from "./invitations.ts";
import { acceptance, codeBody, invitationOperations } from "./invitationOperations.ts";
import { readTeam } from "./members.ts";

/** Routes for who has an invitation's code; they need no session. The code is in the body, which no log holds. */
export function invitationRoutes(app: FastifyInstance, context: ApiContext): void {
  app.post("/v1/invitation/read", { config: { access: "read", spec: invitationOperations.read } }, async (request) => {
    const { code } = parseRequest(codeBody, request.body);
    const { ownerId, role, email, expiresAt } = await guardedInvitation(context, request.ip, code);
    const { office } = await readTeam(context.db, ownerId);
    return answer<OpenInvitation>({ office, role, isForOneAddress: email !== null, expiresAt });
  });

  app.post("/v1/invitation/accept", { config: { spec: invitationOperations.accept } }, async (request) => {
    const { code, ...input } = parseRequest(acceptance, request.body);
    throwIfProblems(checkSignUp({ ...input, type: "EXPORTER" }));
    const { ip } = request;
    const invitation = await guardedInvitation(context, ip, code, normalizeEmail(input.email));
    // The answer reveals whether an e-mail has an account, so limit the attempts.
    await context.rateLimits.take("signUps", { address: ip });
    const jwt = await context.passwordQueue.signUp(ip, () => join(context, invitation, { ...input, requestId: request.id }));
    return answer({ jwt });
  });
}

/**
 * The open invitation of a code. Each wrong code counts for the address that sends it, and so does a right one with another e-mail than the
 * invited one, which nobody may find by trying.
 */
async function guardedInvitation(context: ApiContext, address: string, code: string, email?: string): Promise<FoundInvitation> {
  await context.rateLimits.take("invitationCodes", { address });
  const invitation = await findInvitation(context.db, code, context.clock());
  if (invitation === null) throw invitationNotFound();
  if (email !== undefined && invitation.email !== null && invitation.email !== email) {
    throw new ProblemError([invalid(teamMessages.otherAddress, "email")]);
  }
  await context.rateLimits.giveBack("invitationCodes", { address });
  return invitation;
}

type NewMember = { name: string; email: string; password: string; requestId: string };

/** Creates the member's account and first session, and uses up the invitation, all or nothing. */
async function join(context: ApiContext, { ownerId, id: invitationId, role }: FoundInvitation, input: NewMember): Promise<string> {
  const id = newId();
  const name = input.name.trim();
  const now = context.clock();
  const user = {
    id,
    ownerId,
    role,
    removedAt: null,
    email: normalizeEmail(input.email),
    name,
    type: "EXPORTER" as const,
    status: "ONBOARDING_COMPLETED" as const,
    passwordHash: await hashPassword(input.password),
    tokenVersion: 1,
    writes: 0,
    createdAt: now.toISOString(),
  };
  await auditedTransaction(context, { ownerId, actor: { type: "USER", id, name }, id: input.requestId }, async (trx) => {
    await lockOwner(trx, ownerId);
    if (!(await takeInvitation(trx, ownerId, invitationId))) throw invitationNotFound();
    await refuseFullOffice(trx, ownerId);
    const made = await trx
      .insertInto("users")
      .values(user)
      .onConflict((conflict) => conflict.column("email").doNothing())
      .returning("id")
      .executeTakeFirst();
    if (!made) throw new ProblemError([duplicate(teamMessages.emailElsewhere, "email")]);
    const changes = [{ field: "role", of: "", from: "", to: roleNames[role] }];
    return auditedResult(null, { action: "JOINED", noun: "MEMBER", entityId: id, name, changes });
  });
  return await openSession(context, user);
}

async function refuseFullOffice(trx: Trx, ownerId: string): Promise<void> {
  const { count } = await trx
    .selectFrom("users")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("ownerId", "=", ownerId)
    .where("removedAt", "is", null)
    .executeTakeFirstOrThrow();
  if (count >= maxMembers) throw new ProblemError([invalid(teamMessages.tooMany)]);
}
