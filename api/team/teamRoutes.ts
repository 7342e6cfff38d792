import type { FastifyInstance, FastifyRequest } from "fastify";
import { normalizeEmail } from "#domain/account/account.ts";
import { displayCode } from "#domain/account/invitationCode.ts";
import { roleNames, type Role } from "#domain/account/role.ts";
import { checkInvitation, checkRole, invitationDays, teamMessages, type Invitation, type Team } from "#domain/account/team.ts";
import type { MailStatus } from "#domain/mail/mail.ts";
import { auditedResult, fieldChange, type AuditDraft } from "../audit/auditDraft.ts";
import { auditedTransaction } from "../audit/auditedTransaction.ts";
import type { ApiContext } from "../context.ts";
import type { Trx } from "../db/database.ts";
import { lockOwner } from "../db/ownerLock.ts";
import { answer } from "../http/envelope.ts";
import { notFound, throwIfProblems } from "../http/httpErrors.ts";
import { idempotent } from "../http/idempotency.ts";
import { queryText } from "../http/query.ts";
import { parseRequest } from "../http/requestSchema.ts";
import { invitationMail } from "./invitationMail.ts";
import { endInvitationsOf, newCode, readInvitations, storeInvitation, takeInvitation } from "./invitations.ts";
import { countMail, queueMail } from "../mail/queueMail.ts";
import { findMember, readTeam, refuseLastOwner, removeMember } from "./members.ts";
import { newInvitation, roleBody, teamOperations } from "./teamOperations.ts";

const millisecondsOfDay = 24 * 60 * 60 * 1000;

/** Routes of an office's people: list, change, remove, invite. */
export function teamRoutes(app: FastifyInstance, context: ApiContext): void {
  const access = "session" as const;
  const { db, clock } = context;

  app.get("/v1/team", { config: { spec: teamOperations.read } }, async ({ ownerId }) =>
    answer<Team>({ ...(await readTeam(db, ownerId)), canSendMail: context.mailSettings !== null }),
  );

  app.post("/v1/team/role", { config: { access, spec: teamOperations.setRole } }, async (request) => {
    const { ownerId } = request;
    const memberId = queryText(request, "memberId");
    const role = roleOf(parseRequest(roleBody, request.body).role);
    return answer(
      await auditedTransaction(context, request, async (trx) => {
        await lockOwner(trx, ownerId);
        await request.stillMay(trx);
        const { name, role: before } = await findMember(trx, ownerId, memberId);
        if (before === "OWNER" && role !== "OWNER") await refuseLastOwner(trx, ownerId, memberId);
        await trx.updateTable("users").set({ role }).where("ownerId", "=", ownerId).where("id", "=", memberId).execute();
        const ended = role === "OWNER" ? [] : await endInvitationsOf(trx, ownerId, memberId);
        const changes = fieldChange("role", roleNames[before], roleNames[role]);
        const note = { action: "CHANGED", noun: "MEMBER", entityId: memberId, name, changes } as const;
        return auditedResult({ memberId, role }, note, ...ended.map(revokedInvitation));
      }),
    );
  });

  app.delete("/v1/team/member", { config: { access, spec: teamOperations.remove } }, async (request) => {
    const { ownerId } = request;
    const memberId = queryText(request, "memberId");
    return answer(
      await auditedTransaction(context, request, async (trx) => {
        await lockOwner(trx, ownerId);
        await request.stillMay(trx);
        const { name, role } = await findMember(trx, ownerId, memberId);
        if (role === "OWNER") await refuseLastOwner(trx, ownerId, memberId);
        const keys = await removeMember(trx, ownerId, { memberId, now: clock() });
        const revoked = keys.map((key) => ({ action: "REVOKED", noun: "API_KEY", entityId: key.id, name: key.name }) as const);
        const ended = await endInvitationsOf(trx, ownerId, memberId);
        const note = { action: "REMOVED", noun: "MEMBER", entityId: memberId, name } as const;
        return auditedResult({ memberId }, note, ...revoked, ...ended.map(revokedInvitation));
      }),
    );
  });

  app.get("/v1/team/invitation", { config: { access, spec: teamOperations.invitations } }, async ({ ownerId }) =>
    answer({ invitations: await readInvitations(db, ownerId, clock()) }),
  );

  app.post("/v1/team/invite", { config: { access, spec: teamOperations.invite } }, async (request) => {
    const { ownerId, personId } = request;
    const input = parseRequest(newInvitation, request.body);
    throwIfProblems(checkInvitation(input));
    const code = newCode();
    const email = normalizeEmail(input.email);
    const link = `${context.publicUrl}/join/${code}`;
    return await idempotent<Invitation & { code: string | null; link: string | null }>(context, request, async (commit) => {
      if (input.sendsMail) await countMail(context, request, email);
      const stored = await commit(async (trx) => {
        await lockOwner(trx, ownerId);
        await request.stillMay(trx);
        const now = clock();
        const expiresAt = new Date(now.getTime() + invitationDays * millisecondsOfDay);
        const invited = { makerId: personId, code, role: roleOf(input.role), email: email || null, now, expiresAt };
        const invitation = await storeInvitation(trx, ownerId, invited);
        const note = { action: "ADDED", noun: "INVITATION", entityId: invitation.invitationId, name: invitationName(invitation) } as const;
        const mail = input.sendsMail ? await mailInvitation(trx, context, { request, invitation, email, link }) : null;
        return auditedResult({ ...invitation, mail, code: null, link: null }, note);
      });
      // The stored answer for a repeated request omits the code, which is returned only once.
      return { ...stored, code: displayCode(code), link };
    });
  });

  app.delete("/v1/team/invitation", { config: { access, spec: teamOperations.withdraw } }, async (request) => {
    const { ownerId } = request;
    const invitationId = queryText(request, "invitationId");
    return answer(
      await auditedTransaction(context, request, async (trx) => {
        await lockOwner(trx, ownerId);
        await request.stillMay(trx);
        const withdrawn = await takeInvitation(trx, ownerId, invitationId);
        if (!withdrawn) throw notFound(teamMessages.invitationNotFound, "invitationId");
        return auditedResult({ invitationId }, revokedInvitation({ id: invitationId, ...withdrawn }));
      }),
    );
  });
}

type Mailed = { request: FastifyRequest; invitation: { invitationId: string }; email: string; link: string };

/** Queues the e-mail with the link of a new invitation. */
async function mailInvitation(trx: Trx, context: ApiContext, { request, invitation, email, link }: Mailed): Promise<MailStatus> {
  const { ownerId, actor } = request;
  const { office } = await readTeam(trx, ownerId);
  const text = invitationMail({ inviter: actor.name, office, link });
  return await queueMail(trx, context, ownerId, { aboutId: invitation.invitationId, recipient: email, ...text });
}

function revokedInvitation(invitation: { id: string; role: Role; email: string | null }): AuditDraft {
  return { action: "REVOKED", noun: "INVITATION", entityId: invitation.id, name: invitationName(invitation) };
}

/** How the audit trail names an invitation: "of asha@tarangvel.example as Editor". */
function invitationName({ role, email }: { role: Role; email: string | null }): string {
  return email === null ? `as ${roleNames[role]}` : `of ${email} as ${roleNames[role]}`;
}

function roleOf(entered: string): Role {
  throwIfProblems(checkRole(entered));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- checkRole has rejected other texts.
  return entered as Role;
}
