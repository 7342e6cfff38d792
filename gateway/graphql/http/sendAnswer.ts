import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import { acceptedEncoding } from "../../acceptedEncoding.ts";

/** Bytes from which on an answer is sent compressed: fewer are on their way sooner than they are compressed. */
const compressedFrom = 32 * 1024;

const compress = promisify(gzip);

/**
 * Sends the bytes of a response's JSON, large ones by gzip to a client that accepts it (R-1235, ADR-0170). No cookie authorises a request, so no
 * other site can have answers made whose sizes tell what is in them.
 */
export async function sendAnswer(request: FastifyRequest, reply: FastifyReply, answer: Buffer): Promise<FastifyReply> {
  if (answer.length < compressedFrom) return reply.send(answer);
  void reply.header("vary", "accept-encoding");
  if (acceptedEncoding(request, ["gzip"]) === null) return reply.send(answer);
  return reply
    .header("content-encoding", "gzip")
    .removeHeader("content-length")
    .send(await compress(answer, { level: 1 }));
}
