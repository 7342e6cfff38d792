import type { FastifyInstance } from "fastify";
import type { z } from "zod";
import { documentSearchMessages, type DocumentSort } from "#domain/documents/documentSearch.ts";
import { invalid } from "#domain/http/problem.ts";
import { maxSearchLength } from "#domain/text/searchQuery.ts";
import type { ApiContext } from "../context.ts";
import { answer } from "../http/envelope.ts";
import { throwIfProblems } from "../http/httpErrors.ts";
import { queryText } from "../http/query.ts";
import { parseRequest } from "../http/requestSchema.ts";
import { readRange } from "../time/dateRange.ts";
import { documentSearchOperations, filterBody, zipBody } from "./documentSearchOperations.ts";
import { readAgain } from "./index/readAgain.ts";
import { readDocumentText } from "./read/documentText.ts";
import { findDocuments, type DocumentsRequest } from "./read/findDocuments.ts";
import { prepareZip } from "./zip/prepareZip.ts";

/** Routes of the search for documents: find, read a text, read it again, download a selection. */
export function documentSearchRoutes(app: FastifyInstance, context: ApiContext): void {
  const { db } = context;

  app.post(
    "/v1/document/filter",
    { config: { access: "read", limit: "searches", spec: documentSearchOperations.filter } },
    async ({ ownerId, body }) => answer(await findDocuments(db, ownerId, requestOf(parseRequest(filterBody, body)))),
  );

  app.get("/v1/document/text", { config: { limit: "searches", spec: documentSearchOperations.text } }, async (request) => {
    const q = refuseLong(queryText(request, "q"));
    return answer(await readDocumentText(db, request.ownerId, { key: queryText(request, "key"), q }));
  });

  app.post("/v1/document/retry", { config: { limit: "uploads", spec: documentSearchOperations.retry } }, async (request) =>
    answer(await readAgain(context, request, queryText(request, "key"))),
  );

  app.post("/v1/document/zip", { config: { access: "read", limit: "exports", spec: documentSearchOperations.zip } }, async (request) =>
    answer(await prepareZip(context, request, parseRequest(zipBody, request.body).keys)),
  );
}

function requestOf(body: z.output<typeof filterBody>): DocumentsRequest {
  const { q, shipmentId, startDate, endDate, newest, sort, limit, offset, facets, ...lists } = body;
  const order: DocumentSort = sort ?? "RELEVANCE";
  return {
    ...lists,
    q: refuseLong(q),
    shipmentId: shipmentId || null,
    range: readRange(startDate, endDate),
    isNewestOnly: newest,
    sort: order,
    limit: limit ?? 50,
    offset: offset ?? 0,
    withFacets: facets,
  };
}

function refuseLong(q: string): string {
  throwIfProblems(q.trim().length > maxSearchLength ? [invalid(documentSearchMessages.queryLong, "q")] : []);
  return q.trim();
}
