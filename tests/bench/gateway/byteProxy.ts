import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { Agent, request } from "undici";
import { report } from "./child.ts";

/** The least that any gateway can do: takes a request in, asks the service, hands its bytes on. */
const upstream = process.env["EP_API_URL"] ?? "";
const dispatcher = new Agent({ connections: 256 });

async function bytesOf(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}

async function forward(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  await bytesOf(incoming);
  const answer = await request(`${upstream}/v1/shipment/filter`, {
    dispatcher,
    method: "POST",
    headers: { "content-type": "application/json", authorization: incoming.headers.authorization ?? "" },
    body: '{"limit":50,"offset":0,"sort":"desc"}',
  });
  const bytes = await bytesOf(answer.body);
  outgoing.writeHead(answer.statusCode, { "content-type": "application/json", "content-length": bytes.length }).end(bytes);
}

const server = createServer((incoming, outgoing) => void forward(incoming, outgoing));
server.listen(0, "127.0.0.1", () => {
  // A server that listens on a port has an address of this form.
  report(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
