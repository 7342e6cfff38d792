import type { FastifyInstance } from "fastify";
import { apiKeyMessages, checkApiKey, maxApiKeys, type ApiKey, type ApiKeyScope } from "#domain/apiKey.ts";
import { readInstant } from "#domain/dates.ts";
import { invalid } from "#domain/problem.ts";
import { told, type Told } from "../audit/auditDraft.ts";
import { transact } from "../audit/auditedTransaction.ts";
import { parse } from "../http/requestSchema.ts";
import type { ApiContext } from "../context.ts";
import type { Trx } from "../db/database.ts";
import { newId } from "../db/id.ts";
import { lockOwner } from "../db/ownerLock.ts";
import { answer } from "../http/envelope.ts";
import { idempotent } from "../http/idempotency.ts";
import { queryText } from "../http/query.ts";
import { notFound, Refusal, refuseIf } from "../http/httpErrors.ts";
import { apiKeyContracts, newApiKeyBody } from "./apiKeyOperations.ts";
import { apiKeyOf, hashOfApiKey, newApiKey } from "./apiKeys.ts";

/** API keys: list, add, revoke. Only a person's own session gets here. */
export function apiKeyRoutes(app: FastifyInstance, context: ApiContext): void {
  const access = "session" as const;

  app.get("/v1/user/api-key", { config: { access, contract: apiKeyContracts.list } }, async ({ ownerId }) => {
    const rows = await context.db.selectFrom("apiKeys").selectAll().where("ownerId", "=", ownerId).orderBy("id").execute();
    return answer({ apiKeys: rows.map(apiKeyOf) });
  });

  app.post("/v1/user/api-key/add", { config: { access, contract: apiKeyContracts.add } }, async (request) => {
    const { ownerId } = request;
    const input = parse(newApiKeyBody, request.body);
    refuseIf(checkApiKey(input, context.clock()));
    const key = newApiKey(ownerId);
    const expiresAt = readInstant(input.expiresAt, "start");
    // checkApiKey has let only a scope that is known through.
    const row = { name: input.name.trim(), scope: input.scope as ApiKeyScope, hash: hashOfApiKey(key), ending: key.slice(-4), expiresAt };
    return await idempotent<ApiKey & { key: string | null }>(context, request, async (commit) => {
      const added = await commit((trx) => addApiKey(trx, { ownerId, ...row, createdAt: context.clock().toISOString() }));
      // What is kept for a repetition of the request holds no key: it is shown once.
      return { ...added, key };
    });
  });

  app.delete("/v1/user/api-key", { config: { access, contract: apiKeyContracts.revoke } }, async (request) => {
    const apiKeyId = queryText(request, "apiKeyId");
    return answer(
      await transact(context, request, async (trx) => {
        const gone = await trx
          .deleteFrom("apiKeys")
          .where("ownerId", "=", request.ownerId)
          .where("id", "=", apiKeyId)
          .returning("name")
          .executeTakeFirst();
        if (!gone) throw notFound(apiKeyMessages.notFound, "apiKeyId");
        return told({ apiKeyId }, { action: "REVOKED", noun: "API_KEY", entityId: apiKeyId, name: gone.name });
      }),
    );
  });
}

type NewRow = Pick<ApiKey, "name" | "scope" | "ending" | "expiresAt" | "createdAt"> & { ownerId: string; hash: string };

async function addApiKey(trx: Trx, row: NewRow): Promise<Told<ApiKey & { key: string | null }>> {
  await lockOwner(trx, row.ownerId);
  const { count } = await trx
    .selectFrom("apiKeys")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("ownerId", "=", row.ownerId)
    .executeTakeFirstOrThrow();
  if (count >= maxApiKeys) throw new Refusal([invalid(apiKeyMessages.tooMany)]);
  const stored = { ...row, id: newId(), lastUsedAt: null };
  await trx.insertInto("apiKeys").values(stored).execute();
  const { id, name, scope } = stored;
  const changes = [{ field: "scope", of: "", from: "", to: scope }];
  return told({ ...apiKeyOf(stored), key: null }, { action: "ADDED", noun: "API_KEY", entityId: id, name, changes });
}
