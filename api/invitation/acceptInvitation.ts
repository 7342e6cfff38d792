import { roleNames } from "#domain/account/role.ts";
import { maxMembers, teamMessages } from "#domain/account/team.ts";
import { invalid } from "#domain/http/problem.ts";
import { appendAuditEntries } from "../audit/appendAuditEntries.ts";
import { auditedResult } from "../audit/auditDraft.ts";
import { auditedTransaction } from "../audit/auditedTransaction.ts";
import type { ApiContext } from "../context.ts";
import type { Trx } from "../db/database.ts";
import { newId } from "../db/id.ts";
import { membersOf } from "../db/members.ts";
import { lockOwner } from "../db/ownerLock.ts";
import { ProblemError } from "../http/httpErrors.ts";
import { joinAsPartner } from "../partner/joinAsPartner.ts";
import type { PartnerRow } from "../partner/partners.ts";
import { invitationNotFound, takeInvitation, type FoundInvitation } from "../team/invitations.ts";
import { readTeam } from "../team/members.ts";
import { insertUser, newUser } from "../user/newUser.ts";
import { openSession } from "../user/session.ts";

/** Who accepts an invitation without an account. */
export type NewPerson = { name: string; email: string; password: string; requestId: string };

/** Who was invited needs no set-up. */
const status = "ONBOARDING_COMPLETED";

/** Creates the member's account, of the office's type (R-1210), and first session, and uses up the invitation, all or nothing. */
export async function joinTeam(
  context: ApiContext,
  { ownerId, id: invitationId, role }: FoundInvitation,
  person: NewPerson,
): Promise<string> {
  const id = newId();
  const { type } = await context.db.selectFrom("users").select("type").where("id", "=", ownerId).executeTakeFirstOrThrow();
  const user = await newUser(context, { ...person, id, ownerId, role, status, type });
  const { name } = user;
  await auditedTransaction(context, { ownerId, actor: { type: "USER", id, name }, id: person.requestId }, async (trx) => {
    await lockOwner(trx, ownerId);
    if (!(await takeInvitation(trx, ownerId, invitationId))) throw invitationNotFound();
    await refuseFullOffice(trx, ownerId);
    await insertUser(trx, user, teamMessages.emailElsewhere);
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
  const user = await newUser(context, { ...person, id, ownerId: id, role: "OWNER", status, type: partner.role });
  const { name } = user;
  const { requestId } = person;
  const actor = { type: "USER", id, name } as const;
  await auditedTransaction(context, { ownerId, actor, id: requestId }, async (trx) => {
    await lockOwner(trx, ownerId);
    await insertUser(trx, user, teamMessages.emailElsewhere);
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

async function refuseFullOffice(trx: Trx, ownerId: string): Promise<void> {
  const { count } = await membersOf(trx, ownerId)
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  if (count >= maxMembers) throw new ProblemError([invalid(teamMessages.tooMany)]);
}
