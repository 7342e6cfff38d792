import { mkdtempSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readPersistedOperations } from "../../../gateway/graphql/persistedOperations.ts";
import { aGateway } from "../../support/gateway/aGateway.ts";

const json = { "content-type": "application/json" };
const hello = "{ viewer { name } }";

describe("a request", () => {
  test.each([
    ["no JSON", "{ viewer", json, 400, "BAD_USER_INPUT"],
    ["an empty body", "", json, 400, "BAD_USER_INPUT"],
    ["null", "null", json, 400, "BAD_USER_INPUT"],
    ["a number", "42", json, 400, "BAD_USER_INPUT"],
    ["a batch", JSON.stringify([{ query: hello }, { query: hello }]), json, 400, "BAD_USER_INPUT"],
    ["an empty batch", "[]", json, 400, "BAD_USER_INPUT"],
    ["no query", "{}", json, 400, "BAD_USER_INPUT"],
    ["a query that is no text", JSON.stringify({ query: { a: 1 } }), json, 400, "BAD_USER_INPUT"],
    ["variables that are a list", JSON.stringify({ query: hello, variables: [1] }), json, 400, "BAD_USER_INPUT"],
    ["variables that are a text", JSON.stringify({ query: hello, variables: "{}" }), json, 400, "BAD_USER_INPUT"],
    ["an operation name that is a number", JSON.stringify({ query: hello, operationName: 1 }), json, 400, "BAD_USER_INPUT"],
    ["an operation that is not in it", JSON.stringify({ query: `query A ${hello}`, operationName: "B" }), json, 400, "BAD_USER_INPUT"],
    ["more than a megabyte", JSON.stringify({ query: hello, variables: { x: "x".repeat(1024 * 1024) } }), json, 413, "PAYLOAD_TOO_LARGE"],
    ["a text of another type", hello, { "content-type": "text/plain" }, 415, "BAD_USER_INPUT"],
    ["a form without the header that browsers must ask for", new URLSearchParams({ query: hello }), {}, 403, "FORBIDDEN"],
    ["a multipart form without that header", new FormData(), {}, 403, "FORBIDDEN"],
  ] satisfies [string, BodyInit, Record<string, string>, number, string][])(
    "of %s is refused",
    async (_what, body, headers, status, code) => {
      const { post, rest, logged } = await aGateway();
      const answer = await post(body, headers);
      expect(answer).toMatchObject({ status, errors: [{ extensions: { code } }] });
      expect(answer.data).toBeUndefined();
      expect(rest.calls).toEqual([]);
      expect(logged).toEqual([]);
    },
  );

  test("that is larger than it says is cut off at a megabyte", async () => {
    const { url } = await aGateway();
    const chunks = new ReadableStream({
      start(controller) {
        for (let sent = 0; sent < 20; sent += 1) controller.enqueue(new Uint8Array(100_000).fill(32));
        controller.close();
      },
    });
    // The browser's types do not know yet that a streamed body needs `duplex`.
    const response = await fetch(url, { method: "POST", headers: json, body: chunks, duplex: "half" } as RequestInit);
    expect(response.status).toBe(413);
  });

  test("with keys that reach for prototypes does nothing to them", async () => {
    const { post } = await aGateway();
    const answer = await post(
      '{"query":"{ viewer { name } }","__proto__":{"polluted":1},"variables":{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}}',
      json,
    );
    expect(answer.status).toBeLessThan(500);
    expect(Object.hasOwn(Object.prototype, "polluted")).toBe(false);
  });

  test("may be a form with the header", async () => {
    const { post } = await aGateway();
    const answer = await post(
      new URLSearchParams({ query: "query ($a: Boolean = true) { viewer { name @include(if: $a) } }", variables: '{"a":true}' }),
      {
        "graphql-require-preflight": "1",
      },
    );
    expect(answer.data).toEqual({ viewer: { name: "Asha Mehta" } });
  });

  test("by GET may ask but not change", async () => {
    const { url } = await aGateway();
    const get = async (query: string) => await fetch(`${url}?query=${encodeURIComponent(query)}`);
    expect(await (await get(hello)).json()).toMatchObject({ data: { viewer: { name: "Asha Mehta" } } });
    const refused = await get('mutation { updateProfile(input: { name: "x" }) { errors { message } } }');
    expect(refused.status).toBe(405);
  });

  test.each(["PUT", "PATCH", "DELETE", "OPTIONS"])("by %s is refused with the methods that there are", async (method) => {
    const { url, rest } = await aGateway();
    const request = { method, headers: json, body: method === "OPTIONS" ? null : JSON.stringify({ query: hello }) };
    const response = await fetch(url, request);
    expect([response.status, response.headers.get("allow")]).toEqual([405, "GET, POST"]);
    expect(await response.json()).toEqual({
      errors: [{ message: expect.stringContaining("POST"), extensions: { code: "BAD_USER_INPUT" } }],
    });
    expect(rest.calls).toEqual([]);
  });

  test("from another site gets no leave to read the answer", async () => {
    const { url } = await aGateway();
    const response = await fetch(url, {
      method: "POST",
      headers: { ...json, origin: "https://evil.example" },
      body: JSON.stringify({ query: hello }),
    });
    expect(response.headers.get("access-control-allow-origin")).toBeNull();
    const asked = await fetch(url, {
      method: "OPTIONS",
      headers: { origin: "https://evil.example", "access-control-request-method": "POST" },
    });
    expect(asked.ok).toBe(false);
  });

  test("passes its id, key and address on, and each further write of it gets a key of its own", async () => {
    const { ask, rest } = await aGateway();
    const create = (name: string) => `createBuyer(input: { name: "${name}" }) { errors { message } }`;
    await ask(`mutation { a: ${create("A")} b: ${create("B")} }`, {}, { "idempotency-key": "key-7" });
    const writes = rest.calls.filter(({ method }) => method === "POST");
    expect(writes.map(({ headers }) => headers["idempotency-key"])).toEqual(["key-7", "key-7.2"]);
    expect(writes[0]?.headers["x-request-id"]).toBeTruthy();
    expect(writes[0]?.headers["x-request-id"]).toBe(writes[1]?.headers["x-request-id"]);
    expect(writes[0]?.headers["x-forwarded-for"]).toBe("127.0.0.1");
  });

  test("without a key sends none, and reads never carry one", async () => {
    const { ask, rest } = await aGateway();
    await ask('mutation { createBuyer(input: { name: "A" }) { viewer { name } errors { message } } }');
    await ask(hello, {}, { "idempotency-key": "key-8" });
    expect(rest.calls.map(({ headers }) => headers["idempotency-key"])).toEqual([undefined, undefined, undefined]);
  });
});

describe("mistakes in an operation", () => {
  test.each([
    ["that cannot be parsed", "{ viewer {"],
    ["that asks for an unknown field", "{ viewer { password } }"],
    ["that forgets a required argument", "{ node { id } }"],
  ])("%s are told with a code", async (_what, query) => {
    const { post } = await aGateway();
    const answer = await post(JSON.stringify({ query }), { ...json, accept: "application/graphql-response+json" });
    expect(answer).toMatchObject({ status: 400, errors: [{ extensions: { code: "BAD_USER_INPUT" } }] });
  });

  test("in variables are told with a code, and no resolver runs", async () => {
    const { ask, rest } = await aGateway();
    const answer = await ask("query ($id: ID!) { node(id: $id) { id } }", {});
    expect(answer.errors[0]).toMatchObject({ extensions: { code: "BAD_USER_INPUT" } });
    expect(rest.calls).toEqual([]);
  });

  const noInstants = ["2025-11-12", "2025-11-12T08:00", "yesterday", "2026-02-29T00:00:00.000Z", "2026-02-30T00:00:00+05:30"];
  test.each(noInstants)("a DateTime is of a real day and has an offset, so %s is none (R-1190)", async (from) => {
    const { ask } = await aGateway();
    const { errors } = await ask("query ($from: DateTime) { viewer { shipments(createdFrom: $from) { totalCount } } }", { from });
    expect(errors[0]).toMatchObject({
      message: expect.stringContaining("A DateTime is an ISO 8601 instant with an offset"),
      extensions: { code: "BAD_USER_INPUT" },
    });
  });

  test("a File that is no part of the request is refused", async () => {
    const { ask } = await aGateway();
    const { errors } = await ask("mutation ($file: File!) { uploadFirmImage(input: { file: $file, type: STAMP_SIGN }) { key } }", {
      file: { filename: "x", stream: {} },
    });
    expect(errors[0]).toMatchObject({
      message: expect.stringContaining("part of a multipart request"),
      extensions: { code: "BAD_USER_INPUT" },
    });
  });
});

describe("persisted operations", () => {
  const operations: Record<string, string> = { abc: "query ($id: ID!) { node(id: $id) { id } viewer { name } }" };

  test("are run by their id", async () => {
    const { post } = await aGateway({ persistedOperations: (id) => operations[id] ?? null });
    const answer = await post(JSON.stringify({ documentId: "abc", variables: { id: "x" } }), json);
    expect(answer.data).toEqual({ node: null, viewer: { name: "Asha Mehta" } });
  });

  test.each(["zzz", "__proto__", "constructor", ""])(
    "of an unknown id (%s) are refused with a code, and in words for the user of an old page",
    async (documentId) => {
      const { post } = await aGateway({ persistedOperations: readPersistedOperations("/nowhere/operations.json") });
      expect((await post(JSON.stringify({ documentId }), json)).errors).toEqual([
        {
          message: "Lading was updated since this page was opened. Please reload the page.",
          extensions: { code: "UNKNOWN_OPERATION" },
        },
      ]);
    },
  );

  test("are read again when the compiler has written them anew", () => {
    const file = join(mkdtempSync(join(tmpdir(), "operations-")), "operations.json");
    writeFileSync(file, '{"one":"{ viewer { id } }"}');
    const find = readPersistedOperations(file);
    expect(find("one")).toBe("{ viewer { id } }");
    expect(find("two")).toBeNull();
    writeFileSync(file, '{"two":"{ viewer { name } }"}');
    utimesSync(file, new Date(), new Date(Date.now() + 5_000));
    expect(find("two")).toBe("{ viewer { name } }");
  });
});

describe("introspection", () => {
  test("is answered unless it is switched off", async () => {
    const query = "{ __schema { queryType { name } } }";
    expect((await (await aGateway()).ask(query)).data).toEqual({ __schema: { queryType: { name: "Query" } } });
    const { errors } = await (await aGateway({ introspection: false })).ask(query);
    expect(errors[0]?.extensions["code"]).toBe("BAD_USER_INPUT");
  });

  test.each([
    ["field", "{ viewer { nam } }", {}],
    ["argument", "{ viewer { buyers(firs: 1) { totalCount } } }", {}],
    ["type", "{ viewer { ... on View { name } } }", {}],
    ["field of an input", 'mutation { createBuyer(input: { nam: "A" }) { errors { message } } }', {}],
    ["value of an enum", "{ viewer { shipments(orderBy: { field: CREATED, direction: DESC }) { totalCount } } }", {}],
    [
      "field of a variable",
      "mutation ($input: CreateBuyerInput!) { createBuyer(input: $input) { errors { message } } }",
      { input: { name: "A", nam: "" } },
    ],
  ])("that is switched off guesses no %s either", async (_what, query, variables) => {
    const guess = expect.stringContaining("Did you mean");
    expect((await (await aGateway()).ask(query, variables)).errors.map(({ message }) => message)).toContainEqual(guess);
    const { errors } = await (await aGateway({ introspection: false })).ask(query, variables);
    expect(errors.length).toBeGreaterThan(0);
    expect(errors.map(({ message }) => message)).not.toContainEqual(guess);
  });
});

describe("GraphiQL", () => {
  const explorer = { html: "<!doctype html><title>GraphiQL</title>", policy: "default-src 'self'" };

  test("is served to browsers with a policy of its own", async () => {
    const { url } = await aGateway({ explorer });
    const response = await fetch(url, { headers: { accept: "text/html,application/xhtml+xml" } });
    expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(response.headers.get("content-security-policy")).toBe("default-src 'self'");
    expect(await response.text()).toContain("GraphiQL");
  });

  test("is not there when it is switched off", async () => {
    const { url } = await aGateway({ explorer: null });
    const response = await fetch(url, { headers: { accept: "text/html,application/xhtml+xml" } });
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(await response.text()).not.toContain("GraphiQL");
  });
});
