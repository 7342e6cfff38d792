import type { FastifyInstance } from "fastify";
import { maxBillLines } from "#domain/partners/brokerageBill.ts";
import type { ApiContext } from "../../context.ts";
import { renderOrRefuse } from "../../document/drawFile.ts";
import { pagesWanted } from "../../document/documentRoutes.ts";
import { imagesOf } from "../../document/generate.ts";
import { callerGone } from "../../http/callerGone.ts";
import { answer } from "../../http/envelope.ts";
import { idempotent } from "../../http/idempotency.ts";
import { queryText } from "../../http/query.ts";
import { refuseUnshared } from "../sharedBy.ts";
import { addBill } from "./addBill.ts";
import { readBillBody } from "./billBody.ts";
import { listBillable } from "./billableShipments.ts";
import { billOperations } from "./billOperations.ts";
import { composeBill } from "./composeBill.ts";
import { listSentBills } from "./sentBills.ts";

/** Routes of a broker's bills to an exporter (R-920 to R-926, R-1208). */
export function billRoutes(app: FastifyInstance, context: ApiContext): void {
  app.get("/v1/shared/bill/lines", { config: { spec: billOperations.lines } }, async (request) =>
    answer({ shipments: await listBillable(context.db, request.ownerId) }),
  );

  app.get("/v1/shared/bill/sent", { config: { spec: billOperations.sent } }, async (request) =>
    answer({ bills: await listSentBills(context.db, request.ownerId) }),
  );

  app.post(
    "/v1/shared/bill/preview",
    { config: { access: "read", limit: "drawings", spec: billOperations.preview } },
    async (request, reply) => {
      const { ownerId, personId } = request;
      const order = readBillBody(queryText(request, "partnerId"), request.body);
      const options = { ...pagesWanted(request), signal: callerGone(reply) };
      const bill = await composeBill(context.db, ownerId, order);
      const images = () => imagesOf(context, ownerId, bill.firm.firmId);
      return answer(await renderOrRefuse(() => context.documents.preview({ ownerId, personId, bill, images }, options)));
    },
  );

  app.post("/v1/shared/bill/add", { config: { limit: "drawings", spec: billOperations.add } }, async (request) => {
    const order = readBillBody(queryText(request, "partnerId"), request.body);
    // No bill was kept that has more.
    if (order.shipmentIds.length <= maxBillLines) await refuseUnshared(context.db, request.ownerId, order);
    return await idempotent(context, request, (commit) => addBill(context, request, order, commit));
  });
}
