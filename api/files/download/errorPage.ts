import { createHash } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { z } from "zod";

const refusal = z.object({ errors: z.array(z.object({ error: z.string() })).min(1) });

const style =
  "body{max-width:32rem;margin:15vh auto;padding:0 1.5rem;font:1rem/1.5 system-ui,sans-serif}h1{font-size:1.5rem;line-height:1.3}:root{color-scheme:light dark}";
const styleHash = createHash("sha256").update(style).digest("base64");
const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** Lets `app` answer refusals to a browser that shows them as a page in words, and to everything else in the usual envelope. */
export function refuseInWords(app: FastifyInstance): void {
  app.addHook("onSend", async (request, reply, payload) => {
    if (reply.statusCode < 400) return payload;
    void reply.headers({ "cache-control": "no-store", vary: "accept" });
    if (!(request.headers.accept ?? "").includes("text/html") || typeof payload !== "string") return payload;
    const errors = refusalsIn(payload);
    if (errors === null) return payload;
    void reply.type("text/html; charset=utf-8").header("content-security-policy", policy);
    return page(errors.map(({ error }) => error).join(", "));
  });
}

/** The errors of an envelope; null of another text. */
function refusalsIn(payload: string): { error: string }[] | null {
  try {
    return refusal.parse(JSON.parse(payload)).errors;
  } catch {
    return null;
  }
}

function page(text: string): string {
  const title = escapeHtml(text);
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${title}</title>
    <style>${style}</style>
  </head>
  <body>
    <main>
      <h1>${title}</h1>
      <p>The document cannot be shown. Please go back to the page that you came from and load it again.</p>
    </main>
  </body>
</html>
`;
}

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
