import type { FastifyInstance, FastifyRequest } from "fastify";
import { documentKinds, type DocumentKind } from "#domain/documents/document.ts";
import { audienceBody } from "../attachment/audience/audienceBody.ts";
import { parseRequest } from "../http/requestSchema.ts";
import type { ApiContext } from "../context.ts";
import { callerGone } from "../http/callerGone.ts";
import { answer } from "../http/envelope.ts";
import { idempotent } from "../http/idempotency.ts";
import { queryText } from "../http/query.ts";
import { versionBody } from "../shipment/shipmentOperations.ts";
import { versionOf } from "../shipment/input/version.ts";
import { readDocumentBody } from "./documentBody.ts";
import { documentOperations, mergeFieldsOperation, pagesBody, regenerateOperation } from "./documentOperations.ts";
import { generate, preview, regenerate, shipmentOf, type GenerateOrder } from "./generate.ts";
import type { PagesWanted } from "./render/svgPages.ts";
import { shipmentMergeFields } from "./mergeFields/shipmentMergeFields.ts";

/** Routes of the documents, their previews, and the merge fields for a pick-list. */
export function documentRoutes(app: FastifyInstance, context: ApiContext): void {
  for (const kind of documentKinds) {
    const operations = documentOperations(kind);

    app.post(`/v1/shipment/document/${kind}`, { config: { limit: "drawings", spec: operations.generate } }, async (request) => {
      const order = orderOf(kind, request);
      context.documents.wake();
      return await idempotent(context, request, (commit) => generate(context, order, commit));
    });

    app.post(
      `/v1/shipment/document/${kind}/preview`,
      { config: { access: "read", limit: "drawings", spec: operations.preview } },
      async (request, reply) => {
        const options = { ...pagesWanted(request), signal: callerGone(reply) };
        const order = orderOf(kind, request);
        context.documents.wake();
        return answer(await preview(context, order, options));
      },
    );
  }

  app.post("/v1/shipment/document/regenerate", { config: { limit: "drawings", spec: regenerateOperation } }, async (request) => {
    const place = {
      ownerId: request.ownerId,
      personId: request.personId,
      shipmentId: queryText(request, "shipmentId"),
      key: queryText(request, "key"),
    };
    const { version } = parseRequest(versionBody, request.body);
    const order = { ...place, version: versionOf(request, version ?? null), by: request.actor.name };
    return await idempotent(context, request, (commit) => regenerate(context, order, commit));
  });

  app.get("/v1/shipment/merge-fields", { config: { spec: mergeFieldsOperation } }, async (request) => {
    return answer(shipmentMergeFields(await shipmentOf(context, request.ownerId, queryText(request, "shipmentId"))));
  });
}

/** The requested pages; all pages if the body names none. */
export function pagesWanted({ body }: FastifyRequest): PagesWanted {
  const { fromPage, toPage, knownLayers } = parseRequest(pagesBody, body);
  return { range: { from: fromPage ?? 1, to: toPage ?? null }, known: knownLayers ?? null };
}

function orderOf(kind: DocumentKind, request: FastifyRequest): GenerateOrder {
  const document = readDocumentBody(kind, request.body);
  const { version } = parseRequest(versionBody, request.body);
  const { audience } = parseRequest(audienceBody, request.body);
  const place = { ownerId: request.ownerId, personId: request.personId, shipmentId: queryText(request, "shipmentId") };
  return { ...place, document, version: versionOf(request, version ?? null), audience, by: request.actor.name };
}
