import type { IncomingMessage, ServerResponse } from "node:http";
import { describe, expect, test } from "vitest";
import { aGateway, globalId } from "../../support/gateway/aGateway.ts";
import type { Reply } from "../../support/gateway/fakeRest.ts";

const info = "GET /v1/user/info";
const hello = "{ viewer { name } }";
const write = 'mutation { createBuyer(input: { name: "A" }) { buyer { id } errors { message code } } }';
const times = { connectMs: 800, headersMs: 800, bodyMs: 800, documentMs: 1600 };

const type = { "content-type": "application/json" };
/** Once a write is out, only a whole answer tells whether it was done. */
const unknown = "OUTCOME_UNKNOWN";
const faults: [what: string, reply: Reply, code: string, writeCode?: string][] = [
  ["resets the connection", (response) => response.socket?.resetAndDestroy(), "UPSTREAM_UNAVAILABLE", unknown],
  ["hangs up without an answer", (response) => response.socket?.end(), "UPSTREAM_UNAVAILABLE", unknown],
  ["never answers", () => {}, "UPSTREAM_TIMEOUT", unknown],
  ["never ends its answer", (response) => void response.writeHead(200, type).write('{"data":'), "UPSTREAM_TIMEOUT", unknown],
  ["breaks off in half a body", (response) => halfABody(response), "UPSTREAM_UNAVAILABLE", unknown],
  ["resets the connection in half a chunk (R-1366)", (response) => halfAChunk(response), "UPSTREAM_UNAVAILABLE", unknown],
  ["answers 500", { status: 500, errors: ["SELECT * FROM secrets"] }, "BAD_UPSTREAM_RESPONSE"],
  ["answers 502", { status: 502 }, "UPSTREAM_UNAVAILABLE"],
  ["answers 503", { status: 503 }, "UPSTREAM_UNAVAILABLE"],
  ["answers 504", { status: 504 }, "UPSTREAM_TIMEOUT"],
  [
    "answers HTML",
    (response) => void response.writeHead(200, { "content-type": "text/html" }).end("<h1>Welcome</h1>"),
    "BAD_UPSTREAM_RESPONSE",
  ],
  [
    "answers an HTML error",
    (response) => void response.writeHead(404, { "content-type": "text/html" }).end("<h1>Gone</h1>"),
    "BAD_UPSTREAM_RESPONSE",
  ],
  ["answers nothing", (response) => void response.writeHead(200, type).end(), "BAD_UPSTREAM_RESPONSE"],
  ["answers null", (response) => void response.writeHead(200, type).end("null"), "BAD_UPSTREAM_RESPONSE"],
  ["answers a list", (response) => void response.writeHead(200, type).end("[]"), "BAD_UPSTREAM_RESPONSE"],
  ["answers an envelope without data", (response) => void response.writeHead(200, type).end("{}"), "BAD_UPSTREAM_RESPONSE"],
  ["answers data of another shape", { data: { jwt: 42 } }, "BAD_UPSTREAM_RESPONSE"],
  ["answers no JSON", (response) => void response.writeHead(200, type).end('{"data":'), "BAD_UPSTREAM_RESPONSE", unknown],
  ["redirects", (response) => void response.writeHead(302, { location: "http://169.254.169.254/" }).end(), "BAD_UPSTREAM_RESPONSE"],
  ["answers 50 MB", (response) => flood(response), "BAD_UPSTREAM_RESPONSE"],
  ["forbids it", { status: 403, errors: ["Not for you"] }, "FORBIDDEN"],
];

function halfABody(response: ServerResponse): void {
  response.writeHead(200, { ...type, "content-length": "1000" }).write('{"data":{"name":"As');
  setImmediate(() => response.socket?.end());
}

/** A proxy that breaks an answer off says beforehand that the connection ends with it. */
function halfAChunk(response: ServerResponse): void {
  response.writeHead(200, { ...type, connection: "close" }).write('{"data":{"name":"As');
  setTimeout(() => response.socket?.resetAndDestroy(), 50);
}

function flood(response: ServerResponse): void {
  response.on("error", () => {}).writeHead(200, type);
  const chunk = Buffer.alloc(1024 * 1024, " ");
  let sent = 0;
  const more = () => {
    while (sent < 50 && !response.destroyed) {
      sent += 1;
      if (!response.write(chunk)) return void response.once("drain", more);
    }
    response.end();
  };
  more();
}

describe("a service that", () => {
  test.each(faults)(
    "%s gives a typed error to a query and to a mutation, which is sent once",
    async (_what, reply, code, writeCode = code) => {
      const { ask, rest, logged, warned } = await aGateway({ rest: { ...times, maxAnswerBytes: 1024 * 1024 } });
      rest.say(info, reply);
      rest.say("POST /v1/user/buyer/add", reply);
      const read = await ask(hello);
      expect(read).toMatchObject({ status: 200, data: { viewer: null }, errors: [{ path: ["viewer", "name"], extensions: { code } }] });
      const changed = await ask(write);
      expect(changed).toMatchObject({ status: 200, data: null, errors: [{ path: ["createBuyer"], extensions: { code: writeCode } }] });
      expect(rest.made().filter((call) => call.startsWith("POST"))).toHaveLength(1);
      expect(JSON.stringify([read, changed])).not.toContain("secrets");
      expect(logged).toEqual([]);
      const lines =
        code === "FORBIDDEN"
          ? []
          : [
              { kind: code, route: info },
              { kind: writeCode, route: "POST /v1/user/buyer/add" },
            ];
      expect(warned).toMatchObject(lines);
      expect(warned).toHaveLength(lines.length);
    },
  );

  test("is not there at all gives a typed error", async () => {
    const { ask } = await aGateway({ rest: { ...times, url: "http://127.0.0.1:1/ep/api" } });
    expect((await ask(hello)).errors[0]).toMatchObject({
      message: "The service cannot be reached",
      extensions: { code: "UPSTREAM_UNAVAILABLE" },
    });
  });

  // The other limits are longer than a test may take.
  test.each([
    ["to begin", { headersMs: 300 }, () => {}],
    ["to end", { bodyMs: 300 }, (response: ServerResponse) => void response.writeHead(200, type).write("{")],
  ] satisfies [string, Partial<typeof times>, (response: ServerResponse) => void][])(
    "takes too long %s is given up by that limit, and not before it",
    async (_what, limit, reply) => {
      const { ask, rest } = await aGateway({ rest: { connectMs: 60_000, headersMs: 60_000, bodyMs: 60_000, ...limit } });
      await ask(hello);
      rest.say(info, reply);
      const start = performance.now();
      expect((await ask(hello)).errors[0]?.extensions["code"]).toBe("UPSTREAM_TIMEOUT");
      expect(performance.now() - start).toBeGreaterThan(250);
    },
  );

  test("says when it is back has its words and its time told", async () => {
    const { ask, rest } = await aGateway();
    rest.say(info, { status: 503, errors: ["The server is busy"], headers: { "retry-after": "7" } });
    const { errors } = await ask(hello);
    expect(errors[0]).toMatchObject({ message: "The server is busy", extensions: { code: "UPSTREAM_UNAVAILABLE", retryAfter: 7 } });
    expect(rest.made()).toEqual([info]);
  });

  test("refuses a read in words has them told at the field", async () => {
    const { ask, rest } = await aGateway();
    rest.say("POST /v1/shipment/filter", { status: 422, errors: [{ error: "The dates are the wrong way round" }] });
    const { errors, data } = await ask('{ viewer { name shipments { totalCount } } node(id: "x") { id } }');
    expect(errors).toMatchObject([
      { message: "The dates are the wrong way round", path: ["viewer", "shipments"], extensions: { code: "BAD_USER_INPUT" } },
    ]);
    expect(data).toEqual({ viewer: null, node: null });
  });

  test("limits reads has that told with its own code", async () => {
    const { ask, rest } = await aGateway();
    rest.say(info, { status: 429, errors: ["Slow down"], headers: { "retry-after": "7" } });
    expect((await ask(hello)).errors[0]).toMatchObject({ message: "Slow down", extensions: { code: "RATE_LIMITED", retryAfter: 7 } });
  });

  test("fails for one field leaves the others their data", async () => {
    const { ask, rest } = await aGateway();
    rest.say("GET /v1/shipment", { status: 500 });
    const answer = await ask("query ($id: ID!) { viewer { name } node(id: $id) { id } }", { id: globalId("Shipment", "S1") });
    expect(answer).toMatchObject({ status: 200, data: { viewer: { name: "Asha Mehta" }, node: null } });
    expect(answer.errors).toHaveLength(1);
  });

  test("says no in a form of its own is understood (R-345, R-369)", async () => {
    const { ask, rest } = await aGateway();
    for (const [reply, message] of [
      [{ message: "By message" }, "By message"],
      [{ error: "By error" }, "By error"],
      [{ errors: [{ message: "By a list" }] }, "By a list"],
    ] as const) {
      rest.say("POST /v1/user/buyer/add", (response: ServerResponse) => void response.writeHead(400, type).end(JSON.stringify(reply)));
      expect((await ask(write)).at("createBuyer.errors")).toEqual([{ message, code: "INVALID" }]);
    }
  });
});

describe("reads", () => {
  test("are tried once more when the connection breaks, and only once", async () => {
    const { ask, rest } = await aGateway();
    rest.say(info, (response) => response.socket?.resetAndDestroy(), 1);
    expect(await ask(hello)).toMatchObject({ data: { viewer: { name: "Asha Mehta" } }, errors: [] });
    rest.say(info, (response) => response.socket?.resetAndDestroy());
    rest.calls.splice(0);
    expect((await ask(hello)).errors).toHaveLength(1);
    expect(rest.made()).toEqual([info, info]);
  });

  test("are not tried again after a time-out: the caller has waited enough", async () => {
    const { ask, rest } = await aGateway({ rest: times });
    rest.say(info, () => {});
    await ask(hello);
    expect(rest.made()).toEqual([info]);
  });

  test("are remembered for one request alone", async () => {
    const { ask, rest } = await aGateway();
    await ask("{ a: viewer { name } b: viewer { email firms { totalCount } } }");
    await ask(hello);
    expect(rest.made()).toEqual([info, info]);
  });

  test("are forgotten when something is written", async () => {
    const { ask, rest } = await aGateway();
    const answer = await ask(
      'mutation { a: addListItem(input: { list: CURRENCIES, item: "GBP" }) { viewer { currencies } } b: addListItem(input: { list: CURRENCIES, item: "INR" }) { viewer { currencies } } }',
    );
    expect(answer.at("a.viewer.currencies")).toEqual(["USD", "EUR", "GBP"]);
    expect(answer.at("b.viewer.currencies")).toEqual(["USD", "EUR", "GBP", "INR"]);
    expect(rest.made().filter((call) => call === info)).toHaveLength(2);
  });

  test("end when the client has gone", async () => {
    const { url, rest } = await aGateway();
    const gone = new AbortController();
    const ended = new Promise<void>((resolve) => {
      rest.say(info, (_response: ServerResponse, request: IncomingMessage) => {
        request.socket.once("close", () => resolve());
        gone.abort();
      });
    });
    const asked = fetch(url, { method: "POST", headers: type, body: JSON.stringify({ query: hello }), signal: gone.signal });
    await expect(asked).rejects.toThrow("aborted");
    await ended;
  });
});

describe("documents", () => {
  const draw =
    'mutation ($id: ID!) { generatePackingList(input: { shipmentId: $id, invoiceNo: "1", invoiceDate: "2025-11-12" }) { errors { message } } }';

  test("may take longer than other calls", async () => {
    const { ask, rest } = await aGateway({ rest: times });
    rest.say(
      "POST /v1/shipment/document/packing-list",
      (response) => void setTimeout(() => response.writeHead(200, type).end('{"data":{"key":"k"},"errors":[]}'), 1_000),
    );
    expect((await ask(draw, { id: globalId("Shipment", "S1") })).at("generatePackingList.errors")).toEqual([]);
  });

  test("that take too long say nothing about the rest of the service", async () => {
    const { ask, rest } = await aGateway({ rest: { ...times, documentMs: 30, breakerFailures: 1 } });
    rest.say("POST /v1/shipment/document/packing-list", () => {});
    expect((await ask(draw, { id: globalId("Shipment", "S1") })).errors[0]?.extensions["code"]).toBe("OUTCOME_UNKNOWN");
    expect((await ask(hello)).errors).toEqual([]);
  });
});

describe("the breaker", () => {
  test("answers at once while the service is down, and lets it be found again", async () => {
    const { ask, rest } = await aGateway({ rest: { ...times, breakerFailures: 3, breakerPauseMs: 200 } });
    rest.say(info, (response) => response.socket?.resetAndDestroy());
    for (let tries = 0; tries < 4; tries += 1) await ask(hello);
    const made = rest.calls.length;
    expect((await ask(hello)).errors[0]?.extensions["code"]).toBe("UPSTREAM_UNAVAILABLE");
    expect(rest.calls).toHaveLength(made);
    rest.say(info, { data: rest.info });
    await expect.poll(async () => (await ask(hello)).errors.length, { timeout: 3_000 }).toBe(0);
  });
});
