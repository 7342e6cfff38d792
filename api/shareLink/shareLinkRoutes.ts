import { createHmac } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { checkLinkDays, checkShareLink, linkStates, usualLinkDays, type ShareLink } from "#domain/links/shareLink.ts";
import type { Audited } from "../audit/auditDraft.ts";
import type { ApiContext } from "../context.ts";
import type { Trx } from "../db/database.ts";
import { lockOwner } from "../db/ownerLock.ts";
import { answer } from "../http/envelope.ts";
import { malformed, throwIfProblems } from "../http/httpErrors.ts";
import { idempotent, type Commit } from "../http/idempotency.ts";
import { queryText, queryWhole } from "../http/query.ts";
import { parseRequest } from "../http/requestSchema.ts";
import { newLinkToken } from "../security/linkToken.ts";
import { hashPassword } from "../security/password.ts";
import { deriveKey } from "../security/secret.ts";
import { readViews } from "./linkViews.ts";
import { linkFilter, newShareLink, renewal, shareLinkOperations } from "./shareLinkOperations.ts";
import { findShareLinkRow, listShareLinks, readShareLink } from "./shareLinks.ts";
import { renewShareLink, revokeShareLink, storeShareLink, type MadeShareLink } from "./storeShareLink.ts";

type Write = (trx: Trx, token: string) => Promise<Audited<MadeShareLink>>;

/** Routes of an office's share links: make, renew, revoke, list, and what visitors did. */
export function shareLinkRoutes(app: FastifyInstance, context: ApiContext): void {
  const { db, clock } = context;

  app.post("/v1/share-link/add", { config: { spec: shareLinkOperations.add } }, async (request) => {
    const { days, password, ...input } = parseRequest(newShareLink, request.body);
    const entered = { ...input, days: days ?? usualLinkDays };
    throwIfProblems(checkShareLink({ ...entered, password }));
    const { ownerId, personId: makerId } = request;
    const shipmentId = queryText(request, "shipmentId");
    // The digest of a repeated request is stored, and must not help to guess the password.
    const content = {
      ...input,
      days,
      password: createHmac("sha256", deriveKey(context.secret, "share links")).update(password).digest("hex"),
    };
    const prepare = async (): Promise<Write> => {
      const passwordHash = password === "" ? null : await context.passwordQueue.session(makerId, () => hashPassword(password));
      return (trx, token) => storeShareLink(trx, ownerId, { ...entered, shipmentId, makerId, token, passwordHash, now: clock() });
    };
    return await withAddress(request, prepare, content);
  });

  app.post("/v1/share-link/renew", { config: { spec: shareLinkOperations.renew } }, async (request) => {
    const days = parseRequest(renewal, request.body).days ?? usualLinkDays;
    throwIfProblems(checkLinkDays(days));
    const { ownerId, personId: makerId } = request;
    const id = queryText(request, "shareLinkId");
    const prepare = async (): Promise<Write> => (trx, token) => renewShareLink(trx, ownerId, { id, makerId, token, days, now: clock() });
    return await withAddress(request, prepare, request.body);
  });

  app.post("/v1/share-link/revoke", { config: { spec: shareLinkOperations.revoke } }, async (request) => {
    const id = queryText(request, "shareLinkId");
    return await idempotent<ShareLink>(context, request, (commit) =>
      commit(async (trx) => {
        await lockOwner(trx, request.ownerId);
        return await revokeShareLink(trx, request.ownerId, { id, now: clock() });
      }),
    );
  });

  app.post("/v1/share-link/filter", { config: { access: "read", spec: shareLinkOperations.list } }, async ({ ownerId, body }) => {
    const { shipmentId, state: sent, limit, offset } = parseRequest(linkFilter, body);
    const state = linkStates.find((known) => known === sent) ?? null;
    if (sent !== "" && state === null) throw malformed(`state must be ${linkStates.join(" or ")}`, "state");
    const page = { limit: limit ?? 50, offset: offset ?? 0 };
    const { links, total } = await listShareLinks(db, ownerId, { shipmentId: shipmentId || null, state, now: clock() }, page);
    return answer({ links, hasNext: page.offset + links.length < total, total, offset: page.offset });
  });

  app.get("/v1/share-link", { config: { spec: shareLinkOperations.read } }, async (request) =>
    answer(await readShareLink(db, request.ownerId, { id: queryText(request, "shareLinkId"), now: clock() })),
  );

  app.get("/v1/share-link/log", { config: { spec: shareLinkOperations.log } }, async (request) => {
    const page = { limit: queryWhole(request, "limit", 50), offset: queryWhole(request, "offset", 0) };
    if (page.limit < 1 || page.limit > 500) throw malformed("limit must be a whole number from 1 to 500", "limit");
    const { views, total } = await readViews(db, await findShareLinkRow(db, request.ownerId, queryText(request, "shareLinkId")), page);
    return answer({ views, hasNext: page.offset + views.length < total, total, offset: page.offset });
  });

  /** Runs a write that makes an address. The stored answer for a repeated request omits it: it is returned only once. */
  async function withAddress(request: FastifyRequest, prepare: () => Promise<Write>, content: unknown) {
    const token = newLinkToken();
    const act = async (commit: Commit) => {
      const write = await prepare();
      const stored = await commit(async (trx) => {
        await lockOwner(trx, request.ownerId);
        return await write(trx, token);
      });
      return { ...stored, address: `${context.publicUrl}/s/${token}` };
    };
    return await idempotent<MadeShareLink>(context, request, act, content);
  }
}
