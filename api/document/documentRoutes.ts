import type { FastifyInstance, FastifyRequest } from "fastify";
import { documentKinds, type DocumentKind } from "#domain/document.ts";
import type { ApiContext } from "../context.ts";
import { answer } from "../envelope.ts";
import { idempotent } from "../idempotency.ts";
import { queryText } from "../query.ts";
import { readDocumentBody } from "./documentBody.ts";
import { generate, preview, type Order } from "./generate.ts";

/** The five document calls of spec section 7, and a preview of each (decision 21). */
export function documentRoutes(app: FastifyInstance, context: ApiContext): void {
  for (const kind of documentKinds) {
    app.post(`/v1/shipment/document/${kind}`, async (request) => {
      const order = orderOf(kind, request);
      return await idempotent(context, request, (commit) => generate(context, order, commit));
    });

    app.post(`/v1/shipment/document/${kind}/preview`, async (request) => {
      const { pages, pageCount } = await preview(context, orderOf(kind, request));
      return answer({ pages, pageCount, unknownFields: [] });
    });
  }
}

function orderOf(kind: DocumentKind, request: FastifyRequest): Order {
  const document = readDocumentBody(kind, request.body);
  return { ownerId: request.ownerId, shipmentId: queryText(request, "shipmentId"), document };
}
