import type { FastifyInstance, FastifyRequest } from "fastify";
import { displayCode } from "#domain/account/invitationCode.ts";
import { isPartnerRole, partnerRoles, partnerStates, type Partner } from "#domain/partners/partner.ts";
import {
  checkPartnerEmail,
  checkPartnerWords,
  isPartnerScope,
  partnerMessages,
  uploadsByDefault,
  type PartnerInput,
} from "#domain/partners/partnerInput.ts";
import { invalid } from "#domain/http/problem.ts";
import { auditedResult, type Audited } from "../audit/auditDraft.ts";
import type { ApiContext } from "../context.ts";
import type { Trx } from "../db/database.ts";
import { lockOwner } from "../db/ownerLock.ts";
import { answer } from "../http/envelope.ts";
import { conflict, malformed, ProblemError, throwIfProblems } from "../http/httpErrors.ts";
import { idempotent } from "../http/idempotency.ts";
import { queryText } from "../http/query.ts";
import { parseRequest } from "../http/requestSchema.ts";
import { queueInvitation } from "../mail/queueInvitation.ts";
import { countMail } from "../mail/queueMail.ts";
import { newCode } from "../security/invitationCode.ts";
import { invitePartner, reinvitePartner, updatePartner, type InvitedPartner } from "./invitePartner.ts";
import { aboutPartner, endPartnership } from "./partnerInvitations.ts";
import { againBody, newPartner, partnerFilter, partnerOperations, partnerUpdate } from "./partnerOperations.ts";
import { findPartnerRow, listPartners, readPartner } from "./partners.ts";

/** Routes of an office's partners: list, invite, change, invite again, revoke. */
export function partnerRoutes(app: FastifyInstance, context: ApiContext): void {
  const access = "session" as const;
  const { db, clock } = context;

  app.post("/v1/partner/filter", { config: { access: "read", spec: partnerOperations.list } }, async ({ ownerId, body }) => {
    const { role, state, limit, offset } = parseRequest(partnerFilter, body);
    const selection = { role: choice("role", role, partnerRoles), state: choice("state", state, partnerStates) };
    const page = { limit: limit ?? 50, offset: offset ?? 0 };
    const { partners, total } = await listPartners(db, ownerId, selection, page);
    return answer({ partners, hasNext: page.offset + partners.length < total, total, offset: page.offset });
  });

  app.get("/v1/partner", { config: { spec: partnerOperations.read } }, async (request) =>
    answer(await readPartner(db, request.ownerId, queryText(request, "partnerId"))),
  );

  app.post("/v1/partner/invite", { config: { access, spec: partnerOperations.invite } }, async (request) => {
    const { email, sendsMail, ...sent } = parseRequest(newPartner, request.body);
    const given = entered(sent, email);
    const input = { ...given, mayUpload: sent.mayUpload ?? uploadsByDefault[given.role] };
    const { ownerId, personId: makerId } = request;
    return await withCode(request, sendsMail, (trx, code) => invitePartner(trx, ownerId, input, { makerId, code, email, now: clock() }));
  });

  app.post("/v1/partner/reinvite", { config: { access, spec: partnerOperations.again } }, async (request) => {
    const { email, sendsMail } = parseRequest(againBody, request.body);
    throwIfProblems(checkPartnerEmail(email ?? ""));
    const { ownerId, personId: makerId } = request;
    const partnerId = queryText(request, "partnerId");
    return await withCode(request, sendsMail, (trx, code) =>
      reinvitePartner(trx, ownerId, { partnerId, makerId, code, email, now: clock() }),
    );
  });

  app.post("/v1/partner/update", { config: { access, spec: partnerOperations.update } }, async (request) => {
    const { ownerId } = request;
    const change = changeOf(parseRequest(partnerUpdate, request.body));
    const update = { partnerId: queryText(request, "partnerId"), change };
    return await idempotent<Partner>(context, request, (commit) =>
      commit(async (trx) => {
        await lockOwner(trx, ownerId);
        return await updatePartner(trx, ownerId, { ...update, now: clock() });
      }),
    );
  });

  app.post("/v1/partner/revoke", { config: { access, spec: partnerOperations.revoke } }, async (request) => {
    const { ownerId } = request;
    const partnerId = queryText(request, "partnerId");
    return await idempotent<Partner>(context, request, (commit) =>
      commit(async (trx) => {
        await lockOwner(trx, ownerId);
        const row = await findPartnerRow(trx, ownerId, partnerId);
        if (row.state === "REVOKED") throw conflict(partnerMessages.isRevoked, "partnerId");
        await endPartnership(trx, context, row, clock());
        return auditedResult(await readPartner(trx, ownerId, partnerId), aboutPartner("REVOKED", row));
      }),
    );
  });

  /** Runs a write that makes an invitation. The stored answer for a repeated request omits the code, which is returned only once. */
  async function withCode(
    request: FastifyRequest,
    sendsMail: boolean,
    write: (trx: Trx, code: string) => Promise<Audited<InvitedPartner>>,
  ) {
    const code = newCode();
    const link = `${context.publicUrl}/join/${code}`;
    return await idempotent<InvitedPartner>(context, request, async (commit) => {
      const store = () =>
        commit(async (trx) => {
          await lockOwner(trx, request.ownerId);
          const { answer: partner, notes } = await write(trx, code);
          const { partnerId: aboutId, role, email } = partner;
          const mail = sendsMail ? await queueInvitation(trx, context, request, { aboutId, role, email, link }) : null;
          return { answer: { ...partner, mail }, notes };
        });
      const stored = await (sendsMail ? countMail(context, request, store) : store());
      return { ...stored, code: displayCode(code), link };
    });
  }
}

type Sent = { role: string; name?: string | undefined; scope?: string | undefined; recordIds?: string[] | undefined } & Pick<
  PartnerInput,
  "sharesNew" | "showsPrices"
>;

function entered({ role, name = "", scope, recordIds = [], sharesNew, showsPrices }: Sent, email: string): Omit<PartnerInput, "mayUpload"> {
  const chosen = scope || "CHOSEN";
  throwIfProblems(checkPartnerWords({ role, scope: chosen, email }));
  // The check has refused other words.
  if (!isPartnerRole(role) || !isPartnerScope(chosen)) throw new ProblemError([invalid(partnerMessages.roleUnknown, "role")]);
  return { role, name, scope: chosen, recordIds, sharesNew, showsPrices };
}

type SentChange = { name?: string | undefined; scope?: string | undefined; recordIds?: string[] | undefined } & {
  [Flag in "sharesNew" | "showsPrices" | "mayUpload"]?: boolean | null | undefined;
};

/** The fields that were sent. A flag cannot be cleared. */
function changeOf({ name, scope, recordIds, ...flags }: SentChange): Partial<PartnerInput> {
  if (scope !== undefined && !isPartnerScope(scope)) throw new ProblemError([invalid(partnerMessages.scopeUnknown, "scope")]);
  return {
    ...(name !== undefined && { name }),
    ...(scope !== undefined && { scope }),
    ...(recordIds !== undefined && { recordIds }),
    ...Object.fromEntries(Object.entries(flags).filter(([, flag]) => typeof flag === "boolean")),
  };
}

/** A word of a filter; "" selects all. */
function choice<T extends string>(name: string, sent: string, choices: readonly T[]): T | null {
  if (sent === "") return null;
  const found = choices.find((known) => known === sent);
  if (found === undefined) throw malformed(`${name} must be ${choices.join(" or ")}`, name);
  return found;
}
