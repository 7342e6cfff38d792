import type { IncomingMessage } from "node:http";
import type { FastifyInstance, FastifyReply } from "fastify";

/** A body within 30 s; an upload at no less than 16 kB/s over any 10 s. Who is too slow has 5 s to be told. */
const usual = { bodyMs: 30_000, uploadMs: 10_000, uploadBytes: 160_000, graceMs: 5_000 };

/** Ends requests whose body comes too slowly with 408, so that nobody holds the server by dripping. */
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
      // A paused stream waits for us, not for the client.
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

/** Fails the body for its reader, which answers 408 in the form of its route; the connection ends with that answer. */
function refuse(raw: IncomingMessage, { raw: response }: FastifyReply, graceMs: number): void {
  // Destroying the request would take the connection along, and the answer with it.
  if (response.headersSent || raw.listenerCount("error") === 0) return void raw.destroy();
  response.setHeader("connection", "close");
  raw.emit("error", Object.assign(new Error("The body came too slowly"), { statusCode: 408 }));
  // Bytes that nobody has read when a connection closes may cost the client its answer.
  raw.resume();
  const late = setTimeout(() => raw.destroy(), graceMs).unref();
  raw.once("close", () => clearTimeout(late));
}
