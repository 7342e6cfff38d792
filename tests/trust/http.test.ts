import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { anOffice, type Office } from "../support/api/calls/writeCalls.ts";
import { startProduct, type Product } from "../support/servers/product.ts";
import { productApi } from "../support/servers/productApi.ts";

let product: Product;
let office: Office;
const webDir = mkdtempSync(join(tmpdir(), "lading-web-"));
const html = { accept: "text/html" };

beforeAll(async () => {
  mkdirSync(join(webDir, "assets"));
  for (const page of ["index.html", "landing.html", "graphiql.html"])
    writeFileSync(join(webDir, page), "<!doctype html><title>Lading</title>");
  writeFileSync(join(webDir, "assets", "app-abc.js"), "export {};");
  writeFileSync(join(webDir, ".env"), "SECRET=private");
  product = await startProduct({ WEB_DIR: webDir });
  office = await anOffice(productApi(product.url));
});
afterAll(async () => {
  await product?.stop();
  rmSync(webDir, { recursive: true, force: true });
});

/** Sends bytes as they are and answers all that comes until the server ends the connection. */
function raw(text: string): Promise<string> {
  return new Promise((resolve) => {
    let answer = "";
    const socket = open();
    socket.on("data", (chunk) => (answer += chunk.toString("latin1"))).once("close", () => resolve(answer));
    socket.write(text);
  });
}

/** A connection whose end is no error. */
function open(): Socket {
  return connect(Number(new URL(product.url).port), "127.0.0.1").on("error", () => {});
}

const ask = (path: string, headers = "") => raw(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${headers}\r\n`);
const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]);

describe("every kind of answer carries the headers that keep browsers careful", () => {
  const json = { "content-type": "application/json" };
  const kinds: [string, number, () => Promise<Response>][] = [
    ["the landing page", 200, () => get("/", html)],
    ["a page of the app", 200, () => get("/login", html)],
    ["an asset", 200, () => get("/assets/app-abc.js")],
    ["a missing asset", 404, () => get("/assets/gone.js")],
    ["a health check", 200, () => get("/livez")],
    ["GraphiQL", 200, () => get("/graphql", html)],
    ["data by GraphQL", 200, () => post("/graphql", '{"query":"{ __typename }"}', json)],
    ["a refusal by GraphQL", 400, () => post("/graphql", "{", json)],
    ["data by REST", 200, () => get("/ep/api/v1/user/info", { authorization: office.user.jwt })],
    ["a session that is over", 401, () => get("/ep/api/v1/user/info")],
    ["a path that is not there", 404, () => get("/ep/api/nothing")],
    ["a body that is too large", 413, () => post("/ep/api/v1/user/login", `"${"x".repeat(1024 * 1024)}"`, json)],
    ["a body of another type", 415, () => post("/ep/api/v1/user/login", "<a/>", { "content-type": "text/xml" })],
    ["a file", 200, async () => fetch(await addressOf())],
    ["an address that is not valid", 403, () => get("/files/a/b")],
  ];

  test.each(kinds)("%s (%i)", async (_what, status, send) => {
    const { status: came, headers } = await send();
    expect(came).toBe(status);
    expect(Object.fromEntries(headers)).toMatchObject({
      "x-content-type-options": "nosniff",
      "referrer-policy": "no-referrer",
      "x-frame-options": "DENY",
      "cross-origin-opener-policy": "same-origin",
      "permissions-policy": expect.stringContaining("camera=()"),
      "content-security-policy": expect.stringMatching(/default-src '(none|self)'/),
      "x-request-id": expect.any(String),
    });
    expect(headers.get("content-security-policy")).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline/);
    for (const telling of ["access-control-allow-origin", "server", "x-powered-by"]) expect(headers.get(telling)).toBeNull();
  });

  async function addressOf(): Promise<string> {
    const { data } = await office.user.get<{ url: string }>(`/v1/attachment/pre-signed-url?key=${office.key}&attachment_type=OTHER`);
    return data.url;
  }
});

const get = (path: string, headers: Record<string, string> = {}) => fetch(product.url + path, { headers });
const post = (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
  fetch(product.url + path, { method: "POST", body, headers });

test.each([
  "/../package.json",
  "/assets/../../package.json",
  "/%2e%2e/package.json",
  "/..%2fpackage.json",
  "/assets/%2e%2e%2f%2e%2e%2fpackage.json",
  "/..%252fpackage.json",
  "/%c0%ae%c0%ae/package.json",
  "/..\\package.json",
  "/assets/..%5c..%5cpackage.json",
  "/%00",
  "/assets/app-abc.js%00.png",
  "/%",
  "/.env",
  "/%2eenv",
  "/.git/config",
  "//etc/passwd",
  "/files/../jwt-secret",
  "/files/%2e%2e/jwt-secret",
  "/ep/api/../../package.json",
])("%s leads to no file", async (path) => {
  const answer = await ask(path);
  expect(statusOf(answer)).toBeGreaterThanOrEqual(400);
  expect(statusOf(answer)).toBeLessThan(500);
  expect(answer).not.toMatch(/private|root:/);
});

describe("a request that is no good", () => {
  const end = "Host: x\r\nConnection: close\r\n";
  test.each([
    ["of no HTTP", "hello\r\n\r\n"],
    ["without a host", "GET /livez HTTP/1.1\r\nConnection: close\r\n\r\n"],
    ["with two lengths", `POST /graphql HTTP/1.1\r\n${end}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`],
    ["with a length and chunks", `POST /graphql HTTP/1.1\r\n${end}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`],
    ["with a chunk of no size", `POST /graphql HTTP/1.1\r\n${end}Transfer-Encoding: chunked\r\n\r\nzz\r\n\r\n`],
    ["with a line break in a header", `GET /livez HTTP/1.1\r\n${end}X: a\rb\r\n\r\n`],
    ["with an address of 20,000 characters", `GET /${"a".repeat(20_000)} HTTP/1.1\r\n${end}\r\n`],
    ["with 20,000 headers", `GET /livez HTTP/1.1\r\n${end}${"a: b\r\n".repeat(20_000)}\r\n`],
    ["with a header of 100,000 characters", `GET /livez HTTP/1.1\r\n${end}X: ${"a".repeat(100_000)}\r\n\r\n`],
  ])("%s is refused with 4xx or cut off", async (_what, text) => {
    const answer = await raw(text);
    expect(answer).toMatch(/^(HTTP\/1\.1 4|$)/);
    expect((await get("/livez")).status).toBe(200);
  });

  test.each(["PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "PROPFIND", "NONSENSE"])("by %s is refused with 4xx", async (method) => {
    for (const path of ["/", "/graphql", "/livez", "/ep/api/v1/user/info"]) {
      const answer = await raw(`${method} ${path} HTTP/1.1\r\n${end}Content-Length: 0\r\n\r\n`);
      expect([path, Math.floor(statusOf(answer) / 100)]).toEqual([path, 4]);
    }
  });
});

test.each(["Host: y", "host: x", "HOST:"])("a request with a second host (%s) is refused, at whatever address (R-1352)", async (second) => {
  for (const path of ["/livez", "/", "/graphql", "/ep/api/v1/user/info", "/files/a/b"]) {
    const answer = await ask(path, `${second}\r\n`);
    expect([path, statusOf(answer)]).toEqual([path, 400]);
    expect(answer).toContain("x-content-type-options: nosniff");
  }
});

test.each(["a b{}<>", ":::/??", "other.example/ep?", "[::1"])(
  "GraphQL answers, whatever host a request names: %s (R-1360)",
  async (host) => {
    const query = '{"query":"{ __typename }"}';
    const head = `Host: ${host}\r\nConnection: close\r\nAccept: application/json\r\n`;
    const sent = await raw(
      `POST /graphql HTTP/1.1\r\n${head}Content-Type: application/json\r\nContent-Length: ${query.length}\r\n\r\n${query}`,
    );
    const asked = await raw(`GET /graphql?query=%7B__typename%7D HTTP/1.1\r\n${head}\r\n`);
    for (const answer of [sent, asked]) expect(answer).toMatch(/^HTTP\/1\.1 200[^]*"__typename":"Query"/);
  },
);

test.each(["http://lading.example", "HTTPS://lading.example:8443"])(
  "a request by a whole address (%s…) is that of its path, also in the log (R-1361)",
  async (origin) => {
    expect(await ask(`${origin}/graphql?query=%7B__typename%7D`, "Accept: application/json\r\n")).toContain('"__typename":"Query"');
    expect(statusOf(await ask(`${origin}/ep/api/v1/user/info`))).toBe(401);
    expect(statusOf(await ask(origin, "Accept: text/html\r\n"))).toBe(200);
    expect(statusOf(await ask(`${origin}/s/a-secret-of-a-link`, "Accept: text/html\r\n"))).toBe(200);
    expect(product.output()).not.toContain("a-secret-of-a-link");
  },
);

test("an event stream by HTTP/1.0, as nginx asks for it, warns of nothing in the log (R-1368)", async () => {
  const socket = open();
  const head = new Promise<string>((resolve) => socket.once("data", (chunk) => resolve(chunk.toString("latin1"))));
  socket.write(`GET /ep/api/v1/events HTTP/1.0\r\nHost: x\r\nAuthorization: ${office.user.jwt}\r\nAccept: text/event-stream\r\n\r\n`);
  expect(statusOf(await head)).toBe(200);
  socket.destroy();
  expect((await get("/livez")).status).toBe(200);
  expect(product.output()).not.toContain("Warning");
});

test("HEAD answers what GET would, without a body", async () => {
  for (const path of ["/", "/login", "/assets/app-abc.js", "/livez"]) {
    const head = await fetch(product.url + path, { method: "HEAD", headers: html });
    expect([path, head.status, await head.text()]).toEqual([path, 200, ""]);
  }
});

// The two wait for the product's limits of 30 and 10 seconds, at once.
test.concurrent("a body that comes too slowly is answered with 408 before the connection ends, as JSON and as a form, by GraphQL and REST", async () => {
  const signedIn = `Authorization: Bearer ${office.user.jwt}\r\nGraphQL-Require-Preflight: 1\r\n`;
  const field = (name: string, value: string) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}`;
  const file = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n';
  const query = "mutation ($file: File!) { uploadFirmImage(input: { file: $file, type: STAMP_SIGN }) { key } }";
  const operation = field("operations", JSON.stringify({ query, variables: { file: null } }));
  const slow: [path: string, type: string, body: string][] = [
    ["/graphql", "application/json", "{"],
    ["/graphql", "multipart/form-data; boundary=b", operation],
    ["/graphql", "multipart/form-data; boundary=b", `${operation}\r\n${field("map", '{"file":["variables.file"]}')}\r\n${file}`],
    ["/ep/api/v1/user/login", "application/json", "{"],
    ["/ep/api/v1/attachment/save", "multipart/form-data; boundary=b", file],
  ];
  const answers = await Promise.all(
    slow.map(async ([path, type, body]) => {
      const socket = open();
      socket.write(`POST ${path} HTTP/1.1\r\nHost: x\r\n${signedIn}Content-Type: ${type}\r\nContent-Length: 100000\r\n\r\n${body}`);
      const dribble = setInterval(() => socket.writable && socket.write(" "), 500);
      let answer = "";
      socket.on("data", (chunk) => (answer += chunk.toString("latin1")));
      await new Promise<void>((resolve) => socket.once("close", resolve));
      clearInterval(dribble);
      return [path, type, statusOf(answer), /^connection: close\r$/im.test(answer), JSON.parse(answer.split("\r\n\r\n")[1] ?? "")];
    }),
  );
  const errors = { errors: [expect.any(Object)] };
  expect(answers).toEqual(slow.map(([path, type]) => [path, type, 408, true, expect.objectContaining(errors)]));
  expect(product.output()).not.toContain("already sent");
});

test.concurrent("300 who dribble heads and bodies keep nobody from being answered, and heads are cut off after ten seconds", async () => {
  const heads = Array.from({ length: 150 }, open);
  const bodies = Array.from({ length: 150 }, open);
  const cutOff = heads.map((socket) => new Promise<void>((resolve) => socket.resume().once("close", () => resolve())));
  for (const socket of heads) socket.write("GET /livez HTTP/1.1\r\nHost: x\r\nX: ");
  const head = "POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{";
  for (const socket of bodies) socket.write(head);
  const dribble = setInterval(() => [...heads, ...bodies].forEach((socket) => socket.writable && socket.write("a")), 500);
  const answer = await post("/graphql", '{"query":"{ __typename }"}', { "content-type": "application/json" });
  expect(answer.status).toBe(200);
  expect((await get("/ep/api/v1/user/info", { authorization: office.user.jwt })).status).toBe(200);
  await Promise.all(cutOff);
  clearInterval(dribble);
  for (const socket of bodies) socket.destroy();
});
