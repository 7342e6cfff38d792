import type { Server } from "node:http";

/**
 * Ends a response of HTTP/1.0 that is broken off by a reset of its connection. Only its end tells such a client that it has the whole: a ZIP
 * that a shutdown or the store cut off would look whole (R-1248). Since HTTP/1.1 chunks tell.
 */
export function resetBrokenResponses(server: Server): void {
  server.on("request", ({ httpVersion, socket }, response) => {
    if (httpVersion !== "1.0") return;
    const destroy = socket.destroy.bind(socket);
    const restore = () => void (socket.destroy = destroy);
    response.once("close", restore);
    socket.destroy = (error) => {
      restore();
      if (response.headersSent && !response.writableFinished) socket.resetAndDestroy();
      return destroy(error);
    };
  });
}
