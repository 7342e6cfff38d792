import { z } from "zod";
import { apiKeyScopes, maxApiKeyDays, maxApiKeyName, maxApiKeys, type ApiKey } from "#domain/integrations/apiKey.ts";
import { text } from "../http/requestSchema.ts";
import type { OperationSpec } from "../openapi/operationSpec.ts";
import { idOf, instant } from "../openapi/commonFields.ts";

const exampleKey = { name: "Warehouse system", ending: "D2sA", expiresAt: "2026-11-01T00:00:00.000Z" };
const nameWords = `The name of the key, at most ${maxApiKeyName} characters.`;
const scopeWords = "READ allows reading everything; WRITE also allows changes.";

export const newApiKeyBody = z
  .object({
    name: text(1000).describe(nameWords),
    scope: text().meta({ enum: apiKeyScopes, description: scopeWords }),
    expiresAt: text().describe(`An ISO 8601 instant, at most ${maxApiKeyDays} days ahead; when omitted, the key is valid until revoked.`),
  })
  .meta({
    id: "NewApiKey",
    example: { name: "Warehouse system", scope: "WRITE" },
    description: "A new API key as entered.",
    required: ["name", "scope"],
  });

const apiKey = z
  .object({
    apiKeyId: z.string().describe("The key's id, for revoking it."),
    name: z.string().describe(nameWords),
    scope: z.enum(apiKeyScopes).describe(scopeWords),
    ending: z.string().describe("The last four characters of the key."),
    createdAt: instant("When the key was created."),
    expiresAt: instant("When the key expires; null: valid until revoked.").nullable(),
    lastUsedAt: instant("When the key was last used, to the minute; null: never.").nullable(),
  })
  .meta({ id: "ApiKey", example: exampleKey, description: "An API key, without the secret key itself." }) satisfies z.ZodType<ApiKey>;

export const apiKeyOperations = {
  list: {
    id: "listApiKeys",
    tag: "API keys",
    role: "OWNER",
    summary: "All API keys",
    answer: z.object({ apiKeys: z.array(apiKey).describe("The office's keys, oldest first.") }),
  },
  add: {
    id: "addApiKey",
    tag: "API keys",
    role: "OWNER",
    summary: "Create an API key",
    description: `An office may have ${maxApiKeys} keys.`,
    body: newApiKeyBody,
    answer: apiKey
      .extend({
        key: z.string().nullable().describe("The secret key. Returned only here; null in the answer to a repeated Idempotency-Key."),
      })
      .meta({
        id: "AddedApiKey",
        example: { ...exampleKey, key: "lading_9f2k7QmX4vT8bN1cR6yW3zL5hJ0pD2sA" },
        description: "A new API key.",
      }),
    isIdempotent: true,
    refusals: { 422: "A field is invalid, or the office has too many keys." },
  },
  revoke: {
    id: "revokeApiKey",
    tag: "API keys",
    role: "OWNER",
    summary: "Revoke an API key",
    query: { apiKeyId: idOf("key") },
    answer: z.object({ apiKeyId: z.string().describe("The id of the revoked key.") }),
    isIdempotent: true,
    refusals: { 404: "The key does not exist." },
  },
} satisfies Record<string, OperationSpec>;
