import { createHash, randomInt } from "node:crypto";
import { codeAlphabet, codeLength, readCode } from "#domain/account/invitationCode.ts";
import { maxMembers, teamMessages, type Invitation } from "#domain/account/team.ts";
import type { Role } from "#domain/account/role.ts";
import { invalid } from "#domain/http/problem.ts";
import type { Db, Trx } from "../db/database.ts";
import { newId } from "../db/id.ts";
import { notFound, ProblemError } from "../http/httpErrors.ts";
import { dropMails, mailsAbout } from "../mail/queueMail.ts";

/** A new random code. */
export function newCode(): string {
  return Array.from({ length: codeLength }, () => codeAlphabet[randomInt(codeAlphabet.length)]).join("");
}

/** A code's stored digest. */
function hashOfCode(code: string): string {
  return createHash("sha256").update(code).digest("hex");
}

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
  const members = await trx.selectFrom("users").select("email").where("ownerId", "=", ownerId).where("removedAt", "is", null).execute();
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

/** The open invitation of a code as typed. An unknown, expired, used or withdrawn one is not found: one and the same answer. */
export async function findInvitation(db: Db, typed: string, now: Date): Promise<FoundInvitation | null> {
  const code = readCode(typed);
  if (code === null) return null;
  const found = await db
    .selectFrom("invitations")
    .select(["ownerId", "id", "role", "email", "expiresAt"])
    .where("codeHash", "=", hashOfCode(code))
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
