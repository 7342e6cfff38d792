import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { Agent, request } from "undici";
import { report } from "./child.ts";
import type { Call } from "./upstream.ts";

/** The least that any gateway can do: takes a request in, makes the calls that its path stands for, hands their bytes on. */
const upstream = process.env["EP_API_URL"] ?? "";
const callsOf = JSON.parse(process.env["CALLS"] ?? "{}") as Record<string, Call[]>; // as the benchmark sends them
const dispatcher = new Agent({ connections: 256 });
const { origin } = new URL(upstream);

async function bytesOf(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}

async function forward(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  await bytesOf(incoming);
  const headers = { "content-type": "application/json", authorization: incoming.headers.authorization ?? "" };
  const answers = (callsOf[incoming.url ?? ""] ?? []).map(async ({ method, path, body }) => {
    const options = method === "POST" ? { method: "POST" as const, body } : {};
    return await bytesOf((await request(origin + path, { dispatcher, headers, ...options })).body);
  });
  const [first = Buffer.alloc(0), ...others] = await Promise.all(answers);
  const bytes = others.length === 0 ? first : Buffer.concat([first, ...others]);
  outgoing.writeHead(200, { "content-type": "application/json", "content-length": bytes.length }).end(bytes);
}

const server = createServer((incoming, outgoing) => void forward(incoming, outgoing));
server.listen(0, "127.0.0.1", () => {
  // A server that listens on a port has an address of this form.
  report(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
