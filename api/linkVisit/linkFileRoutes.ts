import type { FastifyInstance, FastifyRequest } from "fastify";
import { attachmentMessages } from "#domain/documents/attachment.ts";
import type { ApiContext } from "../context.ts";
import { auditSignedFetch, hourOf, ignoreFullDisk } from "../files/download/auditDownload.ts";
import { sendFile } from "../files/download/sendFile.ts";
import { dispositions, safeDisposition } from "../http/disposition.ts";
import { sendError } from "../http/envelope.ts";
import { refuseInWords } from "../files/download/errorPage.ts";
import { handleError } from "../http/errorHandler.ts";
import { notFound } from "../http/httpErrors.ts";
import { queryText, refuseRepeatedParameters } from "../http/query.ts";
import { refuseUnknownRoutes } from "../http/unknownRoutes.ts";
import { countAgain, findVisitor, lockLink, noteView, type LinkView } from "../shareLink/linkViews.ts";
import { linkDocuments } from "../shareLink/linkDocuments.ts";
import type { ShareLinkRow } from "../shareLink/shareLinks.ts";
import { findLive } from "./liveLinks.ts";
import { isSignedLinkFile } from "./pass.ts";

type Params = { link: string; key: string };

/**
 * Serves signed URLs of a link's files, as a Fastify plugin for the prefix `/files/link`. The signature says which visit it is; whether the
 * link is live and still shows the file is read at each fetch. Bytes come from this service also with an S3 store.
 */
export function linkFileRoutes(context: ApiContext): (app: FastifyInstance) => Promise<void> {
  return async (app) => {
    app.setErrorHandler(handleError);
    refuseInWords(app);
    refuseUnknownRoutes(app);
    refuseRepeatedParameters(app);

    app.get<{ Params: Params }>("/:link/:key", async (request, reply) => {
      await context.rateLimits.take("linkRequests", { address: request.ip });
      const { link: tokenHash, key } = request.params;
      const asked = readAddress(request);
      const invalid = () => sendError(reply, 403, "This address is not valid any more");
      if (!asked || !isSignedLinkFile(context, { link: tokenHash, key, ...asked }, queryText(request, "signature"))) return invalid();
      const link = await findLive(context.db, tokenHash, context.clock());
      const visitor = link && (await findVisitor(context.db, link, asked.visit));
      if (!link || !visitor) return invalid();
      const file = await findLinkFile(context, link, key);
      if (!file || !(await context.files.disk.exists(`${link.ownerId}/${key}`))) throw notFound(attachmentMessages.notFound);
      const disposition = safeDisposition(file.contentType, asked.disposition);
      if (disposition === "attachment" && link.allowsDownload === 0) return invalid();
      if (request.method === "GET") {
        const now = context.clock();
        const act = disposition === "inline" ? "VIEWED" : "DOWNLOADED";
        await noteFetch(context, link, { visitor, act, file, now }).catch((error: unknown) => ignoreFullDisk(request, error));
        const { start, change } = hourOf(now);
        const actor = { type: "LINK", id: link.id, name: visitor.name } as const;
        const once = `link file ${link.id} ${key} ${disposition} ${start}`;
        await auditSignedFetch(context, request, { ownerId: link.ownerId, file, actor, disposition, once, changes: [change] });
      }
      return await sendFile(context, reply, { ...file, ownerId: link.ownerId }, disposition);
    });
  };
}

/** Notes a fetch. A repeated one is counted in one statement; a new line waits for the link's other writes. */
async function noteFetch({ db }: ApiContext, link: ShareLinkRow, view: LinkView): Promise<void> {
  if (await countAgain(db, link, view)) return;
  await db.transaction().execute(async (trx) => {
    if (await lockLink(trx, link)) await noteView(trx, link, view);
  });
}

async function findLinkFile({ db }: ApiContext, { ownerId, id }: ShareLinkRow, key: string) {
  return await linkDocuments(db, ownerId)
    .select(["files.key", "files.kind", "files.name", "files.contentType", "files.size", "files.createdAt"])
    .where("shareLinks.id", "=", id)
    .where("attachments.key", "=", key)
    .executeTakeFirst();
}

function readAddress(request: FastifyRequest) {
  const asked = queryText(request, "disposition");
  const disposition = dispositions.find((known) => known === asked);
  const expires = Number(queryText(request, "expires"));
  if (!disposition || !Number.isSafeInteger(expires)) return null;
  return { visit: queryText(request, "visit"), disposition, expires };
}
