import type { FastifyInstance } from "fastify";
import type { ApiContext } from "../../context.ts";
import { refuseLong } from "../../documentSearch/refuseLong.ts";
import { answer } from "../../http/envelope.ts";
import { parseRequest } from "../../http/requestSchema.ts";
import { findSharedDocuments, type SharedSearch } from "./findSharedDocuments.ts";
import { sharedDocumentFilter, sharedDocumentOperations } from "./sharedDocumentOperations.ts";

/** The route that finds documents among what exporters share with the caller's office (R-1100 to R-1104). */
export function sharedDocumentRoutes(app: FastifyInstance, { db }: ApiContext): void {
  app.post(
    "/v1/shared/document/filter",
    { config: { access: "read", limit: "searches", spec: sharedDocumentOperations.filter } },
    async ({ ownerId, body }) => answer(await findSharedDocuments(db, ownerId, readSearch(body))),
  );
}

function readSearch(sent: unknown): SharedSearch {
  const { q, sort, limit, offset, facets, ...filters } = parseRequest(sharedDocumentFilter, sent);
  return { ...filters, q: refuseLong(q), sort: sort ?? "RELEVANCE", limit: limit ?? 50, offset: offset ?? 0, withFacets: facets };
}
