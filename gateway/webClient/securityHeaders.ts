import type { FastifyInstance } from "fastify";

/** Adds the security headers to every response. `isTls`: users come over https, so HSTS is set. */
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

/** The content security policy of our pages: everything from this origin, files also from `fileOrigin`, no inline scripts. */
export function pagePolicy(fileOrigin: string): string {
  const files = ["'self'", "blob:", ...(fileOrigin ? [fileOrigin] : [])].join(" ");
  return [
    "default-src 'self'",
    "script-src 'self'",
    // Mantine sets sizes and positions by inline styles.
    "style-src 'self' 'unsafe-inline'",
    `img-src ${files} data:`,
    "font-src 'self'",
    `connect-src ${files}`,
    `frame-src ${files}`,
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    // Not 'none': Safari holds the PDFs that a page shows in a frame to the page's policy (ADR-0166).
    "frame-ancestors 'self'",
  ].join("; ");
}

/** The policy of GraphiQL and Swagger UI: they create style sheets and draw their icons from data URLs. */
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
