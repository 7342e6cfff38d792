import type { FastifyInstance, FastifyRequest } from "fastify";
import { attachmentMessages } from "#domain/documents/attachment.ts";
import { actorOf } from "../../audit/asker.ts";
import type { ApiContext } from "../../context.ts";
import { refuseInWords } from "../../files/download/errorPage.ts";
import { auditSignedFetch, hourOf } from "../../files/download/auditDownload.ts";
import { sendFile } from "../../files/download/sendFile.ts";
import { dispositions, safeDisposition } from "../../http/disposition.ts";
import { sendError } from "../../http/envelope.ts";
import { handleError } from "../../http/errorHandler.ts";
import { notFound } from "../../http/httpErrors.ts";
import { queryText, refuseRepeatedParameters } from "../../http/query.ts";
import { refuseUnknownRoutes } from "../../http/unknownRoutes.ts";
import { findSharedFile } from "./sharedFiles.ts";
import { isSignedShare } from "./sharedUrl.ts";

type Params = { partnerId: string; shipmentId: string; key: string };

/**
 * Serves signed URLs of shared files, as a Fastify plugin for the prefix `/files/shared`. The signature says who asked; whether the office
 * may still see the file is read at each fetch.
 */
export function sharedFileRoutes(context: ApiContext): (app: FastifyInstance) => Promise<void> {
  return async (app) => {
    app.setErrorHandler(handleError);
    refuseInWords(app);
    refuseUnknownRoutes(app);
    refuseRepeatedParameters(app);

    app.get<{ Params: Params }>("/:partnerId/:shipmentId/:key", async (request, reply) => {
      const asked = readAddress(request);
      const signature = queryText(request, "signature");
      const invalid = () => sendError(reply, 403, "This address is not valid any more");
      if (!asked || !isSignedShare(context, { ...request.params, ...asked }, signature)) return invalid();
      const actor = await actorOf(context, asked.office, asked.asker);
      if (actor === null) return invalid();
      const file = await findSharedFile(context.db, asked.office, request.params);
      if (!file || !(await context.files.disk.exists(`${file.ownerId}/${file.key}`))) throw notFound(attachmentMessages.notFound);
      const disposition = safeDisposition(file.contentType, asked.disposition);
      const by = { ...actor, name: `${actor.name} (${file.partner})` };
      if (request.method === "GET") {
        const hour = hourOf(context.clock());
        const once = `shared file ${asked.asker} ${file.key} ${disposition} ${hour.start}`;
        await auditSignedFetch(context, request, { ownerId: file.ownerId, file, actor: by, disposition, once, changes: [hour.change] });
      }
      return await sendFile(context, reply, file, disposition);
    });
  };
}

function readAddress(request: FastifyRequest) {
  const asked = queryText(request, "disposition");
  const disposition = dispositions.find((known) => known === asked);
  const expires = Number(queryText(request, "expires"));
  if (!disposition || !Number.isSafeInteger(expires)) return null;
  return { office: queryText(request, "office"), disposition, asker: queryText(request, "asker"), expires };
}
