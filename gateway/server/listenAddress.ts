import { createServer, type AddressInfo } from "node:net";

/** Where the server will listen. `release` frees the reserved port just before it does. */
export type ListenAddress = { port: number; url: string; release(): Promise<void> };

/** Resolves port 0 to a free port and reserves it, so that no other program takes it before the server listens. */
export async function reserveAddress({ host, port: asked }: { host: string; port: number }): Promise<ListenAddress> {
  const held = asked === 0 ? await holdFreePort(host) : null;
  const port = held?.port ?? asked;
  return { port, url: `http://${reachable(host)}:${port}`, release: async () => await held?.release() };
}

/** The host for a URL: loopback for "all addresses", IPv6 addresses in brackets. */
function reachable(host: string): string {
  if (host === "0.0.0.0" || host === "::") return "127.0.0.1";
  return host.includes(":") ? `[${host}]` : host;
}

async function holdFreePort(host: string): Promise<Pick<ListenAddress, "port" | "release">> {
  const holder = createServer((socket) => socket.destroy());
  await new Promise<void>((done, reject) => {
    holder.once("error", reject);
    holder.listen({ port: 0, host }, done);
  });
  holder.unref();
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- A server that listens on a port has an `AddressInfo`.
  const { port } = holder.address() as AddressInfo;
  return { port, release: () => new Promise((done) => holder.close(() => done())) };
}
