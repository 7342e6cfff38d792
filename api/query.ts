import type { FastifyRequest } from "fastify";

/** One parameter of the query, "" where it is missing or given twice; unknown ids are "not found" all the same. */
export function queryText(request: FastifyRequest, name: string): string {
  // Fastify parses a query into texts and lists of texts by name.
  const value = (request.query as Record<string, unknown>)[name];
  return typeof value === "string" ? value.toWellFormed().replaceAll("\0", "") : "";
}
