import { createServer, request, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A load balancer without stickiness: each request goes to the next of the addresses behind it. */
export type Balancer = {
  url: string;
  /** How many requests for a path each address has answered, in their order. */
  answered(path: string): number[];
  /** Sends new connections to these addresses, and what begins with a path of `apart` to that path's; starts counting again. */
  lead(addresses: readonly string[], apart?: Readonly<Record<string, string>>): void;
  stop(): Promise<void>;
};

/** Starts it on a free port; what comes before `lead` gets 503. */
export async function startBalancer(): Promise<Balancer> {
  let behind: { address: string; answered: string[] }[] = [];
  let others: [path: string, address: string][] = [];
  let turn = 0;
  const server = createServer((incoming, outgoing) => {
    const other = others.find(([path]) => incoming.url?.startsWith(path));
    if (other !== undefined) return pass(incoming, outgoing, { address: other[1], onAnswer: () => undefined });
    const next = behind[turn++ % behind.length];
    if (next === undefined) return void outgoing.writeHead(503).end();
    pass(incoming, outgoing, { address: next.address, onAnswer: () => next.answered.push(incoming.url ?? "") });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    // A server that listens on a port has an address of this form.
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    answered: (path) => behind.map(({ answered }) => answered.filter((url) => url === path).length),
    lead(addresses, apart = {}) {
      others = Object.entries(apart);
      behind = addresses.map((address) => ({ address, answered: [] }));
    },
    async stop() {
      const ended = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await ended;
    },
  };
}

type Passing = { address: string; onAnswer: () => void };

/** Passes a request and its answer on as they come; who goes away on one side is gone on the other. */
function pass(incoming: IncomingMessage, outgoing: ServerResponse, { address, onAnswer }: Passing): void {
  const { method, headers, url = "/" } = incoming;
  // A connection for each: one that is kept may be closed by the other side just when it is used again.
  const onward = request(new URL(url, address), { method, headers, agent: false }, (answer) => {
    onAnswer();
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(outgoing);
    answer.once("error", () => outgoing.destroy());
  });
  onward.once("error", () => (outgoing.headersSent ? outgoing.destroy() : outgoing.writeHead(502).end()));
  outgoing.once("close", () => onward.destroy());
  incoming.pipe(onward);
}
