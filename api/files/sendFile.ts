import type { FastifyReply } from "fastify";
import type { ApiContext } from "../context.ts";
import { contentDisposition, type Disposition } from "../http/disposition.ts";
import type { FileRow } from "./store.ts";

/** Sends a stored file with the headers that keep browsers from guessing, caching or running it. The caller has checked the right to it. */
export async function sendFile(
  { files }: ApiContext,
  reply: FastifyReply,
  { ownerId, key, name, contentType, size }: FileRow & { ownerId: string },
  disposition: Disposition,
): Promise<FastifyReply> {
  return reply
    .headers({
      "content-type": contentType,
      "content-length": size,
      "content-disposition": contentDisposition(disposition, name),
      "cache-control": "private, no-store",
      "x-content-type-options": "nosniff",
      // Chromium's PDF viewer does not work inside a sandbox.
      ...(contentType !== "application/pdf" && { "content-security-policy": "default-src 'none'; sandbox" }),
    })
    .send(await files.disk.getStream(`${ownerId}/${key}`));
}
