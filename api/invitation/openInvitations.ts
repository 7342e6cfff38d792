import { normalizeEmail } from "#domain/account/account.ts";
import { teamMessages } from "#domain/account/team.ts";
import { invalid } from "#domain/http/problem.ts";
import type { ApiContext } from "../context.ts";
import type { Db } from "../db/database.ts";
import { ProblemError } from "../http/httpErrors.ts";
import { findPartnerInvitation } from "../partner/partnerInvitations.ts";
import type { PartnerRow } from "../partner/partners.ts";
import { hashOfTyped } from "../security/invitationCode.ts";
import { findInvitation, invitationNotFound, type FoundInvitation } from "../team/invitations.ts";

/** An open invitation: to a team, or to be an office's partner. */
export type OpenOne = { ownerId: string; email: string | null; expiresAt: string } & (
  | { member: FoundInvitation; partner: null }
  | { member: null; partner: PartnerRow }
);

/**
 * The open invitation of a code as typed. Each wrong code counts for the address that sends it, and so does a right one with another e-mail
 * than the invited one, which nobody may find by trying. An unknown, expired, used or withdrawn code is not found: one and the same
 * answer.
 */
export async function guardedInvitation(context: ApiContext, address: string, code: string, email?: string): Promise<OpenOne> {
  await context.rateLimits.take("invitationCodes", { address });
  const found = await findOpen(context.db, code, context.clock());
  if (found === null) throw invitationNotFound();
  if (email !== undefined && found.email !== null && found.email !== normalizeEmail(email)) {
    throw new ProblemError([invalid(teamMessages.otherAddress, "email")]);
  }
  await context.rateLimits.giveBack("invitationCodes", { address });
  return found;
}

async function findOpen(db: Db, typed: string, now: Date): Promise<OpenOne | null> {
  const codeHash = hashOfTyped(typed);
  if (codeHash === null) return null;
  const member = await findInvitation(db, codeHash, now);
  if (member) return { ownerId: member.ownerId, email: member.email, expiresAt: member.expiresAt, member, partner: null };
  const partner = await findPartnerInvitation(db, codeHash, now);
  if (!partner) return null;
  return { ownerId: partner.ownerId, email: partner.email, expiresAt: partner.expiresAt ?? "", member: null, partner };
}
