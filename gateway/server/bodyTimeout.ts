import type { IncomingMessage } from "node:http";
import type { FastifyInstance, FastifyReply } from "fastify";

/** A body must arrive within 30 s; an upload must bring 16 kB/s over any 10 s. The 408 has 5 s to reach a slow client. */
const usual = { bodyMs: 30_000, uploadMs: 10_000, uploadBytes: 160_000, graceMs: 5_000 };

/** Rejects requests whose body arrives too slowly with 408, so that slow clients cannot hold connections open. */
export function limitBodyTime(app: FastifyInstance, limits = usual): void {
  app.addHook("onRequest", ({ raw }, reply, done) => {
    if (raw.headers["content-length"] !== undefined || raw.headers["transfer-encoding"] !== undefined) watch(raw, reply, limits);
    done();
  });
}

function watch(raw: IncomingMessage, reply: FastifyReply, limits: typeof usual): void {
  const isUpload = (raw.headers["content-type"] ?? "").startsWith("multipart/");
  let before = raw.socket.bytesRead;
  const timer = setInterval(
    () => {
      if (raw.complete) return clearInterval(timer);
      const come = raw.socket.bytesRead - before;
      before += come;
      // A paused stream waits for this process, not for the client.
      const isOurs = raw.isPaused();
      if (isUpload && (isOurs || come >= limits.uploadBytes)) return;
      clearInterval(timer);
      refuse(raw, reply, limits.graceMs);
    },
    isUpload ? limits.uploadMs : limits.bodyMs,
  );
  timer.unref();
  raw.once("close", () => clearInterval(timer));
}

/** Fails the body for its reader, whose route responds with 408. The connection closes with that response. */
function refuse(raw: IncomingMessage, { raw: response }: FastifyReply, graceMs: number): void {
  // Destroying the request would close the connection before the response is sent.
  if (response.headersSent || raw.listenerCount("error") === 0) return void raw.destroy();
  response.setHeader("connection", "close");
  raw.emit("error", Object.assign(new Error("The body came too slowly"), { statusCode: 408 }));
  // Unread bytes make the kernel reset the connection on close, and the client could lose the response.
  raw.resume();
  const late = setTimeout(() => raw.destroy(), graceMs).unref();
  raw.once("close", () => clearTimeout(late));
}
