import { gzipSync } from "node:zlib";
import { createServer as createPlain } from "node:http";
import { createServer as createSecure } from "node:https";
import type { AddressInfo } from "node:net";
import { describe, expect, onTestFinished, test } from "vitest";
import { mailCertificate } from "../../support/servers/mailCertificate.ts";
import { aGateway, globalId } from "../../support/gateway/aGateway.ts";

const info = "GET /v1/user/info";
const hello = "{ viewer { name } }";
const write = 'mutation { createBuyer(input: { name: "A" }) { buyer { id } errors { message code } } }';

describe("a fault of the service", () => {
  test("leaves one line with the operation, the route, the status and the time, whether or not it was tried again", async () => {
    const { ask, rest, warned } = await aGateway();
    rest.say("GET /v1/shipment", { status: 502, errors: ["account 50200012345678"] });
    const query = "query Detail($id: ID!) { node(id: $id) { id ... on Shipment { notes vessel } } }";
    for (let asked = 1; asked <= 2; asked += 1) {
      await ask(query, { id: globalId("Shipment", "S1") });
      expect(rest.made().filter((call) => call === "GET /v1/shipment")).toHaveLength(2 * asked);
      expect(warned).toEqual(
        Array.from({ length: asked }, () => ({
          kind: "UPSTREAM_UNAVAILABLE",
          operation: "query Detail",
          route: "GET /v1/shipment",
          status: 502,
          ms: expect.any(Number),
        })),
      );
    }
  });

  test("leaves no line for a refusal, for a session that is over, or while calls are held back", async () => {
    const { ask, rest, warned } = await aGateway({ rest: { breakerFailures: 1, breakerPauseMs: 60_000 } });
    rest.say(info, { status: 422, errors: ["No"] }, 1);
    await ask(hello);
    rest.say(info, { status: 401 }, 1);
    await ask(hello);
    expect(warned).toEqual([]);
    rest.say(info, (response) => response.socket?.resetAndDestroy());
    for (let tries = 0; tries < 3; tries += 1) await ask(hello);
    expect(warned).toMatchObject([{ kind: "UPSTREAM_UNAVAILABLE", status: null }]);
  });

  test("in some fields leaves one line that names them, and none of their values", async () => {
    const { ask, rest, warned } = await aGateway();
    rest.say(info, { data: { ...rest.info, name: { first: "Asha" }, buyers: "secret", goods: [null] } });
    for (let tries = 0; tries < 2; tries += 1) expect((await ask("{ viewer { name email } }")).errors).toEqual([]);
    expect(warned).toEqual([{ route: info, fields: ["name", "buyers", "goods[]"] }]);
  });
});

/** The address of a server, which ends with the test. */
async function addressOf(server: ReturnType<typeof createPlain>): Promise<string> {
  await new Promise<void>((done) => void server.listen(0, "127.0.0.1", done));
  onTestFinished(() => void server.close());
  // A server that listens on a port has an address of this form.
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe("what is to be mended of a service is in the log's line", () => {
  test.each<[string, () => Promise<string>, string]>([
    [
      "has a certificate that is not trusted",
      async () => `https://${await addressOf(createSecure(mailCertificate))}`,
      "DEPTH_ZERO_SELF_SIGNED_CERT",
    ],
    ["speaks no TLS", async () => `https://${await addressOf(createPlain())}`, "ERR_SSL_WRONG_VERSION_NUMBER"],
    ["is not there", async () => "http://127.0.0.1:1", "ECONNREFUSED"],
  ])("for one that %s, which cannot be reached", async (_what, start, reason) => {
    const { ask, warned, logged } = await aGateway({ rest: { url: await start() } });
    for (const operation of [hello, write])
      expect((await ask(operation)).errors).toMatchObject([{ extensions: { code: "UPSTREAM_UNAVAILABLE" } }]);
    expect([warned, logged]).toMatchObject([[{ kind: "UPSTREAM_UNAVAILABLE", reason }, { reason }], []]);
  });

  test("for an answer that is reset within a chunk, by its kind as it has no code (R-1366)", async () => {
    const { ask, rest, warned } = await aGateway();
    rest.say(info, (response) => {
      response.writeHead(200, { connection: "close" }).write("{");
      setTimeout(() => response.socket?.resetAndDestroy(), 50);
    });
    await ask(hello);
    expect(warned).toMatchObject([{ kind: "UPSTREAM_UNAVAILABLE", reason: "HTTPParserError" }]);
  });

  test("for a response that is none of its contract", async () => {
    const { ask, rest, warned } = await aGateway();
    rest.say(info, (response) => void response.writeHead(301, { location: "/v2" }).end());
    await ask(hello);
    rest.say(info, { data: { firms: [] } });
    await ask(hello);
    expect(warned).toMatchObject([{ reason: "The service answered with a redirect" }, { reason: "The service's answer is incomplete" }]);
  });
});

describe("a refusal without words", () => {
  test.each([[[""]], [[{ error: "" }]], [[{ error: " ", message: "" }]], [[{}]]])("as %j has the operation's own", async (errors) => {
    const { ask, rest } = await aGateway();
    rest.say("POST /v1/user/buyer/add", { status: 422, errors });
    rest.say("DELETE /v1/user/goods", { status: 422, errors });
    rest.say(info, { status: 422, errors });
    expect((await ask(write)).at("createBuyer.errors.0.message")).toBe("Failed to create buyer");
    const removed = await ask("mutation ($id: ID!) { deleteGoods(input: { id: $id }) { errors { message } } }", {
      id: globalId("Goods", "G1"),
    });
    expect(removed.at("deleteGoods.errors.0.message")).toBe("Failed to delete product");
    expect((await ask(hello)).errors[0]?.message).toBe("An unexpected error occurred");
  });
});

test.each<[string, object[] | string | object, string]>([
  ["a text", "No such list", "No such list"],
  ["an object", { message: "No such list", code: "INVALID" }, "No such list"],
  ["an object of fields", { item: ["is taken"] }, "Failed to create buyer"],
])("a refusal that is %s in place of a list is one too, and no success (R-1215)", async (_what, errors, message) => {
  const { ask, rest } = await aGateway({ isForeign: true });
  rest.say("POST /v1/user/buyer/add", (response) => void response.end(JSON.stringify({ data: { buyerId: "B9" }, errors })));
  expect((await ask(write)).at("createBuyer")).toEqual({ buyer: null, errors: [{ message, code: "INVALID" }] });
});

test.each([
  ['{"success":false,"message":"No room"}', "No room"],
  ['{"data":{"success":"false"},"errors":[]}', "Failed to update buyer"],
  ['{"data":false}', "Failed to update buyer"],
  ['{"error":"No room"}', "No room"],
  ['{"data":{"buyerId":"B1"},"error":{"message":"No room"}}', "No room"],
  ['{"status":"error","message":"No room"}', "No room"],
])("a write answered %s with status 200 was not done (R-1242)", async (body, message) => {
  const { ask, rest } = await aGateway({ isForeign: true });
  rest.say("POST /v1/user/buyer/update", (response) => void response.end(body));
  const update = 'mutation ($id: ID!) { updateBuyer(input: { id: $id, name: "A" }) { buyer { id } errors { message code } } }';
  expect((await ask(update, { id: globalId("Buyer", "B1") })).at("updateBuyer")).toEqual({
    buyer: null,
    errors: [{ message, code: "INVALID" }],
  });
});

test.each<[string, Record<string, string>, (json: string) => Buffer, string]>([
  ["in Latin-1", {}, (json) => Buffer.from(json, "latin1"), "The service's answer is not in UTF-8"],
  ["compressed", { "content-encoding": "gzip" }, (json) => gzipSync(json), "The service answered with a compressed body"],
])("an answer that is %s is not taken for a text, and the error says so (R-1216)", async (_what, headers, encode, message) => {
  const { ask, rest } = await aGateway({ isForeign: true });
  const body = encode(JSON.stringify({ data: { ...rest.info, name: "Zoë" }, errors: [] }));
  rest.say(info, (response) => void response.writeHead(200, headers).end(body));
  expect((await ask(hello)).errors).toMatchObject([{ message, extensions: { code: "BAD_UPSTREAM_RESPONSE" } }]);
  expect(rest.calls[0]?.headers["accept-encoding"]).toBe("identity");
});

test("an answer may begin with a byte order mark (R-1216)", async () => {
  const { ask, rest } = await aGateway({ isForeign: true });
  rest.say(info, (response) => void response.end(`\uFEFF${JSON.stringify({ data: rest.info, errors: [] })}`));
  expect(await ask(hello)).toMatchObject({ data: { viewer: { name: rest.info.name } }, errors: [] });
});

test.each(["", null, {}, false])("errors of %j are none", async (errors) => {
  const { ask, rest } = await aGateway({ isForeign: true });
  rest.say(info, (response) => void response.end(JSON.stringify({ data: rest.info, errors })));
  expect(await ask(hello)).toMatchObject({ data: { viewer: { name: rest.info.name } }, errors: [] });
});

describe("a single record", () => {
  const query = "query ($ids: [ID!]!) { nodes(ids: $ids) { id } }";
  const ids = [globalId("Shipment", "S1"), globalId("Buyer", "B1")];

  test.each([
    [404, "NOT_FOUND", null],
    [400, "INVALID", "BAD_USER_INPUT"],
    [409, "CONFLICT", "BAD_USER_INPUT"],
    [429, "RATE_LIMITED", "RATE_LIMITED"],
    [500, undefined, "BAD_UPSTREAM_RESPONSE"],
  ])("that is answered with %i is null only where there is none, and takes none along", async (status, code, expected) => {
    const { ask, rest } = await aGateway();
    rest.say("GET /v1/shipment", { status, errors: [{ error: "No", ...(code && { code }) }] });
    for (let tries = 0; tries < 2; tries += 1) {
      const { errors, data } = await ask(query, { ids });
      const codes = errors.map(({ path, extensions }) => [path, extensions["code"]]);
      expect(codes).toEqual(expected === null ? [] : [[["nodes", 0], expected]]);
      expect(data).toEqual({ nodes: [null, { id: ids[1] }] });
    }
  });
});
