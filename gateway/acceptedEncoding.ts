import { negotiate } from "@fastify/accept-negotiator";
import type { FastifyRequest } from "fastify";

/** The first of these encodings that a request accepts most; null if it accepts none of them. */
export function acceptedEncoding<Encoding extends string>(request: FastifyRequest, encodings: readonly Encoding[]): Encoding | null {
  const negotiated = negotiate(request.headers["accept-encoding"]?.toString().toLowerCase() ?? "", [...encodings]);
  return encodings.find((known) => known === negotiated) ?? null;
}
