import { connect, createServer, type AddressInfo, type Socket } from "node:net";

/** A way to a server that can fall silent, as a machine does that vanishes: connections are taken, stay open, and nothing comes. */
export type SilentProxy = {
  port: number;
  /** From now on forwards nothing; `only`: of the connections that there are, while new ones are forwarded. */
  fallSilent: (only?: "present") => void;
  /** Forwards what new connections send, as after a failover; those from the silence stay silent. */
  recover: () => void;
  close: () => Promise<void>;
};

export async function aSilentProxy(to: { port: number }): Promise<SilentProxy> {
  const pairs = new Set<[Socket, Socket]>();
  const sockets = new Set<Socket>();
  let isSilent = false;
  const server = createServer((client) => {
    sockets.add(client.on("error", () => undefined));
    if (isSilent) return;
    const upstream = connect(to.port, "127.0.0.1");
    sockets.add(upstream.on("error", () => client.destroy()));
    const pair: [Socket, Socket] = [client, upstream];
    pairs.add(pair);
    client.pipe(upstream).pipe(client);
    client.once("close", () => pairs.has(pair) && upstream.destroy());
  });
  await new Promise<void>((ready) => void server.listen(0, "127.0.0.1", ready));
  // A server that listens on a port has an address of this form.
  const { port } = server.address() as AddressInfo;
  return {
    port,
    fallSilent(only) {
      isSilent = only !== "present";
      for (const [client, upstream] of pairs) {
        client.unpipe(upstream);
        upstream.unpipe(client);
        // The server's side stays open as well: it does not learn of it.
        for (const side of [client, upstream]) side.resume();
      }
      pairs.clear();
    },
    recover: () => void (isSilent = false),
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((closed) => server.close(closed));
    },
  };
}
