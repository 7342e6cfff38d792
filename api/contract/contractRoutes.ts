import { createHash } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { Contract } from "./contract.ts";
import { openApiDocument } from "./openApiDocument.ts";
import type { ContractRoute } from "./operation.ts";

const contract: Contract = {
  id: "readContract",
  tag: "Service",
  summary: "This document",
  isPublic: true,
  headers: { "If-None-Match": z.string().optional().describe("The ETag of the document that is known already: 304 where it is this one.") },
  answer: {
    contentType: "application/json",
    description: "The OpenAPI 3.1 document of this service.",
    schema: z.record(z.string(), z.unknown()),
    headers: { ETag: "Changes with the document." },
  },
};

/**
 * `GET /openapi.json`: the OpenAPI document of every route that is added to `app` after this call and tells its contract.
 * It is made at the first request, so that no start waits for it.
 */
export function contractRoutes(app: FastifyInstance): void {
  const routes: ContractRoute[] = [];
  let made: { text: string; etag: string } | null = null;

  app.addHook("onRoute", ({ method, url, prefix, config }) => {
    const [verb = "GET"] = [method].flat();
    if (!config?.contract || verb === "HEAD") return;
    const access = config.access ?? (verb === "GET" ? "read" : "write");
    routes.push({ method: verb, path: url.slice(prefix.length), access, contract: config.contract });
  });

  app.get("/openapi.json", { config: { contract } }, async (request, reply) => {
    made ??= documentOf(routes);
    void reply.headers({ etag: made.etag, "cache-control": "no-cache" });
    if (request.headers["if-none-match"]?.includes(made.etag)) return reply.code(304).send();
    return reply.type("application/json; charset=utf-8").send(made.text);
  });
}

function documentOf(routes: ContractRoute[]): { text: string; etag: string } {
  const text = JSON.stringify(openApiDocument(routes));
  return { text, etag: `"${createHash("sha256").update(text).digest("base64url").slice(0, 27)}"` };
}
