import { roleNames, type Role } from "#domain/account/role.ts";
import type { AuditDraft } from "../audit/auditDraft.ts";

type Named = { role: Role; email: string | null };

/** The audit trail's line of a withdrawn invitation. */
export function revokedInvitation(invitation: Named & { id: string }): AuditDraft {
  return { action: "REVOKED", noun: "INVITATION", entityId: invitation.id, name: invitationName(invitation) };
}

/** How the audit trail names an invitation: "of asha@tarangvel.example as Editor". */
export function invitationName({ role, email }: Named): string {
  return email === null ? `as ${roleNames[role]}` : `of ${email} as ${roleNames[role]}`;
}
