import { loadQuery, usePreloadedQuery, type LoadQueryOptions, type PreloadedQuery } from "react-relay";
import { useLoaderData } from "react-router";
import type { ConcreteRequest, GraphQLTaggedNode, OperationType, PreloadableConcreteRequest } from "relay-runtime";
import { isPrefetch } from "./prefetchRequest.ts";
import { keptMetadata } from "./keptPage.ts";
import { currentEnvironment } from "../environment.ts";
import { putPreloaded, peekPreloaded, takePreloaded, type Preloaded } from "./preloadedQueries.ts";

/** What a page's loader returns to its component: the query in flight. */
export type LoadedPage<Query extends OperationType = OperationType> = { queryRef: PreloadedQuery<Query> };

type Start<Query extends OperationType> = {
  /**
   * From `__generated__/…$parameters.ts`, for a query marked `@preloadable`. If the store may already have all data, pass the whole query
   * from `….graphql.ts`: Relay needs its fields to check.
   */
  query: PreloadableConcreteRequest<Query> | ConcreteRequest;
  variables: Query["variables"];
  /** The loader's request: aborting the navigation aborts the query; one made by `prefetchRequest` prefetches it. */
  request: Request;
  fetchPolicy?: LoadQueryOptions["fetchPolicy"];
};

/**
 * Starts a page's query in its route loader, while the page's code loads. Data in the store is shown at once and refreshed from the server.
 * A navigation takes a prefetched query over; a prefetch does not repeat a recent query.
 */
export function loadPage<Query extends OperationType>(start: Start<Query>): LoadedPage<Query> {
  const { query, variables, request } = start;
  const key = JSON.stringify([query.params.name, variables]);
  const known = isPrefetch(request) ? peekPreloaded(key) : takePreloaded(key);
  // oxlint-disable-next-line typescript/no-unnecessary-type-assertion -- The key names the operation; its type is more than the entry's.
  const queryRef = (known as PreloadedQuery<Query> | null) ?? send(key, start);
  if (!isPrefetch(request)) request.signal.addEventListener("abort", () => queryRef.dispose(), { once: true });
  return { queryRef };
}

function send<Query extends OperationType>(key: string, { query, variables, request, fetchPolicy }: Start<Query>): PreloadedQuery<Query> {
  let recent: Preloaded | null = null;
  const isWaiting = () => recent?.isWaiting ?? isPrefetch(request);
  const { keeps, onAnswer } = keptMetadata({ query, variables });
  const metadata = { isWaiting, keeps: (error: unknown) => !isWaiting() && keeps(error), onAnswer };
  const queryRef = loadQuery<Query>(currentEnvironment(), query, variables, {
    fetchPolicy: fetchPolicy ?? "store-and-network",
    networkCacheConfig: { force: true, metadata },
  });
  recent = { queryRef, isWaiting: isPrefetch(request) };
  putPreloaded(key, recent);
  return queryRef;
}

/** The answer to the query that this page's loader started; suspends until it arrives. */
export function usePageQuery<Query extends OperationType>(query: GraphQLTaggedNode): Query["response"] {
  const { queryRef } = useLoaderData<LoadedPage<Query>>();
  return usePreloadedQuery<Query>(query, queryRef);
}

/** Whether a route's loader data is that of a page with a query. */
export function isLoadedPage(data: unknown): data is LoadedPage {
  return typeof data === "object" && data !== null && "queryRef" in data;
}
