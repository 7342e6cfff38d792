import { z } from "zod";
import { apiKeyScopes, maxApiKeyDays, maxApiKeyName, maxApiKeys, type ApiKey as ApiKeyData } from "#domain/integrations/apiKey.ts";
import { ignoredResponse } from "../../rest/shapes/simpleResponses.ts";
import { id, instant, text } from "../../rest/shapes/parsing/fields.ts";
import { builder } from "../../builder/builder.ts";
import { connectionOf } from "../../builder/connections/connectionOf.ts";
import { itemCursor, pageOf } from "../../builder/connections/connections.ts";
import type { Context } from "../../builder/context.ts";
import { ApiKeyScopeEnum } from "../../builder/enums.ts";
import { encodeId } from "../../builder/globalIds.ts";
import { defineNode } from "../../builder/defineNode.ts";
import { registerNodeLoader, targetId } from "../../builder/nodes.ts";
import { optionalCall } from "../../rest/optionalCall.ts";
import { errorsField, outcome, renamed } from "../../builder/payload.ts";
import { Viewer, viewerField } from "../viewer/viewer.ts";

const fieldOf = renamed({ apiKeyId: "id" });

const path = "/v1/user/api-key";
const limits = { usual: maxApiKeys, most: 100 };
const made = z.object({ apiKeyId: id, key: z.string().nullish() });
const keys = z.object({
  apiKeys: z.array(
    z.object({
      apiKeyId: id,
      name: text,
      scope: z.enum(apiKeyScopes),
      ending: text,
      createdAt: instant,
      expiresAt: instant.nullable(),
      lastUsedAt: instant.nullable(),
    }),
  ),
});

const ApiKey = builder.objectRef<ApiKeyData>("ApiKey");

defineNode(ApiKey, {
  description: "A key for a program, sent as `Authorization: Bearer lading_…` instead of a session's token.",
  id: { resolve: ({ apiKeyId }) => apiKeyId, description: "Global id of the key; it is not the key itself." },
  fields: (t) => ({
    name: t.exposeString("name", { description: 'What it is for, such as "Warehouse system".' }),
    scope: t.expose("scope", { type: ApiKeyScopeEnum, description: "What it may do." }),
    lastFour: t.exposeString("ending", { description: "The last four characters of the key, to recognise it by." }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "When it was made." }),
    expiresAt: t.expose("expiresAt", {
      type: "DateTime",
      nullable: true,
      description: "When it expires; null if it is valid until it is revoked.",
    }),
    lastUsedAt: t.expose("lastUsedAt", {
      type: "DateTime",
      nullable: true,
      description: "When it was last used, to the minute; null if never.",
    }),
  }),
});

registerNodeLoader("ApiKey", async (apiKeyId, context) => await findApiKey(apiKeyId, context));

const ApiKeyList = connectionOf(ApiKey, {
  edge: "An API key and its position in the list.",
  page: "A page of the user's API keys.",
});

builder.objectField(Viewer, "apiKeys", (t) =>
  t.connection(
    {
      type: ApiKey,
      nullable: true,
      description:
        "The API keys of the office, oldest first, including expired ones. Only for an owner's session. Null with UPSTREAM_UNSUPPORTED if the service behind the gateway has none.",
      resolve: async (_viewer, args, context) => pageOf(await loadApiKeys(context), args, limits, ({ apiKeyId }) => apiKeyId),
    },
    ApiKeyList.Connection,
    ApiKeyList.Edge,
  ),
);

builder.relayMutationField(
  "createApiKey",
  {
    description: "A new key for a program.",
    inputFields: (t) => ({
      name: t.string({ required: true, description: `What it is for; not blank, at most ${maxApiKeyName} characters.` }),
      scope: t.field({ type: ApiKeyScopeEnum, required: true, description: "What it may do." }),
      expiresAt: t.field({
        type: "DateTime",
        description: `When it expires, at most ${maxApiKeyDays} days ahead; if omitted, it is valid until it is revoked.`,
      }),
    }),
  },
  {
    description: `Creates an API key; an office may have ${maxApiKeys}. Only for an owner's session. A change of the password does not revoke keys.`,
    resolve: (_root, { input: { name, scope, expiresAt } }, { rest }) =>
      outcome(async () => {
        const body = { name, scope, ...(expiresAt ? { expiresAt } : {}) };
        const { apiKeyId, key } = await optionalCall(() => rest.write({ method: "POST", path: `${path}/add`, body }, made));
        return { id: apiKeyId, ...(key ? { secret: key } : {}) };
      }),
  },
  {
    description: "The new key.",
    outputFields: (t) => ({
      key: t.exposeString("secret", {
        nullable: true,
        description: "The secret key. Returned only here; null with errors, and when a request is repeated with its Idempotency-Key.",
      }),
      apiKey: t.field({
        type: ApiKey,
        nullable: true,
        description: "The stored API key, without the secret; null with errors.",
        resolve: ({ id: apiKeyId }, _args, context) => (apiKeyId ? findApiKey(apiKeyId, context) : null),
      }),
      apiKeyEdge: t.field({
        type: ApiKeyList.Edge,
        nullable: true,
        description: "The new API key with its cursor, to be added to a list; null with errors.",
        resolve: async ({ id: apiKeyId }, _args, context) => {
          const node = apiKeyId ? await findApiKey(apiKeyId, context) : null;
          return node && { node, cursor: itemCursor((await loadApiKeys(context)).indexOf(node), node.apiKeyId) };
        },
      }),
      viewer: viewerField(t),
      errors: errorsField(t),
    }),
  },
);

builder.relayMutationField(
  "revokeApiKey",
  {
    description: "The key to revoke.",
    inputFields: (t) => ({ id: t.id({ required: true, description: "Global id of the key." }) }),
  },
  {
    description: "Revokes a key immediately and permanently. Only for an owner's session.",
    resolve: (_root, { input }, { rest }) =>
      outcome(async () => {
        const apiKeyId = targetId("ApiKey", input.id, "API key");
        await optionalCall(() => rest.write({ method: "DELETE", path, query: { apiKeyId } }, ignoredResponse));
        return { id: apiKeyId };
      }, fieldOf),
  },
  {
    description: "The id of the revoked API key, or why it was not revoked.",
    outputFields: (t) => ({
      deletedApiKeyId: t.id({
        nullable: true,
        description: "Global id of the revoked API key; null with errors.",
        resolve: ({ id: apiKeyId }) => (apiKeyId ? encodeId("ApiKey", apiKeyId) : null),
      }),
      viewer: viewerField(t),
      errors: errorsField(t),
    }),
  },
);

async function loadApiKeys({ rest }: Context): Promise<ApiKeyData[]> {
  return (await optionalCall(() => rest.get(path, {}, keys))).apiKeys;
}

async function findApiKey(apiKeyId: string, context: Context): Promise<ApiKeyData | null> {
  return (await loadApiKeys(context)).find((key) => key.apiKeyId === apiKeyId) ?? null;
}
