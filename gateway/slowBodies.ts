import type { IncomingMessage } from "node:http";
import type { FastifyInstance } from "fastify";

/** A body within 30 s; an upload at no less than 16 kB/s over any 10 s. */
const usual = { bodyMs: 30_000, uploadMs: 10_000, uploadBytes: 160_000 };

/** Ends connections whose body comes too slowly, so that nobody holds the server by dripping. */
export function refuseSlowBodies(app: FastifyInstance, limits = usual): void {
  app.addHook("onRequest", ({ raw }, _reply, done) => {
    if (raw.headers["content-length"] !== undefined || raw.headers["transfer-encoding"] !== undefined) watch(raw, limits);
    done();
  });
}

function watch(raw: IncomingMessage, limits: typeof usual): void {
  const isUpload = (raw.headers["content-type"] ?? "").startsWith("multipart/");
  let before = raw.socket.bytesRead;
  const timer = setInterval(
    () => {
      if (raw.complete) return clearInterval(timer);
      const come = raw.socket.bytesRead - before;
      before += come;
      // A paused stream waits for us, not for the client.
      const isOurs = raw.isPaused();
      if (!isUpload || (!isOurs && come < limits.uploadBytes)) raw.destroy();
    },
    isUpload ? limits.uploadMs : limits.bodyMs,
  );
  timer.unref();
  raw.once("close", () => clearInterval(timer));
}
