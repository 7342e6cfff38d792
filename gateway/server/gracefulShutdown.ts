import type { Server } from "node:http";
import type { Socket } from "node:net";

/**
 * Lets a server that closes end kept connections between two requests of a client, not under one. Node ends those that rest in the
 * very moment of the close, and what a client is sending on one is lost: it would have to guess whether it was carried out.
 * Here a connection that was used less than `restMs` ago stays; its next answer tells that it ends (Fastify's `Connection: close`).
 * `closeIdleConnections` is to be called again until all are gone.
 */
export function drainConnections(server: Server, restMs: number): void {
  // A connection's next request may come before its last answer counts as sent: they are counted.
  const connections = new Map<Socket, { underWay: number; since: number }>();
  server.on("connection", (socket: Socket) => {
    connections.set(socket, { underWay: 0, since: performance.now() });
    socket.once("close", () => connections.delete(socket));
  });
  server.on("request", ({ socket }, response) => {
    const connection = connections.get(socket);
    if (!connection) return;
    connection.underWay += 1;
    response.once("close", () => {
      connection.underWay -= 1;
      connection.since = performance.now();
    });
  });
  server.closeIdleConnections = () => {
    const latest = performance.now() - restMs;
    for (const [socket, { underWay, since }] of connections) if (underWay === 0 && since <= latest) socket.destroy();
  };
}
