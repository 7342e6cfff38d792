import { createHash } from "node:crypto";
import type { FastifyRequest } from "fastify";

/** A short digest of a text, for an ETag that changes with it. */
export function digestOf(text: string): string {
  return createHash("sha256").update(text).digest("base64url").slice(0, 27);
}

/** Whether the caller has the answer of this ETag already (RFC 9110, If-None-Match), so that 304 will do. */
export function isKnown(request: FastifyRequest, etag: string): boolean {
  const known = new Set((request.headers["if-none-match"] ?? "").split(",").map((tag) => tag.trim().replace(/^W\//, "")));
  return known.has(etag) || known.has("*");
}
