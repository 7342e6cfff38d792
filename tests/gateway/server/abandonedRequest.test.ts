import { connect } from "node:net";
import { expect, test } from "vitest";
import { startProduct } from "../../support/servers/product.ts";

test.each(["0", "32"])(
  "clients that reset their connections right after their requests end no process and fill no log, with %s requests for an address (R-1367)",
  async (most) => {
    const product = await startProduct({ REQUESTS_PER_ADDRESS: most });
    const { port } = new URL(product.url);
    const query = '{"query":"{ __typename }"}';
    const requests = ["/graphql", "/ep/api/v1/user/login"].map((path) => {
      const head = `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n`;
      return `${head}Content-Length: ${query.length}\r\n\r\n${query}`;
    });
    for (const request of Array.from({ length: 40 }, () => requests).flat()) {
      const socket = connect(Number(port), "127.0.0.1").on("error", () => {});
      await new Promise((closed) => socket.once("close", closed).write(request, () => socket.resetAndDestroy()));
    }
    expect((await fetch(`${product.url}/livez`)).status).toBe(200);
    expect(product.output()).not.toMatch(/request failed|TypeError/);
    await product.stop();
  },
);
