import { connect, type AddressInfo, type Socket } from "node:net";
import Fastify, { type FastifyInstance } from "fastify";
import { afterEach, beforeEach, expect, test } from "vitest";
import { limitBodyTime } from "../../../gateway/server/bodyTimeout.ts";

let app: FastifyInstance;

beforeEach(async () => {
  app = Fastify();
  limitBodyTime(app, { bodyMs: 150, uploadMs: 100, uploadBytes: 1_000, graceMs: 100 });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", (_request, payload, done) => {
    payload
      .on("error", done)
      .on("end", () => done(null))
      .resume();
  });
  app.post("/", () => "taken");
  app.post("/deaf", { preParsing: (_request, _reply, payload) => void payload.on("error", () => {}).resume() }, () => "taken");
  await app.listen({ port: 0, host: "127.0.0.1" });
});

afterEach(async () => {
  app.server.closeAllConnections();
  await app.close();
});

/** Sends the head of a request with a body of so many bytes, and tells what comes back until the end. */
function begin(type: string, bytes: number, path = "/"): { socket: Socket; ended: Promise<string> } {
  // A server that listens on a port has an address of this form.
  const socket = connect((app.server.address() as AddressInfo).port, "127.0.0.1");
  socket.write(`POST ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: ${type}\r\nContent-Length: ${bytes}\r\n\r\n`);
  let answer = "";
  const ended = new Promise<string>((resolve) => {
    socket.on("data", (chunk) => (answer += chunk.toString()));
    socket.on("error", () => {}).on("close", () => resolve(answer));
  });
  return { socket, ended };
}

/** Writes a piece every 20 ms, so many times. */
async function drip(socket: Socket, piece: string, times: number): Promise<void> {
  for (let sent = 0; sent < times && !socket.destroyed; sent += 1) {
    socket.write(piece);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

test.each([
  ["a body that drips past its time", "application/json"],
  ["an upload below the floor", "multipart/form-data; boundary=b"],
])("%s is answered with 408 and the end of the connection", async (_what, type) => {
  const { socket, ended } = begin(type, 100_000);
  await Promise.all([drip(socket, "x", 30), ended]);
  expect(await ended).toMatch(/^HTTP\/1\.1 408 /);
  expect(await ended).toMatch(/^connection: close\r$/im);
});

test("a slow body whose reader does not answer ends the connection", async () => {
  const { socket, ended } = begin("application/json", 1_000, "/deaf");
  await Promise.all([drip(socket, "x", 30), ended]);
  expect(await ended).toBe("");
});

test("an upload above the floor may take longer than a body may", async () => {
  const { socket, ended } = begin("multipart/form-data; boundary=b", 15 * 1_000);
  await drip(socket, "x".repeat(1_000), 15);
  expect(await ended).toContain("taken");
});

test("a quick body is taken", async () => {
  const { socket, ended } = begin("application/json", 4);
  socket.write("true");
  expect(await ended).toContain("taken");
});
