import { describe, expect, test } from "vitest";
import type { ApiKey } from "#domain/integrations/apiKey.ts";
import { aGateway, globalId } from "../../../support/gateway/aGateway.ts";

const create =
  "mutation ($input: CreateApiKeyInput!) { createApiKey(input: $input) { key apiKey { id name scope lastFour expiresAt lastUsedAt } apiKeyEdge { cursor node { id } } errors { message field code } } }";
const revoke = "mutation ($input: RevokeApiKeyInput!) { revokeApiKey(input: $input) { deletedApiKeyId errors { message field code } } }";

function aKey(change: Partial<ApiKey> = {}): ApiKey {
  const times = { createdAt: "2026-04-01T08:00:00.000Z", expiresAt: null, lastUsedAt: null };
  return { apiKeyId: "K1", name: "Warehouse", scope: "READ", ending: "x7Qf", ...times, ...change };
}

describe("API keys", () => {
  test("are a connection of the viewer and nodes", async () => {
    const { ask, rest } = await aGateway();
    rest.say("GET /v1/user/api-key", { data: { apiKeys: [aKey(), aKey({ apiKeyId: "K2", expiresAt: "2026-05-01T08:00:00.000Z" })] } });
    const answer = await ask("{ viewer { apiKeys(first: 1, after: null) { totalCount nodes { id name scope lastFour createdAt } } } }");
    expect(answer.at("viewer.apiKeys")).toEqual({
      totalCount: 2,
      nodes: [{ id: globalId("ApiKey", "K1"), name: "Warehouse", scope: "READ", lastFour: "x7Qf", createdAt: "2026-04-01T08:00:00.000Z" }],
    });
    const node = await ask("query ($id: ID!) { node(id: $id) { ... on ApiKey { expiresAt } } }", { id: globalId("ApiKey", "K2") });
    expect(node.at("node")).toEqual({ expiresAt: "2026-05-01T08:00:00.000Z" });
    expect((await ask("query ($id: ID!) { node(id: $id) { id } }", { id: globalId("ApiKey", "K9") })).at("node")).toBe(null);
  });

  test("are made by a mutation that tells the key this once", async () => {
    const { ask, rest } = await aGateway();
    rest.say("POST /v1/user/api-key/add", { data: { ...aKey(), key: "lading_secret" } });
    rest.say("GET /v1/user/api-key", { data: { apiKeys: [aKey()] } });
    const input = { name: "Warehouse", scope: "READ", expiresAt: "2026-05-01T10:00:00+02:00" };
    const answer = await ask(create, { input }, { "idempotency-key": "k1" });
    expect(rest.calls[0]).toMatchObject({
      body: { name: "Warehouse", scope: "READ", expiresAt: "2026-05-01T08:00:00.000Z" },
      headers: { "idempotency-key": "k1" },
    });
    expect(answer.at("createApiKey")).toEqual({
      key: "lading_secret",
      apiKey: { id: globalId("ApiKey", "K1"), name: "Warehouse", scope: "READ", lastFour: "x7Qf", expiresAt: null, lastUsedAt: null },
      apiKeyEdge: { cursor: expect.any(String), node: { id: globalId("ApiKey", "K1") } },
      errors: [],
    });
  });

  test("that are refused say why and where", async () => {
    const { ask, rest } = await aGateway();
    const errors = [{ error: "The expiry must be in the future", code: "INVALID", field: ["expiresAt"] }];
    rest.say("POST /v1/user/api-key/add", { status: 422, errors });
    const answer = await ask(create, { input: { name: "Warehouse", scope: "WRITE" } });
    expect(answer.at("createApiKey")).toEqual({
      key: null,
      apiKey: null,
      apiKeyEdge: null,
      errors: [{ message: "The expiry must be in the future", code: "INVALID", field: ["expiresAt"] }],
    });
  });

  test("are revoked by their id; an unknown one and one of another type are not found", async () => {
    const { ask, rest } = await aGateway();
    rest.say("DELETE /v1/user/api-key", { data: { apiKeyId: "K1" } }, 1);
    const done = await ask(revoke, { input: { id: globalId("ApiKey", "K1") } });
    expect(done.at("revokeApiKey")).toEqual({ deletedApiKeyId: globalId("ApiKey", "K1"), errors: [] });
    expect(rest.calls[0]?.query).toEqual({ apiKeyId: "K1" });
    const unknown = { error: "API key not found", code: "NOT_FOUND", field: ["apiKeyId"] };
    rest.say("DELETE /v1/user/api-key", { status: 404, errors: [unknown] });
    const refused = { deletedApiKeyId: null, errors: [{ message: "API key not found", field: ["id"], code: "NOT_FOUND" }] };
    expect((await ask(revoke, { input: { id: globalId("ApiKey", "K9") } })).at("revokeApiKey")).toEqual(refused);
    expect((await ask(revoke, { input: { id: globalId("Buyer", "K1") } })).at("revokeApiKey")).toEqual(refused);
  });

  test("that may not do something get FORBIDDEN in the service's words, and the session does not count as over", async () => {
    const { ask, rest } = await aGateway();
    rest.say("POST /v1/user/buyer/add", { status: 403, errors: [{ error: "This API key may only read" }] });
    const answer = await ask('mutation { createBuyer(input: { name: "B", address: "", country: "" }) { buyer { id } } }');
    expect(answer.status).toBe(200);
    expect(answer.errors).toMatchObject([{ message: "This API key may only read", extensions: { code: "FORBIDDEN" } }]);
  });

  test.each([
    ["in our envelope", { status: 404, errors: ["Not found"] }],
    ["in none", (response: import("node:http").ServerResponse) => void response.writeHead(404).end("<h1>Not Found</h1>")],
    ["as a method that it does not take", (response: import("node:http").ServerResponse) => void response.writeHead(405).end()],
  ])("at a server that has none, which says so %s, are UPSTREAM_UNSUPPORTED", async (_, reply) => {
    const { ask, rest } = await aGateway({ isForeign: true });
    for (const route of ["GET /v1/user/api-key", "POST /v1/user/api-key/add", "DELETE /v1/user/api-key"]) rest.say(route, reply);
    const list = await ask("{ viewer { name apiKeys { totalCount } } }");
    const made = await ask(create, { input: { name: "Warehouse", scope: "READ" } });
    const gone = await ask(revoke, { input: { id: globalId("ApiKey", "K1") } });
    for (const { status, errors } of [list, made, gone]) {
      expect([status, errors[0]?.extensions["code"], errors[0]?.message]).toEqual([
        200,
        "UPSTREAM_UNSUPPORTED",
        "The service behind this gateway does not support this",
      ]);
    }
  });
});
