import { maxMembers, teamMessages, type Invitation } from "#domain/account/team.ts";
import type { Role } from "#domain/account/role.ts";
import { invalid } from "#domain/http/problem.ts";
import type { Db, Trx } from "../db/database.ts";
import { newId } from "../db/id.ts";
import { membersOf } from "../db/members.ts";
import { notFound, ProblemError } from "../http/httpErrors.ts";
import { dropMails, mailsAbout } from "../mail/queueMail.ts";
import { hashOfCode } from "../security/invitationCode.ts";

/** An office's open invitations, oldest first. */
export async function readInvitations(db: Db | Trx, ownerId: string, now: Date): Promise<Invitation[]> {
  const invitations = await findOpen(db, ownerId, now);
  const ids = invitations.map(({ invitationId }) => invitationId);
  const mails = await mailsAbout(db, ownerId, ids);
  return invitations.map((invitation) => ({ ...invitation, mail: mails.get(invitation.invitationId) ?? null }));
}

async function findOpen(db: Db | Trx, ownerId: string, now: Date): Promise<Omit<Invitation, "mail">[]> {
  return await db
    .selectFrom("invitations")
    .select(["id as invitationId", "role", "email", "createdAt", "expiresAt"])
    .where("ownerId", "=", ownerId)
    .where("expiresAt", ">", now.toISOString())
    .orderBy("id")
    .execute();
}

type NewInvitation = { makerId: string; code: string; role: Role; email: string | null; now: Date; expiresAt: Date };

/** Stores an invitation, and deletes expired ones. Requires the office's lock. Throws for a member's address, and beyond the office's limit. */
export async function storeInvitation(trx: Trx, ownerId: string, invitation: NewInvitation): Promise<Omit<Invitation, "mail">> {
  const { makerId, code, role, email, now, expiresAt } = invitation;
  await trx.deleteFrom("invitations").where("ownerId", "=", ownerId).where("expiresAt", "<=", now.toISOString()).execute();
  const members = await membersOf(trx, ownerId).select("email").execute();
  if (members.some((member) => member.email === email)) throw new ProblemError([invalid(teamMessages.alreadyMember, "email")]);
  const open = await findOpen(trx, ownerId, now);
  if (members.length + open.length >= maxMembers) throw new ProblemError([invalid(teamMessages.tooMany)]);
  const row = { id: newId(), role, email, createdAt: now.toISOString(), expiresAt: expiresAt.toISOString() };
  await trx
    .insertInto("invitations")
    .values({ ...row, ownerId, makerId, codeHash: hashOfCode(code) })
    .execute();
  const { id: invitationId, ...stored } = row;
  return { invitationId, ...stored };
}

export type FoundInvitation = { ownerId: string; id: string; role: Role; email: string | null; expiresAt: string };

/** The invitation to a team whose code has that digest; null if it is unknown, expired, used or withdrawn. */
export async function findInvitation(db: Db, codeHash: string, now: Date): Promise<FoundInvitation | null> {
  const found = await db
    .selectFrom("invitations")
    .select(["ownerId", "id", "role", "email", "expiresAt"])
    .where("codeHash", "=", codeHash)
    .executeTakeFirst();
  return found && found.expiresAt > now.toISOString() ? found : null;
}

export function invitationNotFound(): ProblemError {
  return notFound(teamMessages.invitationNotFound, "code");
}

/** Deletes an open invitation, so that it is used once; null if it is gone. Requires the office's lock. */
export async function takeInvitation(trx: Trx, ownerId: string, id: string): Promise<{ role: Role; email: string | null } | null> {
  const taken = await trx
    .deleteFrom("invitations")
    .where("ownerId", "=", ownerId)
    .where("id", "=", id)
    .returning(["role", "email"])
    .executeTakeFirst();
  await dropMails(trx, ownerId, [id]);
  return taken ?? null;
}

/**
 * Deletes the open invitations that a member made, and returns them. Called when the member is no owner any more: they may have kept a code
 * for themselves. Requires the office's lock.
 */
export async function endInvitationsOf(trx: Trx, ownerId: string, makerId: string) {
  const made = trx.deleteFrom("invitations").where("ownerId", "=", ownerId).where("makerId", "=", makerId);
  const ended = await made.returning(["id", "role", "email"]).execute();
  const ids = ended.map(({ id }) => id);
  await dropMails(trx, ownerId, ids);
  return ended;
}
