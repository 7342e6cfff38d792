import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { Agent, request } from "undici";
import { report } from "./child.ts";

/** A call to the service. */
export type Call = { method: string; path: string; body: string };

/**
 * The embedded service in front of every gateway: answers each call as the service at `SERVICE_URL` answered it the first time, so that
 * a window measures gateways and not how long the service computes. `GET /calls` answers which calls came since it was asked last. After
 * `GET /changing` each response differs from the one before by a letter of the first name in it.
 */
const service = process.env["SERVICE_URL"] ?? "";
const dispatcher = new Agent();
const answers = new Map<string, Promise<{ status: number; headers: Record<string, string>; body: Buffer }>>();
const ofConnection = new Set(["connection", "keep-alive", "transfer-encoding", "date"]);
let calls = new Map<string, Call>();
let changes: number | null = null;

async function ask({ method, path, body }: Call, { headers }: IncomingMessage) {
  const sent = { "content-type": "application/json", authorization: headers.authorization ?? "" };
  const options = method === "POST" ? { method: "POST" as const, body, headers: sent } : { headers: sent };
  const answer = await request(service + path, { dispatcher, ...options });
  const kept = Object.entries(answer.headers).filter(([name]) => !ofConnection.has(name));
  const texts = kept.map(([name, value]): [string, string] => [name, String(value)]);
  return { status: answer.statusCode, headers: Object.fromEntries(texts), body: Buffer.from(await answer.body.arrayBuffer()) };
}

async function textOf(incoming: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of incoming) text += String(chunk);
  return text;
}

async function respond(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const call: Call = { method: incoming.method ?? "GET", path: incoming.url ?? "", body: await textOf(incoming) };
  if (call.path === "/calls") {
    outgoing.end(JSON.stringify([...calls.values()]));
    calls = new Map();
    return;
  }
  if (call.path === "/changing") {
    changes = 0;
    outgoing.end();
    return;
  }
  const key = `${call.method} ${call.path} ${call.body}`;
  calls.set(key, call);
  const answer = answers.get(key) ?? ask(call, incoming);
  answers.set(key, answer);
  const { status, headers, body } = await answer;
  outgoing.writeHead(status, headers).end(changes === null ? body : changed(body, (changes += 1)));
}

/** A record's name, and the cell of a shipment's name. */
const nameKeys = ['"name":"', '"shipment":"'];

function changed(body: Buffer, change: number): Buffer {
  const key = nameKeys.find((name) => body.includes(name));
  if (key === undefined) throw new Error(`There is no name to change in ${body.subarray(0, 200).toString()}`);
  const copy = Buffer.from(body);
  copy.write(String.fromCodePoint(97 + (change % 26)), body.indexOf(key) + key.length);
  return copy;
}

const server = createServer((incoming, outgoing) => void respond(incoming, outgoing));
server.listen(0, "127.0.0.1", () => {
  // A server that listens on a port has an address of this form.
  report(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
