import type { FastifyInstance } from "fastify";

/** Serves Swagger UI for the REST service's OpenAPI document at `/ep/api/docs`. */
export function serveSwaggerUi({ html, policy }: { html: string; policy: string }): (app: FastifyInstance) => Promise<void> {
  return async (app) => {
    app.get("/ep/api/docs", async (_request, reply) => {
      return reply
        .headers({ "content-type": "text/html; charset=utf-8", "cache-control": "no-cache", "content-security-policy": policy })
        .send(html);
    });
  };
}
