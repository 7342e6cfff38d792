import type { FastifyInstance } from "fastify";

/** Something of an answer is taken every 30 s, and an answer that is kept in memory at no less than 16 kB/s after that. */
const usual = { silentMs: 30_000, bytesPerMs: 16 };

/** Shorter answers go to the network at once. */
const largeBytes = 256 * 1024;

/** Ends connections whose client does not read its answer, so that nobody fills the memory with answers or holds their places. */
export function limitResponseTime(app: FastifyInstance, { silentMs, bytesPerMs } = usual): void {
  app.addHook("onRequest", (_request, { raw }, done) => {
    // Node counts what the network takes as activity, and a write begins the time anew. Where nothing waits to be read, we are at work.
    raw.setTimeout(silentMs, () => {
      if (raw.socket && raw.socket.writableLength > 0) raw.socket.destroy();
    });
    done();
  });
  app.addHook("onSend", (_request, { raw }, payload, done) => {
    const bytes = typeof payload === "string" || payload instanceof Buffer ? payload.length : 0;
    if (bytes > largeBytes) {
      const late = setTimeout(() => raw.socket?.destroy(), silentMs + bytes / bytesPerMs).unref();
      raw.once("close", () => clearTimeout(late));
    }
    done();
  });
}
