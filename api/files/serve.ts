import type { FastifyInstance, FastifyRequest } from "fastify";
import { attachmentMessages } from "#domain/attachment.ts";
import type { ApiContext } from "../context.ts";
import { sendError } from "../envelope.ts";
import { handleError, handleNotFound } from "../errors.ts";
import { queryText } from "../query.ts";
import { notFound } from "../refusal.ts";
import { dispositions, isSigned } from "./signedUrl.ts";
import { findFile } from "./store.ts";

/** What a browser may show in itself; everything else is saved, whatever the address asks for. */
const shown = new Set(["application/pdf", "image/png", "image/jpeg"]);

/** Serves signed addresses, as a Fastify plugin to mount with the prefix `/files`. It needs no session: the signature is the right. */
export function serveFiles(context: ApiContext): (app: FastifyInstance) => Promise<void> {
  return async (app) => {
    app.setErrorHandler(handleError);
    app.setNotFoundHandler(handleNotFound);

    app.get<{ Params: { ownerId: string; key: string } }>("/:ownerId/:key", async (request, reply) => {
      const { ownerId, key } = request.params;
      const asked = readAddress(request);
      if (!asked || !isSigned(context, { ownerId, key, ...asked }, queryText(request, "signature"))) {
        return sendError(reply, 403, "This address is not valid any more");
      }
      const file = await findFile(context.db, ownerId, key);
      const path = `${ownerId}/${key}`;
      if (file?.kind !== asked.kind || !(await context.files.disk.exists(path))) throw notFound(attachmentMessages.notFound);
      const disposition = shown.has(file.contentType) ? asked.disposition : "attachment";
      return reply
        .headers({
          "content-type": file.contentType,
          "content-length": file.size,
          "content-disposition": contentDisposition(disposition, file.name),
          "cache-control": "private, no-store",
          "x-content-type-options": "nosniff",
          // Chromium's PDF viewer does not work inside a sandbox.
          ...(file.contentType !== "application/pdf" && { "content-security-policy": "default-src 'none'; sandbox" }),
        })
        .send(await context.files.disk.getStream(path));
    });
  };
}

/** RFC 6266: the name in ASCII for old readers, and whole in UTF-8. */
export function contentDisposition(disposition: string, name: string): string {
  const ascii = name.replace(/[^\x20-\x7e]|["\\%]/g, "_");
  const encoded = encodeURIComponent(name.toWellFormed()).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
  return `${disposition}; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}

function readAddress(request: FastifyRequest) {
  const asked = queryText(request, "disposition");
  const disposition = dispositions.find((known) => known === asked);
  const expires = Number(queryText(request, "expires"));
  if (!disposition || !Number.isSafeInteger(expires)) return null;
  return { kind: queryText(request, "type"), disposition, expires };
}
