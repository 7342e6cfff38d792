import { createHmac } from "node:crypto";
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type RequestListener, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A message as a receiver got it. */
export type Received = { path: string; headers: IncomingHttpHeaders; body: string };

type Answer = (response: ServerResponse, message: Received) => void;

/** An integrator's server that receives webhooks. */
export type Receiver = {
  url: string;
  /** Everything that came, in the order in which it came. */
  received: Received[];
  /** How it answers from now on; at first with 204. */
  answers: (answer: Answer) => void;
  close: () => Promise<void>;
};

export async function aReceiver(): Promise<Receiver> {
  const received: Received[] = [];
  let answer: Answer = (response) => void response.writeHead(204).end();
  async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const message = { path: request.url ?? "", headers: request.headers, body: Buffer.concat(chunks).toString("utf8") };
    received.push(message);
    answer(response, message);
  }
  const server = await listening((request, response) => void receive(request, response));
  return { ...server, received, answers: (next) => void (answer = next) };
}

/** Whether a message carries the signature of Standard Webhooks for this secret, computed without the product's code. */
export function isSigned({ headers, body }: Received, secret: string): boolean {
  const key = Buffer.from(secret.replace(/^whsec_/, ""), "base64");
  const content = [headers["webhook-id"], headers["webhook-timestamp"], body].join(".");
  return headers["webhook-signature"] === `v1,${createHmac("sha256", key).update(content).digest("base64")}`;
}

async function listening(listener: RequestListener) {
  const server = createServer(listener);
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  // A server that listens on a port has an address of this form.
  const { port } = server.address() as AddressInfo;
  const close = async () => {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  };
  return { url: `http://127.0.0.1:${port}/hook`, close };
}
