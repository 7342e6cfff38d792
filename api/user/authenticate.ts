import type { FastifyInstance } from "fastify";
import { apiKeyMessages, type ApiKeyScope } from "#domain/integrations/apiKey.ts";
import type { ApiContext } from "../context.ts";
import { accessOf, neededRole, refuseRole, type Access, type Caller } from "../http/caller.ts";
import { Forbidden, Unauthenticated } from "../http/httpErrors.ts";
import { isApiKey, readApiKey } from "./apiKeys.ts";
import { refuseFormer } from "./refuseFormer.ts";
import { readSession } from "./session.ts";

/** Requires a session or an API key on all routes of this scope, before reading the body. */
export function authenticate(app: FastifyInstance, context: ApiContext): void {
  app.addHook("onRequest", async (request) => {
    const caller = await identify(context, request.headers.authorization);
    const { ownerId, personId, role, scope, actor, sessionId } = caller;
    const { method, routeOptions } = request;
    const access = accessOf(method, routeOptions.config);
    if (scope !== null) refuseBeyond(scope, access);
    const needed = neededRole(access, routeOptions.config.spec);
    refuseRole(role, needed);
    request.ownerId = ownerId;
    request.personId = personId;
    request.role = role;
    request.stillMay = (trx) => refuseFormer(trx, context, caller, needed);
    request.actor = actor;
    request.sessionId = sessionId;
  });
}

/**
 * Returns the caller of the Authorization header, which is `Bearer <jwt or key>` or the bare token. Throws `Unauthenticated` for a missing,
 * forged or expired session, one older than the last password change, one of a removed member, and an unknown, revoked or expired key.
 */
export async function identify(context: ApiContext, authorization: string | undefined): Promise<Caller> {
  const token = authorization?.replace(/^Bearer\s+/i, "").trim();
  if (!token) throw new Unauthenticated();
  if (isApiKey(token)) return await readApiKey(context, token);
  const { id, name, ...session } = await readSession(context, token);
  return { ...session, personId: id, scope: null, actor: { type: "USER", id, name } };
}

function refuseBeyond(scope: ApiKeyScope, access: Access): void {
  if (access === "session") throw new Forbidden(apiKeyMessages.sessionNeeded);
  if (access === "write" && scope !== "WRITE") throw new Forbidden(apiKeyMessages.readOnly);
}
