import { normalizeEmail, type AccountType } from "#domain/account/account.ts";
import { roleNames, type Role } from "#domain/account/role.ts";
import { maxMembers, teamMessages } from "#domain/account/team.ts";
import { duplicate, invalid } from "#domain/http/problem.ts";
import { appendAuditEntries } from "../audit/appendAuditEntries.ts";
import { auditedResult } from "../audit/auditDraft.ts";
import { auditedTransaction } from "../audit/auditedTransaction.ts";
import type { ApiContext } from "../context.ts";
import type { Trx } from "../db/database.ts";
import { newId } from "../db/id.ts";
import { lockOwner } from "../db/ownerLock.ts";
import { ProblemError } from "../http/httpErrors.ts";
import { joinAsPartner } from "../partner/joinAsPartner.ts";
import type { PartnerRow } from "../partner/partners.ts";
import { hashPassword } from "../security/password.ts";
import { invitationNotFound, takeInvitation, type FoundInvitation } from "../team/invitations.ts";
import { readTeam } from "../team/members.ts";
import { openSession } from "../user/session.ts";

/** Who accepts an invitation without an account. */
export type NewPerson = { name: string; email: string; password: string; requestId: string };

/** Creates the member's account and first session, and uses up the invitation, all or nothing. */
export async function joinTeam(
  context: ApiContext,
  { ownerId, id: invitationId, role }: FoundInvitation,
  person: NewPerson,
): Promise<string> {
  const id = newId();
  const user = await newUser(context, person, { id, ownerId, role, type: "EXPORTER" });
  const { name } = user;
  await auditedTransaction(context, { ownerId, actor: { type: "USER", id, name }, id: person.requestId }, async (trx) => {
    await lockOwner(trx, ownerId);
    if (!(await takeInvitation(trx, ownerId, invitationId))) throw invitationNotFound();
    await refuseFullOffice(trx, ownerId);
    await insertUser(trx, user);
    const changes = [{ field: "role", of: "", from: "", to: roleNames[role] }];
    return auditedResult(null, { action: "JOINED", noun: "MEMBER", entityId: id, name, changes });
  });
  return await openSession(context, user);
}

/**
 * Creates an office for the partner with its first account, whose set-up is complete, and its first session, and uses up the invitation, all
 * or nothing.
 */
export async function joinWithNewOffice(context: ApiContext, partner: PartnerRow, person: NewPerson): Promise<string> {
  const id = newId();
  const { ownerId } = partner;
  const { office: exporterName } = await readTeam(context.db, ownerId);
  const user = await newUser(context, person, { id, ownerId: id, role: "OWNER", type: partner.role });
  const { name } = user;
  const { requestId } = person;
  const actor = { type: "USER", id, name } as const;
  await auditedTransaction(context, { ownerId, actor, id: requestId }, async (trx) => {
    await lockOwner(trx, ownerId);
    await insertUser(trx, user);
    await appendAuditEntries(trx, context, { ownerId: id, actor, id: requestId }, [
      { action: "SIGNED_UP", noun: "ACCOUNT", entityId: id, name },
    ]);
    const joining = { officeId: id, actor, requestId, now: context.clock() };
    const note = await joinAsPartner(trx, context, partner, joining, exporterName);
    if (note === null) throw invitationNotFound();
    return auditedResult(null, note);
  });
  return await openSession(context, user);
}

async function newUser(context: ApiContext, person: NewPerson, office: { id: string; ownerId: string; role: Role; type: AccountType }) {
  return {
    ...office,
    removedAt: null,
    email: normalizeEmail(person.email),
    name: person.name.trim(),
    status: "ONBOARDING_COMPLETED" as const,
    passwordHash: await hashPassword(person.password),
    tokenVersion: 1,
    writes: 0,
    createdAt: context.clock().toISOString(),
  };
}

/** Throws for an e-mail that has an account. */
async function insertUser(trx: Trx, user: Awaited<ReturnType<typeof newUser>>): Promise<void> {
  const made = await trx
    .insertInto("users")
    .values(user)
    .onConflict((conflict) => conflict.column("email").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!made) throw new ProblemError([duplicate(teamMessages.emailElsewhere, "email")]);
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
