import { z } from "zod";
import { roles } from "#domain/account/role.ts";
import { id, instant, maybeInstant, text } from "../parsing/fields.ts";
import { mail } from "./mail.ts";
import { openPartnership } from "./partner.ts";

const role = z.enum(roles);

export const team = z.object({
  office: text,
  members: z.array(z.object({ memberId: id, name: text, email: text, role, lastSeenAt: maybeInstant })),
  canSendMail: z.boolean().default(false),
});

const invitation = z.object({
  invitationId: id,
  role,
  email: z.string().nullable(),
  createdAt: instant,
  expiresAt: instant,
  mail: mail.nullable().default(null),
});

export const invitations = z.object({ invitations: z.array(invitation) });

export const madeInvitation = z.object({ invitationId: id, code: z.string().nullish(), link: z.string().nullish() });

export const openInvitation = z.object({
  office: text,
  role: role.nullable(),
  partner: openPartnership.nullable(),
  isForOneAddress: z.boolean(),
  expiresAt: instant,
});
