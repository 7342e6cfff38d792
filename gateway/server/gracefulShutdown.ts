import type { Server } from "node:http";
import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";

/** How long the requests in progress may still take when the process shuts down. */
const graceMs = 10_000;

/** What is known of an open connection. */
type Connection = { underWay: number; since: number; read: number };

/**
 * Makes a closing server end kept-alive connections only when they are idle. Node closes idle connections at the moment of the close,
 * and loses a request that a client is just sending; the client cannot know whether it was executed. Here a connection used less than
 * `idleMs` milliseconds ago stays open, and its next response carries `Connection: close` (`closeGracefully`). A request that has arrived
 * counts as use, also one that is not yet read because the process was busy (R-1193).
 */
export function drainConnections(server: Server, idleMs: number): void {
  // Count requests: the next one may arrive before the last response counts as sent.
  const connections = new Map<Socket, Connection>();
  server.on("connection", (socket: Socket) => {
    connections.set(socket, { underWay: 0, since: performance.now(), read: 0 });
    socket.once("close", () => connections.delete(socket));
  });
  server.on("request", ({ socket }, response) => {
    const connection = connections.get(socket);
    if (!connection) return;
    connection.underWay += 1;
    response.once("close", () => {
      connection.underWay -= 1;
      connection.since = performance.now();
      connection.read = socket.bytesRead;
    });
  });
  function closeIdle(): void {
    const latest = performance.now() - idleMs;
    for (const [socket, { underWay, since, read }] of connections) {
      if (underWay === 0 && since <= latest && socket.bytesRead === read) socket.destroy();
    }
  }
  server.closeIdleConnections = () => void arrived().then(closeIdle);
}

/** Resolves when what has arrived by now is accepted and read: the event loop does so between one immediate and the next. */
function arrived(): Promise<void> {
  return new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
}

/** Something was given up that a shutdown had to wait for too long. */
export class ShutdownLate extends Error {
  constructor() {
    super("The shutdown took too long: what was still in progress was given up.");
  }
}

/**
 * Closes a listener with `drainConnections`: accepts the connections that have come (R-1217), finishes its requests within 10 s, then ends
 * the connections that are left. Returns whether there were any.
 */
export async function closeGracefully(app: FastifyInstance): Promise<boolean> {
  let isLate = false;
  const late = setTimeout(() => {
    isLate = true;
    app.server.closeAllConnections();
  }, graceMs);
  await arrived();
  // Kept-alive connections become idle one by one after their last response.
  const idle = setInterval(() => app.server.closeIdleConnections(), 50);
  await app.close();
  clearTimeout(late);
  clearInterval(idle);
  return isLate;
}
