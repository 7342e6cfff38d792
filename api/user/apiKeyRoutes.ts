import type { FastifyInstance } from "fastify";
import { apiKeyMessages, apiKeyScopeNames, checkApiKey, maxApiKeys, type ApiKey, type ApiKeyScope } from "#domain/integrations/apiKey.ts";
import { readInstant } from "#domain/time/dates.ts";
import { invalid } from "#domain/http/problem.ts";
import { auditedResult, type Audited } from "../audit/auditDraft.ts";
import { parseRequest } from "../http/requestSchema.ts";
import type { ApiContext } from "../context.ts";
import type { Trx } from "../db/database.ts";
import { newId } from "../db/id.ts";
import { lockOwner } from "../db/ownerLock.ts";
import { answer } from "../http/envelope.ts";
import { idempotent } from "../http/idempotency.ts";
import { queryText } from "../http/query.ts";
import { notFound, ProblemError, throwIfProblems } from "../http/httpErrors.ts";
import { apiKeyOperations, newApiKeyBody } from "./apiKeyOperations.ts";
import { apiKeyOf, hashOfApiKey, newApiKey } from "./apiKeys.ts";

/** Routes of API keys: list, add, revoke. Only for a person's session. */
export function apiKeyRoutes(app: FastifyInstance, context: ApiContext): void {
  const access = "session" as const;

  app.get("/v1/user/api-key", { config: { access, spec: apiKeyOperations.list } }, async ({ ownerId }) => {
    const rows = await context.db.selectFrom("apiKeys").selectAll().where("ownerId", "=", ownerId).orderBy("id").execute();
    return answer({ apiKeys: rows.map(apiKeyOf) });
  });

  app.post("/v1/user/api-key/add", { config: { access, spec: apiKeyOperations.add } }, async (request) => {
    const { ownerId, personId } = request;
    const input = parseRequest(newApiKeyBody, request.body);
    throwIfProblems(checkApiKey(input, context.clock()));
    const key = newApiKey(ownerId);
    const expiresAt = readInstant(input.expiresAt, "start");
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- checkApiKey has rejected unknown scopes.
    const row = { name: input.name.trim(), scope: input.scope as ApiKeyScope, hash: hashOfApiKey(key), ending: key.slice(-4), expiresAt };
    return await idempotent<ApiKey & { key: string | null }>(context, request, async (commit) => {
      const added = await commit(async (trx) => {
        await lockOwner(trx, ownerId);
        return await addApiKey(trx, { ownerId, makerId: personId, ...row, createdAt: context.clock().toISOString() });
      });
      // The stored answer for a repeated request omits the key, which is returned only once.
      return { ...added, key };
    });
  });

  app.delete("/v1/user/api-key", { config: { access, spec: apiKeyOperations.revoke } }, async (request) => {
    const apiKeyId = queryText(request, "apiKeyId");
    return await idempotent(context, request, (commit) =>
      commit(async (trx) => {
        // After the answer, no write of the key that has begun is carried out.
        await lockOwner(trx, request.ownerId);
        const gone = await trx
          .deleteFrom("apiKeys")
          .where("ownerId", "=", request.ownerId)
          .where("id", "=", apiKeyId)
          .returning("name")
          .executeTakeFirst();
        if (!gone) throw notFound(apiKeyMessages.notFound, "apiKeyId");
        return auditedResult({ apiKeyId }, { action: "REVOKED", noun: "API_KEY", entityId: apiKeyId, name: gone.name });
      }),
    );
  });
}

type NewRow = Pick<ApiKey, "name" | "scope" | "ending" | "expiresAt" | "createdAt"> & { ownerId: string; makerId: string; hash: string };

/** Requires the office's lock. */
async function addApiKey(trx: Trx, row: NewRow): Promise<Audited<ApiKey & { key: string | null }>> {
  const { count } = await trx
    .selectFrom("apiKeys")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("ownerId", "=", row.ownerId)
    .executeTakeFirstOrThrow();
  if (count >= maxApiKeys) throw new ProblemError([invalid(apiKeyMessages.tooMany)]);
  const stored = { ...row, id: newId(), lastUsedAt: null };
  await trx.insertInto("apiKeys").values(stored).execute();
  const { id, name, scope } = stored;
  const changes = [{ field: "scope", of: "", from: "", to: apiKeyScopeNames[scope] }];
  return auditedResult({ ...apiKeyOf(stored), key: null }, { action: "ADDED", noun: "API_KEY", entityId: id, name, changes });
}
