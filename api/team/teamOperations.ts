import { z } from "zod";
import { roles } from "#domain/account/role.ts";
import { invitationDays, maxMembers, type Invitation, type Member } from "#domain/account/team.ts";
import { flag, text } from "../http/requestSchema.ts";
import { mailStatus } from "../mail/mailStatus.ts";
import { idOf, instant } from "../openapi/commonFields.ts";
import type { OperationSpec } from "../openapi/operationSpec.ts";

const tag = "Team";
export const role = z.enum(roles).describe("What the member may do: everything, all daily work, or reading.");

export const roleBody = z
  .object({ role: text().meta({ enum: roles, description: "The new role." }) })
  .meta({ id: "RoleBody", example: { role: "EDITOR" }, description: "A member's new role.", required: ["role"] });

export const newInvitation = z
  .object({
    role: text().meta({ enum: roles, description: "The role of who accepts it." }),
    email: text().describe("The only e-mail address that may accept it; when omitted, anybody with the code may."),
    sendsMail: flag().describe("Whether the link is sent to that address. Only if the team's `canSendMail` is true."),
  })
  .meta({
    id: "NewInvitation",
    example: { role: "EDITOR", email: "meena@tarangvel.example" },
    description: "An invitation as entered.",
    required: ["role"],
  });

const member = z
  .object({
    memberId: z.string().describe("The member's id."),
    name: z.string().describe("The member's full name."),
    email: z.string().describe("The e-mail address for signing in."),
    role,
    lastSeenAt: instant("When the member last used Lading, to five minutes; null: not yet.").nullable(),
  })
  .meta({
    id: "Member",
    example: { name: "Meena Shah", email: "meena@tarangvel.example", role: "EDITOR" },
    description: "A person of the office.",
  }) satisfies z.ZodType<Member>;

const exampleInvitation = { role: "EDITOR", email: "meena@tarangvel.example" };
const invitationFields = {
  invitationId: z.string().describe("The invitation's id, for withdrawing it."),
  role,
  email: z.string().nullable().describe("The only e-mail address that may accept it; null: any."),
  createdAt: instant("When it was made."),
  expiresAt: instant(`When it ends: ${invitationDays} days later.`),
  mail: mailStatus.nullable().describe("The e-mail with the link; null if none was asked for."),
};
const invitation = z.object(invitationFields).meta({
  id: "Invitation",
  example: exampleInvitation,
  description: "An open invitation, without its code.",
}) satisfies z.ZodType<Invitation>;
const madeInvitation = z
  .object({
    ...invitationFields,
    code: z
      .string()
      .nullable()
      .describe("The code to accept it with. Returned only here; null in the answer to a repeated Idempotency-Key."),
    link: z.string().nullable().describe("The page to accept it on. It contains the code, and is returned only here, likewise."),
  })
  .meta({
    id: "MadeInvitation",
    example: { ...exampleInvitation, code: "K7QM-2XTD-9F4C", link: "https://lading.example/join/K7QM2XTD9F4C" },
    description: "A new invitation.",
  });

const lastOwner = "The member is the office's last owner, or the role is unknown.";

export const teamOperations = {
  read: {
    id: "readTeam",
    tag,
    summary: "The office and its people",
    answer: z.object({
      office: z.string().meta({ description: "The office's name: its first firm's.", example: "Tarangvel Exports LLP" }),
      members: z.array(member).describe("The people, in the order of joining."),
      canSendMail: z.boolean().describe("Whether this server sends e-mail."),
    }),
  },
  setRole: {
    id: "setMemberRole",
    tag,
    role: "OWNER",
    summary: "Change a member's role",
    description: "Holds from the member's next request on, and for their API keys.",
    query: { memberId: idOf("member") },
    body: roleBody,
    answer: z.object({ memberId: z.string().describe("The member's id."), role }),
    refusals: { 404: "The member does not exist.", 422: lastOwner },
  },
  remove: {
    id: "removeMember",
    tag,
    role: "OWNER",
    summary: "Remove a member",
    description:
      "Ends their sessions, event streams and file addresses at once, and revokes their API keys and open invitations. Their name stays in the history; their e-mail is free.",
    query: { memberId: idOf("member") },
    answer: z.object({ memberId: z.string().describe("The id of the removed member.") }),
    isIdempotent: true,
    refusals: { 404: "The member does not exist.", 422: "The member is the office's last owner." },
  },
  invitations: {
    id: "listInvitations",
    tag,
    role: "OWNER",
    summary: "Open invitations",
    answer: z.object({ invitations: z.array(invitation).describe("Invitations that can be accepted, oldest first.") }),
  },
  invite: {
    id: "inviteMember",
    tag,
    role: "OWNER",
    summary: "Invite a person",
    description: `The code is valid for ${invitationDays} days and for one person. An office may have ${maxMembers} people, invitations included.`,
    body: newInvitation,
    answer: madeInvitation,
    isIdempotent: true,
    refusals: {
      422: "The role is unknown, the address is invalid or a member's, the office is full, or the server sends no e-mail.",
      429: "Too many e-mails of the office, or to the address; `Retry-After` gives the seconds until a retry may succeed.",
    },
  },
  withdraw: {
    id: "withdrawInvitation",
    tag,
    role: "OWNER",
    summary: "Withdraw an invitation",
    query: { invitationId: idOf("invitation") },
    answer: z.object({ invitationId: z.string().describe("The id of the withdrawn invitation.") }),
    isIdempotent: true,
    refusals: { 404: "The invitation does not exist, or was accepted." },
  },
} satisfies Record<string, OperationSpec>;
