import { connect, type AddressInfo, type Socket } from "node:net";
import { Readable } from "node:stream";
import Fastify, { type FastifyInstance } from "fastify";
import { afterEach, beforeEach, expect, test } from "vitest";
import { shedLoad } from "../../../gateway/server/loadShedding.ts";

let app: FastifyInstance;
let url: string;
/** Ends the work of the requests that are held, in their order. */
let held: (() => void)[];
/** How many requests have come. */
let come: number;

beforeEach(async () => {
  app = Fastify();
  held = [];
  come = 0;
  app.addHook("onRequest", async () => void (come += 1));
  shedLoad(app, { mostRequests: 2, retryAfterSeconds: 7 });
  const work = async () => {
    await new Promise<void>((done) => held.push(done));
    return "done";
  };
  app.route({ method: ["GET", "POST"], url: "/work", handler: work });
  app.route({ method: ["GET", "POST"], url: "/graphql", handler: work });
  app.get("/quick", () => "done");
  app.get("/livez", () => "ok");
  app.get("/*", () => "file");
  app.get("/large", () => "x".repeat(20_000_000));
  app.get("/stream", async (_request, reply) => await reply.type("text/event-stream").send(endless()));
  url = await app.listen({ port: 0, host: "127.0.0.1" });
});

afterEach(async () => {
  for (const end of held) end();
  app.server.closeAllConnections();
  await app.close();
});

/** Tells something once, and never ends. */
function endless(): Readable {
  const stream = new Readable({ read: () => {} });
  stream.push("retry: 1\n\n");
  return stream;
}

/** Requests whose work goes on until `held` ends it. */
async function hold(count: number): Promise<Promise<Response>[]> {
  const answers = Array.from({ length: count }, () => fetch(`${url}/work`));
  // A test that is about others leaves these to the end.
  for (const answer of answers) answer.catch(() => {});
  await expect.poll(() => held.length).toBe(count);
  return answers;
}

function raw(text: string): Socket {
  // A server that listens on a port has an address of this form.
  return connect((app.server.address() as AddressInfo).port, "127.0.0.1")
    .on("error", () => {})
    .once("connect", function (this: Socket) {
      this.write(text);
    });
}

test("what comes beyond the limit is refused at once with Retry-After; who is in finishes, then more are let in", async () => {
  const answers = await hold(2);
  const refused = await fetch(`${url}/work`);
  expect(refused.status).toBe(503);
  expect(refused.headers.get("retry-after")).toBe("7");
  expect(await refused.json()).toEqual({ data: null, errors: [{ error: "The service is busy. Please try again in a moment." }] });
  expect(held).toHaveLength(2);
  for (const end of held.splice(0)) end();
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200]);
  const next = await hold(2);
  for (const end of held.splice(0)) end();
  expect((await Promise.all(next)).map(({ status }) => status)).toEqual([200, 200]);
});

test("one address gets 429 with Retry-After beyond its share, and another address still a place", async () => {
  const shared = Fastify({ trustProxy: "loopback" });
  const ends: (() => void)[] = [];
  shedLoad(shared, { mostRequests: 3, mostOfAddress: 2, retryAfterSeconds: 7 });
  const wait = async () => {
    await new Promise<void>((done) => ends.push(done));
    return "done";
  };
  shared.route({ method: ["GET", "POST"], url: "/graphql", handler: wait });
  shared.get("/work", wait);
  const at = await shared.listen({ port: 0, host: "127.0.0.1" });
  const ask = (address: string, path = "/work") => fetch(at + path, { headers: { "x-forwarded-for": address } });
  const mine = [ask("2001:db8:1:2::1"), ask("2001:db8:1:2:ffff::2")];
  await expect.poll(() => ends.length).toBe(2);
  const refused = await ask("2001:db8:1:2::3");
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "7"]);
  const message = "Too many requests from your network at once. Please try again in a moment.";
  expect(await refused.json()).toEqual({ data: null, errors: [{ error: message, code: "RATE_LIMITED" }] });
  const asked = await ask("2001:db8:1:2::3", "/graphql");
  expect([asked.status, await asked.json()]).toEqual([429, { errors: [{ message, extensions: { code: "RATE_LIMITED", retryAfter: 7 } }] }]);
  const other = ask("2001:db8:1:3::1");
  await expect.poll(() => ends.length).toBe(3);
  for (const end of ends.splice(0)) end();
  expect((await Promise.all([...mine, other])).map(({ status }) => status)).toEqual([200, 200, 200]);
  const next = ask("2001:db8:1:2::1");
  await expect.poll(() => ends.length).toBe(1);
  for (const end of ends.splice(0)) end();
  expect((await next).status).toBe(200);
  await shared.close();
});

test("a GraphQL request is refused in GraphQL's form", async () => {
  void (await hold(2));
  const refused = await fetch(`${url}/graphql`, { method: "POST", body: "{}", headers: { "content-type": "application/json" } });
  expect(refused.status).toBe(503);
  expect(await refused.json()).toEqual({
    errors: [
      { message: "The service is busy. Please try again in a moment.", extensions: { code: "UPSTREAM_UNAVAILABLE", retryAfter: 7 } },
    ],
  });
});

test("health checks and files of the build are never refused", async () => {
  void (await hold(2));
  expect(await (await fetch(`${url}/livez`)).text()).toBe("ok");
  expect(await (await fetch(`${url}/assets/app.js`)).text()).toBe("file");
});

test("a body that is still on its way takes no place", async () => {
  const slow = Array.from({ length: 5 }, () =>
    raw("POST /work HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{"),
  );
  await expect.poll(() => come).toBe(5);
  void (await hold(2));
  for (const socket of slow) socket.destroy();
});

test("a stream takes no place once it has begun", async () => {
  const streams = await Promise.all(Array.from({ length: 5 }, () => fetch(`${url}/stream`)));
  expect(streams.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  void (await hold(2));
  for (const stream of streams) await stream.body?.cancel();
});

test("a large answer keeps its place until it is read, or its client has gone", async () => {
  const unread = Array.from({ length: 2 }, () => raw("GET /large HTTP/1.1\r\nHost: x\r\n\r\n").pause());
  await expect.poll(() => come).toBe(2);
  const status = async () => (await fetch(`${url}/quick`)).status;
  expect(await status()).toBe(503);
  unread[0]?.resume();
  await expect.poll(status).toBe(200);
  unread[1]?.destroy();
  void (await hold(2));
});

test("a client that has gone gives its place back", async () => {
  const gone = [raw("GET /work HTTP/1.1\r\nHost: x\r\n\r\n"), raw("GET /work HTTP/1.1\r\nHost: x\r\n\r\n")];
  await expect.poll(() => held.length).toBe(2);
  const status = async () => (await fetch(`${url}/quick`)).status;
  expect(await status()).toBe(503);
  for (const socket of gone) socket.destroy();
  await expect.poll(status).toBe(200);
});
