import type { FastifyInstance } from "fastify";

/** A client must take something of its response every 30 s, and a buffered response at no less than 16 kB/s after that. */
const usual = { silentMs: 30_000, bytesPerMs: 16 };

/** Shorter responses leave the process at once. */
const largeBytes = 256 * 1024;

/** Closes connections whose client does not read its response, so that unread responses cannot fill the memory. */
export function limitResponseTime(app: FastifyInstance, { silentMs, bytesPerMs } = usual): void {
  app.addHook("onRequest", (_request, { raw }, done) => {
    // Node counts written bytes as activity, so each write restarts the timer. With nothing left to read, the delay is ours.
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
