import type { FastifyInstance } from "fastify";

/** The page at `/ep/api/docs` that shows the service's OpenAPI document to people. */
export function serveSwaggerUi({ html, policy }: { html: string; policy: string }): (app: FastifyInstance) => Promise<void> {
  return async (app) => {
    app.get("/ep/api/docs", async (_request, reply) => {
      return reply
        .headers({ "content-type": "text/html; charset=utf-8", "cache-control": "no-cache", "content-security-policy": policy })
        .send(html);
    });
  };
}
