import type { FastifyInstance } from "fastify";
import { parseRequest } from "../http/requestSchema.ts";
import type { ApiContext } from "../context.ts";
import { deleteOnce } from "../files/deleteOnce.ts";
import { answer } from "../http/envelope.ts";
import { isKnown } from "../http/etag.ts";
import { idempotent } from "../http/idempotency.ts";
import { queryText } from "../http/query.ts";
import { findWithMasterDataDrift } from "./rows/masterDataDrift.ts";
import { deleteShipments } from "./save/deleteShipments.ts";
import { addShipment, refreshShipment, updateShipment } from "./save/saveShipment.ts";
import { readShipmentBody } from "./input/readShipmentBody.ts";
import { shipmentOperations, versionBody } from "./shipmentOperations.ts";
import { listShipments, readListBody } from "./list/shipmentList.ts";
import { shipmentNotFound } from "./save/touchShipment.ts";
import { etagOf, versionOf, withVersion } from "./input/version.ts";

/** Routes of shipments and `refresh`, which takes new snapshots of the master data. */
export function shipmentRoutes(app: FastifyInstance, context: ApiContext): void {
  const now = () => context.clock().toISOString();

  app.post("/v1/shipment/filter", { config: { access: "read", spec: shipmentOperations.list } }, async (request) => {
    const firmId = queryText(request, "firmId") || null;
    return answer(await listShipments(context.db, request.ownerId, firmId, readListBody(request.body)));
  });

  app.get("/v1/shipment", { config: { spec: shipmentOperations.read } }, async (request, reply) => {
    const found = await findWithMasterDataDrift(context.db, request.ownerId, queryText(request, "shipmentId"));
    if (!found) throw shipmentNotFound();
    const shipment = await context.reviewDocuments(context.db, request.ownerId, found);
    const etag = etagOf(shipment);
    void reply.headers({ etag, "cache-control": "private, no-cache", vary: "authorization" });
    return isKnown(request, etag) ? reply.code(304).send() : answer(shipment);
  });

  app.post("/v1/shipment/add", { config: { spec: shipmentOperations.add } }, async (request, reply) => {
    const { input } = readShipmentBody(request.body);
    const added = await idempotent(context, request, (commit) =>
      commit((trx) => addShipment(trx, context, request.ownerId, { input, now: now() })),
    );
    return withVersion(reply, added);
  });

  app.post("/v1/shipment/update", { config: { spec: shipmentOperations.update } }, async (request, reply) => {
    const { input, version } = readShipmentBody(request.body);
    const change = { id: queryText(request, "shipmentId"), version: versionOf(request, version), now: now() };
    const updated = await idempotent(context, request, (commit) =>
      commit((trx) => updateShipment(trx, context, request.ownerId, change, input)),
    );
    return withVersion(reply, updated);
  });

  app.post("/v1/shipment/refresh", { config: { spec: shipmentOperations.refresh } }, async (request, reply) => {
    const { version } = parseRequest(versionBody, request.body);
    const change = { id: queryText(request, "shipmentId"), version: versionOf(request, version ?? null), now: now() };
    const refreshed = await idempotent(context, request, (commit) =>
      commit((trx) => refreshShipment(trx, context, request.ownerId, change)),
    );
    return withVersion(reply, refreshed);
  });

  app.delete("/v1/shipment/delete", { config: { spec: shipmentOperations.remove } }, async (request) => {
    const { ownerId } = request;
    const shipmentId = queryText(request, "shipmentId");
    return await deleteOnce(context, request, async (trx) => {
      const { answer: gone, notes } = await deleteShipments(trx, context, ownerId, {
        ids: [shipmentId],
        role: request.role,
        now: now(),
      });
      return { answer: { success: true, shipmentId }, notes, gone };
    });
  });
}
