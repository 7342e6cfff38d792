import { connect, type Socket } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { globalId } from "#domain/http/globalId.ts";
import { anExporter, aShipment, type Exporter } from "../../support/api/anExporter.ts";
import { attach } from "../../support/api/calls/attachments.ts";
import { aPdfOf } from "../../support/files/largeFiles.ts";
import { startProduct, type Product } from "../../support/servers/product.ts";
import { productApi } from "../../support/servers/productApi.ts";
import { watched } from "../../support/attacks/watched.ts";

const megabyte = 1024 * 1024;
let product: Product;
let exporter: Exporter;
let keys: string[];
let shipmentId: string;

beforeAll(async () => {
  product = await startProduct();
  const api = productApi(product.url);
  exporter = await anExporter(api);
  ({ shipmentId } = await aShipment(exporter));
  keys = [];
  for (const size of [4.9, 4.9, 24]) {
    const { data } = await attach(api, exporter.user, shipmentId, { name: `${size}.pdf`, content: aPdfOf(size * megabyte) });
    keys.push(data.key);
  }
  // The first query of a process loads code for hundreds of milliseconds, whatever it asks.
  const headers = { "content-type": "application/json", authorization: `Bearer ${exporter.user.jwt}` };
  await fetch(`${product.url}/graphql`, { method: "POST", headers, body: JSON.stringify({ query: "{ viewer { name } }" }) });
});
afterAll(() => product?.stop());

/** Sends a request and reads only the first bytes of its answer. */
async function sendUnread(text: string): Promise<Socket> {
  const socket = connect(Number(new URL(product.url).port), "127.0.0.1").on("error", () => {});
  socket.write(text);
  await new Promise<void>((resolve) => socket.once("readable", resolve).once("close", resolve));
  return socket;
}

/** Holds so many unread answers while everybody else is served; answers what that took. */
async function holdUnread(count: number, request: string) {
  const sockets: Socket[] = [];
  try {
    return await watched(product, async () => {
      sockets.push(...(await Promise.all(Array.from({ length: count }, () => sendUnread(request)))));
      return (await exporter.user.get("/v1/user/info")).status;
    });
  } finally {
    for (const socket of sockets) socket.destroy();
  }
}

test.each([
  ["the content of two files of 5 MB, by GraphQL", () => [0, 1]],
  ["one content under nine names, by GraphQL", () => [0, 0, 0, 0, 0, 0, 0, 0, 0]],
])("40 who ask for %s and read no answer leave the memory bounded and /livez quick", async (_what, places) => {
  const fields = places().map((place, index) => {
    const id = globalId("Attachment", `${shipmentId}/${keys[place]}`);
    return `a${index}: node(id: "${id}") { ... on Attachment { content } }`;
  });
  const body = JSON.stringify({ query: `{ ${fields.join(" ")} }` });
  const head = `POST /graphql HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${exporter.user.jwt}\r\nContent-Type: application/json`;
  const seen = await holdUnread(40, `${head}\r\nContent-Length: ${body.length}\r\n\r\n${body}`);
  expect(seen).toMatchObject({ outcome: 200, failedLivez: 0 });
  expect(seen.longestLivezMs).toBeLessThan(500);
  expect(seen.memoryGrowth).toBeLessThan(500_000_000);
});

test("40 who ask REST for a file of 24 MB as base64 and read no answer leave the memory bounded and /livez quick", async () => {
  const path = `/ep/api/v1/attachment?key=${keys[2]}&attachment_type=OTHER`;
  const seen = await holdUnread(40, `GET ${path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${exporter.user.jwt}\r\n\r\n`);
  expect(seen).toMatchObject({ outcome: 200, failedLivez: 0 });
  expect(seen.longestLivezMs).toBeLessThan(500);
  expect(seen.memoryGrowth).toBeLessThan(300_000_000);
});
