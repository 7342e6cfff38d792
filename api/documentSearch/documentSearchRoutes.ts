import type { FastifyInstance } from "fastify";
import type { z } from "zod";
import { documentSearchMessages, maxZipFiles, type DocumentSort } from "#domain/documents/documentSearch.ts";
import { invalid } from "#domain/http/problem.ts";
import { isDay, type Day } from "#domain/time/dates.ts";
import type { ApiContext } from "../context.ts";
import type { Db } from "../db/database.ts";
import { answer } from "../http/envelope.ts";
import { ProblemError, throwIfProblems } from "../http/httpErrors.ts";
import { queryText } from "../http/query.ts";
import { parseRequest } from "../http/requestSchema.ts";
import { readRange } from "../time/dateRange.ts";
import { documentSearchOperations, filterBody, zipBody } from "./documentSearchOperations.ts";
import { readAgain } from "./index/readAgain.ts";
import { readDocumentText } from "./read/documentText.ts";
import { findDocuments, findKeys, type DocumentsRequest } from "./read/findDocuments.ts";
import { withMatches } from "./read/selection.ts";
import { refuseLong } from "./refuseLong.ts";
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
    answer(await prepareZip(context, request, await zipOf(db, request.ownerId, parseRequest(zipBody, request.body)))),
  );
}

/** What a ZIP holds: the named files, or those that a search finds, of which one more than allowed are enough to refuse them. */
async function zipOf(db: Db, ownerId: string, { keys, filter }: z.output<typeof zipBody>): Promise<{ keys: string[]; q: string }> {
  if (!filter) return { keys, q: "" };
  throwIfProblems(keys.length > 0 ? [invalid(documentSearchMessages.zipEither, "filter")] : []);
  const request = { ...requestOf(filter), limit: maxZipFiles + 1, offset: 0 };
  return { keys: await findKeys(db, ownerId, await withMatches(db, ownerId, request)), q: request.q };
}

function requestOf(body: z.output<typeof filterBody>): DocumentsRequest {
  const { q, shipmentId, startDate, endDate, invoiceFrom, invoiceTo, newest, sort, limit, offset, facets, ...lists } = body;
  const order: DocumentSort = sort ?? "RELEVANCE";
  return {
    ...lists,
    q: refuseLong(q),
    shipmentId: shipmentId || null,
    range: readRange(startDate, endDate),
    invoiced: { from: readDay("invoiceFrom", invoiceFrom), to: readDay("invoiceTo", invoiceTo) },
    isNewestOnly: newest,
    sort: order,
    limit: limit ?? 50,
    offset: offset ?? 0,
    withFacets: facets,
  };
}

/** Reads a day of the filter; "" returns null. Throws a 400 for anything else. */
function readDay(name: string, sent: string): Day | null {
  const day = sent.trim();
  if (day === "") return null;
  if (!isDay(day)) throw new ProblemError([invalid(`${name} must be a day as YYYY-MM-DD`, name)], { status: 400 });
  return day;
}
