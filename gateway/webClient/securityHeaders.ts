import type { FastifyInstance } from "fastify";

/** What every answer tells the browser not to do. `isTls`: whether users come by https, so that they always shall. */
export function addSecurityHeaders(app: FastifyInstance, { isTls }: { isTls: boolean }): void {
  app.addHook("onRequest", (_request, reply, done) => {
    void reply.headers({
      "x-content-type-options": "nosniff",
      "referrer-policy": "no-referrer",
      "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
      "cross-origin-opener-policy": "same-origin",
      "x-frame-options": "DENY",
      ...(isTls ? { "strict-transport-security": "max-age=31536000" } : {}),
    });
    done();
  });
  app.addHook("onSend", (_request, reply, _payload, done) => {
    if (!reply.hasHeader("cache-control")) void reply.header("cache-control", "no-store");
    if (!reply.hasHeader("content-security-policy"))
      void reply.header("content-security-policy", "default-src 'none'; frame-ancestors 'none'");
    done();
  });
}

/** The policy of a page of ours: everything from here, files also from `fileOrigin`, no script inside the page. */
export function pagePolicy(fileOrigin: string): string {
  const files = ["'self'", "blob:", ...(fileOrigin ? [fileOrigin] : [])].join(" ");
  return [
    "default-src 'self'",
    "script-src 'self'",
    // The component library sets sizes and positions as styles of elements.
    "style-src 'self' 'unsafe-inline'",
    `img-src ${files} data:`,
    "font-src 'self'",
    `connect-src ${files}`,
    `frame-src ${files}`,
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** The policy of GraphiQL and the reader of REST: they make style sheets of their own and draw their icons from data. */
export const explorerPolicy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "worker-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");
