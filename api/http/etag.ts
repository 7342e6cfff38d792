import { createHash } from "node:crypto";
import type { FastifyRequest } from "fastify";

/** A short digest of a text, for an ETag. */
export function digestOf(text: string): string {
  return createHash("sha256").update(text).digest("base64url").slice(0, 27);
}

/** Whether the caller already has the answer of this ETag (RFC 9110, If-None-Match), so that 304 suffices. */
export function isKnown(request: FastifyRequest, etag: string): boolean {
  const known = new Set((request.headers["if-none-match"] ?? "").split(",").map((tag) => tag.trim().replace(/^W\//, "")));
  return known.has(etag) || known.has("*");
}
