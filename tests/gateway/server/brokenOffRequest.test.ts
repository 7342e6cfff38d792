import { connect } from "node:net";
import { expect, test } from "vitest";
import { reserveAddress } from "../../../gateway/server/listenAddress.ts";
import { startRefused } from "../../support/servers/product.ts";

test("a shutdown that breaks off a request after 10 seconds says so and ends with exit code 1 (R-1170)", async () => {
  const { port, url, release } = await reserveAddress({ host: "127.0.0.1", port: 0 });
  await release();
  const closed = Promise.withResolvers<void>();
  let answer = "";
  const { code, said } = await startRefused({ PORT: String(port), EP_API_URL: "http://127.0.0.1:9", LOG_LEVEL: "error" }, async (pid) => {
    const status = () => fetch(`${url}/livez`).then((response) => response.status);
    await expect.poll(() => status().catch(() => 0), { timeout: 30_000 }).toBe(200);
    const socket = connect(port, "127.0.0.1").on("close", () => closed.resolve());
    socket.on("data", (chunk: Buffer) => (answer += chunk.toString()));
    socket.write("POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{");
    // By its answer the server has read the beginning of the other request, too.
    await status();
    process.kill(pid, "SIGTERM");
  });
  await closed.promise;
  expect(answer).toBe("");
  expect(said.trim().split("\n").at(-1)).toBe("The shutdown took too long: what was still in progress was given up.");
  expect(code).toBe(1);
});
