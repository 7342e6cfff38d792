import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { expect, test, vi } from "vitest";
import { reserveAddress } from "../../../gateway/server/listenAddress.ts";
import { startRefused } from "../../support/servers/product.ts";

const several = { EP_API_URL: "http://127.0.0.1:9/ep/api", WORKERS: "2", LOG_LEVEL: "warn" };
const body = JSON.stringify({ query: "{ __typename }" });
const head = `POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`;

async function aFreePort(): Promise<number> {
  const { port, release } = await reserveAddress({ host: "127.0.0.1", port: 0 });
  await release();
  return port;
}

/** A connection; null if nobody listens. */
async function connection(port: number): Promise<Socket | null> {
  const socket = connect(port, "127.0.0.1");
  return await once(socket, "connect").then(
    () => socket,
    () => null,
  );
}

test("a shutdown while some processes start lets those that serve finish what they have accepted (R-1213)", async () => {
  const port = await aFreePort();
  let answer = "";
  const { code, said } = await startRefused({ ...several, PORT: String(port) }, async (pid) => {
    const socket = await vi.waitUntil(() => connection(port), { timeout: 30_000 });
    socket.on("data", (chunk) => (answer += chunk.toString()));
    const closed = once(socket, "close");
    // The interim response shows that the process has accepted the request.
    socket.write(head.replace("\r\n\r\n", "\r\nExpect: 100-continue\r\n\r\n"));
    await once(socket, "data");
    process.kill(pid, "SIGTERM");
    await expect.poll(() => connection(port).then((other) => other?.destroy()), { timeout: 5_000 }).toBe(undefined);
    socket.write(body);
    await closed;
  });
  expect(answer).toMatch(/HTTP\/1\.1 200 OK[^]*"__typename":"Query"/);
  expect({ code, said }).toEqual({ code: 0, said: "" });
});
