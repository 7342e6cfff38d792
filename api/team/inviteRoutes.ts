import type { FastifyInstance } from "fastify";
import { normalizeEmail } from "#domain/account/account.ts";
import { displayCode } from "#domain/account/invitationCode.ts";
import { checkInvitation, teamMessages, type Invitation } from "#domain/account/team.ts";
import { auditedResult } from "../audit/auditDraft.ts";
import type { ApiContext } from "../context.ts";
import { lockOwner } from "../db/ownerLock.ts";
import { answer } from "../http/envelope.ts";
import { notFound, throwIfProblems } from "../http/httpErrors.ts";
import { idempotent } from "../http/idempotency.ts";
import { queryText } from "../http/query.ts";
import { parseRequest } from "../http/requestSchema.ts";
import { queueInvitation } from "../mail/queueInvitation.ts";
import { countMail } from "../mail/queueMail.ts";
import { endOfInvitation, newCode } from "../security/invitationCode.ts";
import { readInvitations, storeInvitation, takeInvitation } from "./invitations.ts";
import { invitationName, revokedInvitation } from "./invitationWords.ts";
import { newInvitation, teamOperations } from "./teamOperations.ts";
import { roleOf } from "./teamRoutes.ts";

/** Routes of an office's open invitations: list, invite, withdraw. */
export function inviteRoutes(app: FastifyInstance, context: ApiContext): void {
  const access = "session" as const;
  const { db, clock } = context;

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
      const store = () =>
        commit(async (trx) => {
          await lockOwner(trx, ownerId);
          const now = clock();
          const invited = { makerId: personId, code, role: roleOf(input.role), email: email || null, now, expiresAt: endOfInvitation(now) };
          const invitation = await storeInvitation(trx, ownerId, invited);
          const note = {
            action: "ADDED",
            noun: "INVITATION",
            entityId: invitation.invitationId,
            name: invitationName(invitation),
          } as const;
          const mailed = { aboutId: invitation.invitationId, role: null, email, link };
          const mail = input.sendsMail ? await queueInvitation(trx, context, request, mailed) : null;
          return auditedResult({ ...invitation, mail, code: null, link: null }, note);
        });
      const stored = await (input.sendsMail ? countMail(context, request, store) : store());
      // The stored answer for a repeated request omits the code, which is returned only once.
      return { ...stored, code: displayCode(code), link };
    });
  });

  app.delete("/v1/team/invitation", { config: { access, spec: teamOperations.withdraw } }, async (request) => {
    const { ownerId } = request;
    const invitationId = queryText(request, "invitationId");
    return await idempotent(context, request, (commit) =>
      commit(async (trx) => {
        await lockOwner(trx, ownerId);
        const withdrawn = await takeInvitation(trx, ownerId, invitationId);
        if (!withdrawn) throw notFound(teamMessages.invitationNotFound, "invitationId");
        return auditedResult({ invitationId }, revokedInvitation({ id: invitationId, ...withdrawn }));
      }),
    );
  });
}
