import type { FastifyReply } from "fastify";
import type { ApiContext } from "../../context.ts";
import { contentDisposition, type Disposition } from "../../http/disposition.ts";
import { openContent } from "../openContent.ts";
import type { FileRow } from "../store.ts";
import { whileStored } from "../whileStored.ts";

/** Sends a stored file with the headers that keep browsers from guessing, caching or running it. The caller has checked the right to it. */
export async function sendFile(
  context: ApiContext,
  reply: FastifyReply,
  file: FileRow & { ownerId: string },
  disposition: Disposition,
): Promise<FastifyReply> {
  const { name, contentType, size } = file;
  const content = await whileStored(context, file, () => openContent(context, file));
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
    .send(content);
}
