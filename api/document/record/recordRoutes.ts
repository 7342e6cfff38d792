import type { FastifyInstance } from "fastify";
import { actorOf, askerOf } from "../../audit/asker.ts";
import { itemChanges } from "../../audit/auditDraft.ts";
import type { ApiContext } from "../../context.ts";
import { auditSignedFetch } from "../../files/download/auditDownload.ts";
import { contentDisposition } from "../../http/disposition.ts";
import { answer, sendError } from "../../http/envelope.ts";
import { queryText } from "../../http/query.ts";
import { fileAndDecisions, fileWithRecord } from "./approvalRecord.ts";
import { isSignedRecord, recordUrl } from "./recordAddress.ts";
import { recordOperation } from "./recordOperation.ts";

/** The route that signs the address of a file with its approval record. */
export function approvalRecordRoutes(app: FastifyInstance, context: ApiContext): void {
  app.get("/v1/shipment/attachment/approval-record", { config: { spec: recordOperation } }, async (request) => {
    const place = { ownerId: request.ownerId, shipmentId: queryText(request, "shipmentId"), key: queryText(request, "key") };
    const { decisions } = await fileAndDecisions(context.db, place);
    const url = decisions.length === 0 ? null : recordUrl(context, { ...place, asker: askerOf(request.actor) });
    return answer({ success: true, url });
  });
}

/**
 * Serves the addresses of `recordUrl` below `/files`. The signature authorises the request, for as long as its asker is a member. A record is
 * drawn at each fetch, so it counts as a merge.
 */
export function signedApprovalRecordRoutes(app: FastifyInstance, context: ApiContext): void {
  app.get<{ Params: { ownerId: string; key: string } }>(
    "/:ownerId/:key/approval-record.pdf",
    { exposeHeadRoute: false },
    async (request, reply) => {
      const { ownerId, key } = request.params;
      const [shipmentId, asker, signature] = [
        queryText(request, "shipmentId"),
        queryText(request, "asker"),
        queryText(request, "signature"),
      ];
      const expires = Number(queryText(request, "expires"));
      const isOurs = isSignedRecord(context, { ownerId, shipmentId, key, asker, expires }, signature);
      const actor = isOurs ? await actorOf(context, ownerId, asker) : null;
      if (actor === null) return sendError(reply, 403, "This address is not valid any more");
      await context.rateLimits.take("merges", { ownerId, address: request.ip });
      const { file, name, size, content } = await fileWithRecord(context, { ownerId, shipmentId, key, personId: asker });
      const fetched = { ownerId, file, actor, disposition: "attachment", once: `address ${signature}` } as const;
      await auditSignedFetch(context, request, { ...fetched, changes: itemChanges("part", [], ["Approval record"]) });
      return reply
        .headers({
          "content-type": "application/pdf",
          "content-length": size,
          "content-disposition": contentDisposition("attachment", name),
          "cache-control": "private, no-store",
          "x-content-type-options": "nosniff",
        })
        .send(content);
    },
  );
}
