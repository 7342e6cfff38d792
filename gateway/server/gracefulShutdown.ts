import type { Server } from "node:http";
import type { Socket } from "node:net";

/**
 * Makes a closing server end kept-alive connections only when they are idle. Node closes idle connections at the moment of the close,
 * and loses a request that a client is just sending; the client cannot know whether it was executed. Here a connection used less than
 * `idleMs` milliseconds ago stays open, and its next response carries `Connection: close`. Call `closeIdleConnections` repeatedly
 * until none is left.
 */
export function drainConnections(server: Server, restMs: number): void {
  // Count requests: the next one may arrive before the last response counts as sent.
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
