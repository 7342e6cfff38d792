import { connect, type AddressInfo, type Socket } from "node:net";
import { PassThrough } from "node:stream";
import type { FastifyInstance } from "fastify";
import pino from "pino";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createListener } from "../../../gateway/server/createListener.ts";

let app: FastifyInstance;
let content: PassThrough;
let log: string[];

beforeEach(async () => {
  log = [];
  const logger = pino({ level: "warn" }, { write: (line) => void log.push(line) });
  app = createListener("public", { logger, trustedProxies: [], isTls: false });
  content = new PassThrough();
  app.get("/documents.zip", (_request, reply) => reply.send(content));
  await app.listen({ port: 0, host: "127.0.0.1" });
});
afterEach(() => app.close());

const breaks: Record<string, () => void> = {
  "a shutdown": () => app.server.closeAllConnections(),
  "the store": () => content.destroy(new Error("The store has gone")),
};

/** Resolves once the server has done with an answer. */
function answered(): Promise<void> {
  return new Promise((done) => app.server.once("request", (_request, response) => response.once("close", done)));
}

/** Fetches a download that ends, or breaks off, after its first bytes. Returns what came, and the error of its connection. */
async function fetched(version: string, end: (client: Socket) => void): Promise<{ text: string; error: string | null }> {
  // A server that listens on a port has an address of this form.
  const socket = connect((app.server.address() as AddressInfo).port, "127.0.0.1");
  let text = "";
  let error: string | null = null;
  const begun = new Promise<void>((done) => {
    socket.on("data", (chunk) => {
      text += chunk.toString();
      if (text.includes("first")) done();
    });
  });
  socket.on("error", (thrown: NodeJS.ErrnoException) => (error = thrown.code ?? ""));
  socket.write(`GET /documents.zip HTTP/${version}\r\nHost: x\r\nConnection: close\r\n\r\n`);
  content.write("first");
  await begun;
  const closed = new Promise<void>((done) => socket.once("close", () => done()));
  end(socket);
  await closed;
  return { text, error };
}

test.each(Object.keys(breaks))("a download by HTTP/1.0 that %s breaks off does not end as if it were whole (R-1248)", async (what) => {
  expect(await fetched("1.0", () => breaks[what]?.())).toMatchObject({ error: "ECONNRESET" });
});

test.each(Object.keys(breaks))("a download by HTTP/1.1 that %s breaks off lacks its last chunk (R-1248)", async (what) => {
  expect((await fetched("1.1", () => breaks[what]?.())).text).toMatch(/first\r\n$/);
});

test.each(["1.0", "1.1"])("the log says why a download by HTTP/%s broke off in its middle (R-1354)", async (version) => {
  const done = answered();
  await fetched(version, () => content.destroy(new Error("The store has gone")));
  await done;
  expect(log.map((line) => JSON.parse(line))).toMatchObject([
    { msg: "an answer broke off", path: "/documents.zip", err: { message: "The store has gone" } },
  ]);
});

test.each(["1.0", "1.1"])("a client of HTTP/%s that leaves in the middle of a download is no line of the log (R-1354)", async (version) => {
  for (const leave of [(client: Socket) => client.destroy(), (client: Socket) => client.resetAndDestroy()]) {
    content = new PassThrough();
    const done = answered();
    await fetched(version, leave);
    await done;
  }
  expect(log).toEqual([]);
});

test("a whole download ends without an error, by both", async () => {
  expect(await fetched("1.1", () => content.end("last"))).toMatchObject({ text: expect.stringMatching(/last\r\n0\r\n\r\n$/), error: null });
  content = new PassThrough();
  expect(await fetched("1.0", () => content.end("last"))).toMatchObject({ text: expect.stringMatching(/firstlast$/), error: null });
});
