import { once } from "node:events";
import { connect, type AddressInfo, type Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import pino from "pino";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createListener } from "../../../gateway/server/createListener.ts";
import { closeGracefully, drainConnections } from "../../../gateway/server/gracefulShutdown.ts";

const idleMs = 100;
const request = "GET / HTTP/1.1\r\nHost: x\r\n\r\n";
let app: FastifyInstance;

beforeEach(async () => {
  const settings = { logger: pino({ level: "silent" }), trustedProxies: [], isTls: false };
  app = createListener("public", settings);
  drainConnections(app.server, idleMs);
  app.get("/", () => "answered");
  await app.listen({ port: 0, host: "127.0.0.1" });
});
afterEach(() => app.server.closeAllConnections());

/** A kept connection: one request is answered on it. */
async function aConnection(): Promise<Socket> {
  // A server that listens on a port has an address of this form.
  const socket = connect((app.server.address() as AddressInfo).port, "127.0.0.1");
  socket.write(request);
  await once(socket, "data");
  return socket;
}

/** All that comes until the end. */
async function rest(socket: Socket): Promise<string> {
  let text = "";
  socket.on("data", (chunk) => (text += chunk.toString()));
  await once(socket, "close");
  return text;
}

test("a shutdown answers a request that arrives while the process is too busy to read it (R-1193)", async () => {
  const kept = await aConnection();
  const closed = closeGracefully(app);
  kept.write(request);
  const busyUntil = performance.now() + 2 * idleMs;
  while (performance.now() < busyUntil);
  expect(await rest(kept)).toMatch(/^HTTP\/1\.1 200 [^]*answered/);
  expect(await closed).toBe(false);
});

test("a shutdown closes a connection without a request, and waits for the rest of one that has begun (R-1193)", async () => {
  const [kept, silent] = [await aConnection(), await aConnection()];
  kept.write(request.slice(0, 10));
  const closed = closeGracefully(app);
  expect(await rest(silent)).toBe("");
  kept.write(request.slice(10));
  expect(await rest(kept)).toMatch(/^HTTP\/1\.1 200 [^]*^connection: close\r$[^]*answered/im);
  expect(await closed).toBe(false);
});

test("a shutdown answers a request on a new connection that came before it and was not yet accepted (R-1217)", async () => {
  // A server that listens on a port has an address of this form.
  const socket = connect((app.server.address() as AddressInfo).port, "127.0.0.1");
  const answer = rest(socket);
  socket.write(request);
  // The connection is made, and the event loop has not turned since.
  await new Promise<void>((done) => process.nextTick(done));
  const closed = closeGracefully(app);
  expect(await answer).toMatch(/^HTTP\/1\.1 200 [^]*answered/);
  expect(await closed).toBe(false);
});
