import { Readable } from "node:stream";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { attachmentMessages } from "#domain/documents/attachment.ts";
import { askerOf } from "../audit/asker.ts";
import type { ApiContext } from "../context.ts";
import { holdPlace, streamHeaders } from "../events/openStream.ts";
import { callerGone } from "../http/callerGone.ts";
import { dispositions } from "../http/disposition.ts";
import { answer } from "../http/envelope.ts";
import { notFound, Overloaded } from "../http/httpErrors.ts";
import { queryChoice, queryText } from "../http/query.ts";
import { shipmentNotFound } from "../shipment/save/touchShipment.ts";
import { billRoutes } from "./bill/billRoutes.ts";
import { sharedDocumentRoutes } from "./documents/sharedDocumentRoutes.ts";
import type { SharedPlace } from "./grants.ts";
import { findSharedFile } from "./files/sharedFiles.ts";
import { listExporters, listShared, readSharedFilter } from "./list/sharedList.ts";
import { sharedOperations } from "./sharedOperations.ts";
import { findShared } from "./sharedShipment.ts";
import { sharedReviewRoutes } from "./review/sharedReviewRoutes.ts";
import { sharedCommentRoutes } from "./comments/sharedCommentRoutes.ts";
import { sharedStream } from "./sharedStream.ts";
import { sharedFileUrl } from "./files/sharedUrl.ts";

/** Routes of what exporters share with the caller's office. Everything else of an exporter is not found here. */
export function sharedRoutes(app: FastifyInstance, context: ApiContext): void {
  const { db } = context;
  sharedCommentRoutes(app, context);
  billRoutes(app, context);
  sharedReviewRoutes(app, context);
  sharedDocumentRoutes(app, context);

  app.get("/v1/shared/exporter", { config: { spec: sharedOperations.exporters } }, async ({ ownerId }) =>
    answer({ exporters: await listExporters(db, ownerId) }),
  );

  app.post("/v1/shared/shipment/filter", { config: { access: "read", spec: sharedOperations.filter } }, async ({ ownerId, body }) =>
    answer(await listShared(db, ownerId, readSharedFilter(body))),
  );

  app.get("/v1/shared/shipment", { config: { spec: sharedOperations.read } }, async (request) => {
    const shipment = await findShared(db, request.ownerId, placeOf(request));
    if (shipment === null) throw shipmentNotFound();
    return answer(shipment);
  });

  app.get("/v1/shared/attachment/url", { config: { limit: "fileAddresses", spec: sharedOperations.url } }, async (request) => {
    const { ownerId, actor } = request;
    const disposition = queryChoice(request, "disposition", dispositions) ?? "attachment";
    const asked = { ...placeOf(request), key: queryText(request, "key") };
    const file = await findSharedFile(db, ownerId, asked);
    if (!file) throw notFound(attachmentMessages.notFound, "key");
    return answer({ url: sharedFileUrl(context, { ...asked, office: ownerId, disposition, asker: askerOf(actor) }) });
  });

  app.get("/v1/shared/events", { config: { spec: sharedOperations.events } }, async (request, reply) => {
    const { ownerId, personId, ip: address } = request;
    if (context.ownerEvents.isClosed()) throw new Overloaded(5);
    holdPlace(context.openStreams, reply, { ownerId, personId, address });
    const stream = sharedStream(context, { ownerId, authorization: request.headers.authorization, signal: callerGone(reply) });
    return reply.headers(streamHeaders).send(Readable.from(stream, { objectMode: false }));
  });
}

function placeOf(request: FastifyRequest): SharedPlace {
  return { partnerId: queryText(request, "partnerId"), shipmentId: queryText(request, "shipmentId") };
}
