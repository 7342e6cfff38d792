import type { FastifyInstance } from "fastify";
import { sharedSearchMessages } from "#domain/partners/sharedShipment.ts";
import type { ApiContext } from "../../context.ts";
import { refuseLong } from "../../documentSearch/refuseLong.ts";
import { callerGone } from "../../http/callerGone.ts";
import { answer } from "../../http/envelope.ts";
import { Overloaded, ProblemError } from "../../http/httpErrors.ts";
import { parseRequest } from "../../http/requestSchema.ts";
import { createFairQueue, QueueFull } from "../../workerProcess/fairQueue.ts";
import { findSharedDocuments, type SharedSearch } from "./findSharedDocuments.ts";
import { sharedDocumentFilter, sharedDocumentOperations } from "./sharedDocumentOperations.ts";

/** What a partner sees may be a hundred thousand documents, and a search holds them all in memory. */
const searchesAtOnce = { places: 4, placesPerKey: 1, waiting: 64, waitingPerKey: 8 };

/** The route that finds documents among what exporters share with the caller's office (R-1100 to R-1104). */
export function sharedDocumentRoutes(app: FastifyInstance, { db }: ApiContext): void {
  const searches = createFairQueue(searchesAtOnce);
  app.post(
    "/v1/shared/document/filter",
    { config: { access: "read", limit: "searches", spec: sharedDocumentOperations.filter } },
    async ({ ownerId, body }, reply) => {
      const search = readSearch(body);
      const signal = callerGone(reply);
      const find = () => findSharedDocuments(db, ownerId, { ...search, signal });
      return answer(await searches.run(ownerId, find, { signal }).catch((error: unknown) => refuse(error, signal)));
    },
  );
}

function refuse(error: unknown, signal: AbortSignal): never {
  if (error instanceof QueueFull && error.scope === "key") {
    throw new ProblemError([{ message: sharedSearchMessages.tooManyAtOnce, code: "RATE_LIMITED", field: null }], { retryAfter: 2 });
  }
  // After an abort nobody reads the message, so any will do.
  if (error instanceof QueueFull || signal.aborted) throw new Overloaded(2);
  throw error;
}

function readSearch(sent: unknown): Omit<SharedSearch, "signal"> {
  const { q, sort, limit, offset, facets, ...filters } = parseRequest(sharedDocumentFilter, sent);
  return { ...filters, q: refuseLong(q), sort: sort ?? "RELEVANCE", limit: limit ?? 50, offset: offset ?? 0, withFacets: facets };
}
