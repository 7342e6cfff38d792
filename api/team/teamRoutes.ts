import type { FastifyInstance } from "fastify";
import { roleNames, type Role } from "#domain/account/role.ts";
import { checkRole, type Team } from "#domain/account/team.ts";
import { auditedResult, fieldChange, type AuditDraft } from "../audit/auditDraft.ts";
import { auditedTransaction } from "../audit/auditedTransaction.ts";
import type { ApiContext } from "../context.ts";
import type { Trx } from "../db/database.ts";
import { lockOwner } from "../db/ownerLock.ts";
import { answer } from "../http/envelope.ts";
import { throwIfProblems } from "../http/httpErrors.ts";
import { idempotent } from "../http/idempotency.ts";
import { queryText } from "../http/query.ts";
import { parseRequest } from "../http/requestSchema.ts";
import { endPartnerInvitationsOf } from "../partner/partnerInvitations.ts";
import { revokeShareLinksOf } from "../shareLink/storeShareLink.ts";
import { endInvitationsOf } from "./invitations.ts";
import { revokedInvitation } from "./invitationWords.ts";
import { findMember, readTeam, refuseLastOwner, removeMember } from "./members.ts";
import { roleBody, teamOperations } from "./teamOperations.ts";

/** Routes of an office's people: list, change, remove. */
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
        const { name, role: before } = await findMember(trx, ownerId, memberId);
        if (before === "OWNER" && role !== "OWNER") await refuseLastOwner(trx, ownerId, memberId);
        await trx.updateTable("users").set({ role }).where("ownerId", "=", ownerId).where("id", "=", memberId).execute();
        const ended = role === "OWNER" ? [] : await endAllInvitationsOf(trx, context, ownerId, memberId);
        const links = role === "VIEWER" ? await revokeShareLinksOf(trx, ownerId, { makerId: memberId, now: clock() }) : [];
        const changes = fieldChange("role", roleNames[before], roleNames[role]);
        const note = { action: "CHANGED", noun: "MEMBER", entityId: memberId, name, changes } as const;
        return auditedResult({ memberId, role }, note, ...ended, ...links);
      }),
    );
  });

  app.delete("/v1/team/member", { config: { access, spec: teamOperations.remove } }, async (request) => {
    const { ownerId } = request;
    const memberId = queryText(request, "memberId");
    return await idempotent(context, request, (commit) =>
      commit(async (trx) => {
        await lockOwner(trx, ownerId);
        const { name, role } = await findMember(trx, ownerId, memberId);
        if (role === "OWNER") await refuseLastOwner(trx, ownerId, memberId);
        const keys = await removeMember(trx, ownerId, { memberId, now: clock() });
        const revoked = keys.map((key) => ({ action: "REVOKED", noun: "API_KEY", entityId: key.id, name: key.name }) as const);
        const ended = await endAllInvitationsOf(trx, context, ownerId, memberId);
        const links = await revokeShareLinksOf(trx, ownerId, { makerId: memberId, now: clock() });
        const note = { action: "REMOVED", noun: "MEMBER", entityId: memberId, name } as const;
        return auditedResult({ memberId }, note, ...revoked, ...ended, ...links);
      }),
    );
  });
}

/** Withdraws a member's open invitations to the team and of partners. Returns the audit entries. */
async function endAllInvitationsOf(trx: Trx, context: ApiContext, ownerId: string, makerId: string): Promise<AuditDraft[]> {
  const toTeam = await endInvitationsOf(trx, ownerId, makerId);
  return [...toTeam.map(revokedInvitation), ...(await endPartnerInvitationsOf(trx, context, ownerId, makerId))];
}

/** The role that was entered; throws for any other text. */
export function roleOf(entered: string): Role {
  throwIfProblems(checkRole(entered));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- checkRole has rejected other texts.
  return entered as Role;
}
