import type { Server } from "node:http";
import type { Socket } from "node:net";

/**
 * Lets a server that closes end kept connections between two requests of a client, not under one. Node ends those that rest in the
 * very moment of the close, and what a client is sending on one is lost: it would have to guess whether it was carried out.
 * Here a connection that was used less than `restMs` ago stays; its next answer tells that it ends (Fastify's `Connection: close`).
 * `closeIdleConnections` is to be called again until all are gone.
 */
export function endGently(server: Server, restMs: number): void {
  const restingSince = new Map<Socket, number>();
  server.on("connection", (socket: Socket) => {
    restingSince.set(socket, performance.now());
    socket.once("close", () => restingSince.delete(socket));
  });
  server.on("request", ({ socket }, response) => {
    restingSince.delete(socket);
    response.once("close", () => socket.destroyed || restingSince.set(socket, performance.now()));
  });
  server.closeIdleConnections = () => {
    const latest = performance.now() - restMs;
    for (const [socket, since] of restingSince) if (since <= latest) socket.destroy();
  };
}
