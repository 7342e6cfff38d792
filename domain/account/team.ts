import { invalid, type Problem } from "../http/problem.ts";
import type { MailStatus } from "../mail/mail.ts";
import type { OpenPartnership } from "../partners/partner.ts";
import { isEmail } from "./account.ts";
import { isRole, type Role } from "./role.ts";

/** A person of an office as REST returns them. */
export type Member = {
  memberId: string;
  name: string;
  email: string;
  role: Role;
  /** ISO instant, to five minutes; null: not seen since joining. */
  lastSeenAt: string | null;
};

/** The response of GET /v1/team: the office's name, its people in the order of joining, and whether the server sends e-mail. */
export type Team = { office: string; members: Member[]; canSendMail: boolean };

/** An invitation that nobody has accepted yet, as REST returns it; the code itself is returned only once. */
export type Invitation = {
  invitationId: string;
  role: Role;
  /** The only address that may accept it; null: any. */
  email: string | null;
  /** ISO instants. */
  createdAt: string;
  expiresAt: string;
  /** What became of the e-mail with the code; null if none was asked for. */
  mail: MailStatus | null;
};

/** What the holder of an invitation's code may know before accepting it: it is to a role in the office, or to be its partner. */
export type OpenInvitation = {
  office: string;
  role: Role | null;
  partner: OpenPartnership | null;
  isForOneAddress: boolean;
  expiresAt: string;
};

/** The most people of an office; invitations count too. */
export const maxMembers = 50;

/** How long an invitation may be accepted. */
export const invitationDays = 14;

export const teamMessages = {
  roleUnknown: "Please choose a role",
  emailInvalid: "Please enter a valid email address",
  alreadyMember: "This person is a member already",
  tooMany: `An office can have at most ${maxMembers} members, invitations included`,
  lastOwner: "An office needs at least one owner",
  memberNotFound: "Member not found",
  invitationNotFound: "Invitation not found",
  emailElsewhere: "This e-mail belongs to another account",
  otherAddress: "This invitation is for another e-mail address",
} as const;

/** The mistakes of a new invitation; `email` is empty if anybody with the code may accept it. */
export function checkInvitation({ role, email }: { role: string; email: string }): Problem[] {
  const problems = checkRole(role);
  if (email.trim() !== "" && !isEmail(email)) problems.push(invalid(teamMessages.emailInvalid, "email"));
  return problems;
}

/** The mistake of a role that does not exist. */
export function checkRole(role: string): Problem[] {
  return isRole(role) ? [] : [invalid(teamMessages.roleUnknown, "role")];
}
