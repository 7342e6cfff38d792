import type { FastifyInstance } from "fastify";
import { checkSignUp } from "#domain/account/account.ts";
import type { OpenInvitation } from "#domain/account/team.ts";
import { auditedResult } from "../audit/auditDraft.ts";
import { auditedTransaction } from "../audit/auditedTransaction.ts";
import type { ApiContext } from "../context.ts";
import { lockOwner } from "../db/ownerLock.ts";
import { answer } from "../http/envelope.ts";
import { throwIfProblems } from "../http/httpErrors.ts";
import { parseRequest } from "../http/requestSchema.ts";
import { joinAsPartner } from "../partner/joinAsPartner.ts";
import { invitationNotFound } from "../team/invitations.ts";
import { readTeam } from "../team/members.ts";
import { joinTeam, joinWithNewOffice } from "./acceptInvitation.ts";
import { acceptance, codeBody, invitationOperations } from "./invitationOperations.ts";
import { guardedInvitation } from "./openInvitations.ts";

/** Routes for who has an invitation's code; they need no session. The code is in the body, which no log holds. */
export function invitationRoutes(app: FastifyInstance, context: ApiContext): void {
  app.post("/v1/invitation/read", { config: { access: "read", spec: invitationOperations.read } }, async (request) => {
    const { code } = parseRequest(codeBody, request.body);
    const { ownerId, member, partner, email, expiresAt } = await guardedInvitation(context, request.ip, code);
    const { office } = await readTeam(context.db, ownerId);
    const offered = partner && {
      role: partner.role,
      name: partner.name,
      scope: partner.scope,
      showsPrices: partner.showsPrices === 1,
      mayUpload: partner.mayUpload === 1,
    };
    return answer<OpenInvitation>({
      office,
      role: member?.role ?? null,
      partner: offered,
      isForOneAddress: email !== null,
      expiresAt,
    });
  });

  app.post("/v1/invitation/accept", { config: { spec: invitationOperations.accept } }, async (request) => {
    const { code, ...input } = parseRequest(acceptance, request.body);
    throwIfProblems(checkSignUp({ ...input, type: "EXPORTER" }));
    const { ip } = request;
    const { member, partner } = await guardedInvitation(context, ip, code, input.email);
    // The answer reveals whether an e-mail has an account, so limit the attempts.
    await context.rateLimits.take("signUps", { address: ip });
    const person = { ...input, requestId: request.id };
    const jwt = await context.passwordQueue.signUp(ip, () =>
      member ? joinTeam(context, member, person) : joinWithNewOffice(context, partner, person),
    );
    return answer({ jwt });
  });
}

/** Accepting a partner's invitation in the name of the office of who is signed in. */
export function partnershipRoutes(app: FastifyInstance, context: ApiContext): void {
  app.post("/v1/partner/accept", { config: { access: "session", spec: invitationOperations.acceptSignedIn } }, async (request) => {
    const { code } = parseRequest(codeBody, request.body);
    const { ownerId: officeId, personId, actor, stillMay } = request;
    const { email } = await context.db.selectFrom("users").select("email").where("id", "=", personId).executeTakeFirstOrThrow();
    const { partner } = await guardedInvitation(context, request.ip, code, email);
    if (partner === null) throw invitationNotFound();
    const { ownerId } = partner;
    const { office } = await readTeam(context.db, ownerId);
    return answer(
      await auditedTransaction(context, { ownerId, actor, id: request.id, stillMay }, async (trx) => {
        // Always in the same order, so that two offices that accept each other do not wait for each other.
        for (const id of [officeId, ownerId].toSorted()) await lockOwner(trx, id);
        const joining = { officeId, actor, requestId: request.id, now: context.clock() };
        const note = await joinAsPartner(trx, context, partner, joining, office);
        if (note === null) throw invitationNotFound();
        return auditedResult({ office, role: partner.role }, note);
      }),
    );
  });
}
