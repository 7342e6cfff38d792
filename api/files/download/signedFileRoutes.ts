import type { FastifyInstance, FastifyRequest } from "fastify";
import { attachmentMessages } from "#domain/documents/attachment.ts";
import { actorOf } from "../../audit/asker.ts";
import { signedTrailRoutes } from "../../auditTrail/trailUrl.ts";
import type { ApiContext } from "../../context.ts";
import { sendError } from "../../http/envelope.ts";
import { handleError } from "../../http/errorHandler.ts";
import { queryText, refuseRepeatedParameters } from "../../http/query.ts";
import { notFound } from "../../http/httpErrors.ts";
import { refuseUnknownRoutes } from "../../http/unknownRoutes.ts";
import { dispositions, safeDisposition } from "../../http/disposition.ts";
import { refuseInWords } from "./errorPage.ts";
import { auditSignedFetch, onceAnHour } from "./auditDownload.ts";
import { sendFile } from "./sendFile.ts";
import { isSignedFile } from "./signedUrl.ts";
import { findFile } from "../store.ts";

/**
 * Serves signed URLs, as a Fastify plugin for the prefix `/files`. Needs no session: the signature authorises the request. Each of
 * `others` adds the routes of another noun.
 */
export function signedFileRoutes(
  context: ApiContext,
  ...others: ((app: FastifyInstance, context: ApiContext) => void)[]
): (app: FastifyInstance) => Promise<void> {
  return async (app) => {
    app.setErrorHandler(handleError);
    refuseInWords(app);
    refuseUnknownRoutes(app);
    refuseRepeatedParameters(app);
    signedTrailRoutes(app, context);
    for (const addRoutes of others) addRoutes(app, context);

    app.get<{ Params: { ownerId: string; key: string } }>("/:ownerId/:key", async (request, reply) => {
      const { ownerId, key } = request.params;
      const asked = readAddress(request);
      const signature = queryText(request, "signature");
      if (!asked || !isSignedFile(context, { ownerId, key, ...asked }, signature)) {
        return sendError(reply, 403, "This address is not valid any more");
      }
      const actor = await actorOf(context, ownerId, asked.asker);
      if (actor === null) return sendError(reply, 403, "This address is not valid any more");
      const file = await findFile(context.db, ownerId, key);
      const path = `${ownerId}/${key}`;
      if (file?.kind !== asked.kind || !(await context.files.disk.exists(path))) throw notFound(attachmentMessages.notFound);
      const disposition = safeDisposition(file.contentType, asked.disposition);
      const fetched = { ownerId, file, actor, disposition };
      if (request.method === "GET") await auditSignedFetch(context, request, { ...fetched, once: onceAnHour(context, fetched) });
      return await sendFile(context, reply, { ...file, ownerId }, disposition);
    });
  };
}

function readAddress(request: FastifyRequest) {
  const asked = queryText(request, "disposition");
  const disposition = dispositions.find((known) => known === asked);
  const expires = Number(queryText(request, "expires"));
  if (!disposition || !Number.isSafeInteger(expires)) return null;
  return { kind: queryText(request, "type"), disposition, asker: queryText(request, "asker"), expires };
}
