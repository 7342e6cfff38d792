import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Audited } from "../audit/auditDraft.ts";
import type { ApiContext } from "../context.ts";
import type { Trx } from "../db/database.ts";
import { lockOwner } from "../db/ownerLock.ts";
import { answer } from "../http/envelope.ts";
import { idempotent } from "../http/idempotency.ts";
import { queryText } from "../http/query.ts";
import { parseRequest } from "../http/requestSchema.ts";
import { additionBody, removalBody, shipmentPartnerOperations } from "./shipmentPartnerOperations.ts";
import { addShipmentPartner, readShipmentPartners, removeShipmentPartner, type ShipmentPartners } from "./shipmentPartners.ts";

/** Routes of the partners on a shipment. */
export function shipmentPartnerRoutes(app: FastifyInstance, context: ApiContext): void {
  app.get("/v1/shipment/partner", { config: { spec: shipmentPartnerOperations.list } }, async (request) =>
    answer(await readShipmentPartners(context.db, request.ownerId, queryText(request, "shipmentId"))),
  );

  app.post("/v1/shipment/partner/add", { config: { spec: shipmentPartnerOperations.add } }, async (request) => {
    const { partnerId, keys } = parseRequest(additionBody, request.body);
    const addition = { shipmentId: queryText(request, "shipmentId"), partnerId, keys, now: context.clock() };
    return await change(request, (trx) => addShipmentPartner(trx, context, request.ownerId, addition));
  });

  app.post("/v1/shipment/partner/remove", { config: { spec: shipmentPartnerOperations.remove } }, async (request) => {
    const { partnerId } = parseRequest(removalBody, request.body);
    const removal = { shipmentId: queryText(request, "shipmentId"), partnerId, now: context.clock() };
    return await change(request, (trx) => removeShipmentPartner(trx, request.ownerId, removal));
  });

  async function change(request: FastifyRequest, write: (trx: Trx) => Promise<Audited<ShipmentPartners>>) {
    return await idempotent<ShipmentPartners>(context, request, (commit) =>
      commit(async (trx) => {
        await lockOwner(trx, request.ownerId);
        return await write(trx);
      }),
    );
  }
}
