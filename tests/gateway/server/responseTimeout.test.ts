import { connect, type AddressInfo, type Socket } from "node:net";
import { Readable } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";
import Fastify, { type FastifyInstance } from "fastify";
import { afterEach, expect, test } from "vitest";
import { limitResponseTime } from "../../../gateway/server/responseTimeout.ts";

const usualSilentMs = 200;
const large = 20_000_000;
let app: FastifyInstance;

/** A server that cuts clients off which read fewer bytes than that in a millisecond, or nothing for so long. */
async function serve(bytesPerMs: number, silentMs = usualSilentMs): Promise<void> {
  app = Fastify();
  limitResponseTime(app, { silentMs, bytesPerMs });
  app.get("/whole", () => "x".repeat(large));
  app.get("/piece", () => "x".repeat(100_000));
  app.get("/stream", (_request, reply) => reply.send(Readable.from(Array.from({ length: 200 }, () => "x".repeat(large / 200)))));
  app.get("/late", async () => {
    await wait(silentMs * 3);
    return "late";
  });
  await app.listen({ port: 0, host: "127.0.0.1" });
}

afterEach(async () => {
  app.server.closeAllConnections();
  await app.close();
});

/** Requests paths in one go and reads nothing before `resume` is called. */
function ask(...paths: string[]): Socket {
  // A server that listens on a port has an address of this form.
  const socket = connect((app.server.address() as AddressInfo).port, "127.0.0.1").on("error", () => {});
  socket.pause();
  socket.write(paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`).join(""));
  return socket;
}

function connections(): Promise<number> {
  return new Promise((resolve, reject) =>
    app.server.getConnections((error, count) => {
      if (error) reject(error);
      else resolve(count);
    }),
  );
}

/** Reads so many bytes every 10 ms until the connection ends or `enough` have come; answers how many came. */
async function read(socket: Socket, bytes: number, enough: number): Promise<number> {
  let come = 0;
  while (!socket.closed && !socket.readableEnded && come < enough) {
    const chunk: Buffer | null = socket.read(Math.min(bytes, socket.readableLength));
    come += chunk?.length ?? 0;
    await wait(10);
  }
  return come;
}

test.each([
  ["a whole answer", ["/whole"]],
  ["a stream", ["/stream"]],
  ["many answers to requests that were sent together", Array.from({ length: 200 }, () => "/piece")],
])("a client that takes nothing of %s is cut off", async (_what, paths) => {
  await serve(20_000);
  const socket = ask(...paths);
  await expect.poll(connections).toBe(1);
  await expect.poll(connections, { timeout: 5_000 }).toBe(0);
  socket.destroy();
});

test("a client that takes an answer in drops is cut off when it takes too long for its size", async () => {
  await serve(20_000);
  const socket = ask("/whole");
  const come = await read(socket, 20_000, large);
  expect(come).toBeLessThan(large);
  socket.destroy();
});

test("a client that reads steadily gets the whole of a stream, however long it takes", async () => {
  // A tenth of what it reads, and a pause of a busy machine is no silence.
  await serve(1_000, 1_000);
  const socket = ask("/stream");
  expect(await read(socket, 100_000, large)).toBeGreaterThanOrEqual(large);
  socket.destroy();
});

test("an answer that is late is waited for, after another on the same connection too", async () => {
  await serve(20_000);
  const socket = ask("/piece", "/late");
  let text = "";
  socket.on("data", (chunk) => (text += chunk.toString())).resume();
  await expect.poll(() => text, { timeout: 5_000 }).toMatch(/late$/);
  socket.destroy();
});
