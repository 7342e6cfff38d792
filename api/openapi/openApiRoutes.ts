import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { accessOf } from "../http/caller.ts";
import { digestOf, isKnown } from "../http/etag.ts";
import type { OperationSpec } from "./operationSpec.ts";
import { ifNoneMatch } from "./commonFields.ts";
import { openApiDocument } from "./openApiDocument.ts";
import type { DescribedRoute } from "./openApiOperation.ts";

const spec: OperationSpec = {
  id: "readContract",
  tag: "Service",
  summary: "This document",
  isPublic: true,
  headers: { "If-None-Match": ifNoneMatch },
  answer: {
    contentType: "application/json",
    description: "The OpenAPI 3.1 document of this service.",
    schema: z
      .record(z.string(), z.unknown())
      .meta({ example: { openapi: "3.1.1", info: { title: "Lading REST", version: "1" }, paths: {} } }),
    headers: { ETag: "Changes with the document." },
  },
};

/**
 * `GET /openapi.json`: the OpenAPI document of every route added to `app` after this call with a `spec`. Builds it on the first request, so
 * that it does not delay the start.
 */
export function openApiRoutes(app: FastifyInstance): void {
  const routes: DescribedRoute[] = [];
  let made: { text: string; etag: string } | null = null;

  app.addHook("onRoute", ({ method, url, prefix, config }) => {
    const [verb = "GET"] = [method].flat();
    if (!config?.spec || verb === "HEAD") return;
    const access = accessOf(verb, config);
    routes.push({ method: verb, path: url.slice(prefix.length), access, spec: config.spec });
  });

  app.get("/openapi.json", { config: { spec } }, async (request, reply) => {
    made ??= documentOf(routes);
    void reply.headers({ etag: made.etag, "cache-control": "no-cache" });
    if (isKnown(request, made.etag)) return reply.code(304).send();
    return reply.type("application/json; charset=utf-8").send(made.text);
  });
}

function documentOf(routes: DescribedRoute[]): { text: string; etag: string } {
  const text = JSON.stringify(openApiDocument(routes));
  return { text, etag: `"${digestOf(text)}"` };
}
