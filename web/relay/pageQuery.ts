import { loadQuery, usePreloadedQuery, type LoadQueryOptions, type PreloadedQuery } from "react-relay";
import { useLoaderData } from "react-router";
import type { GraphQLTaggedNode, OperationType, PreloadableConcreteRequest } from "relay-runtime";
import { currentEnvironment } from "./environment.ts";

/** What a page's loader hands to its component: the query on its way. */
export type LoadedPage<Query extends OperationType = OperationType> = { queryRef: PreloadedQuery<Query> };

type Start<Query extends OperationType> = {
  /** From `__generated__/…$parameters.ts`; the query is marked `@preloadable`. */
  parameters: PreloadableConcreteRequest<Query>;
  variables: Query["variables"];
  /** The loader's request: a navigation that is interrupted gives the query up. */
  request: Request;
  fetchPolicy?: LoadQueryOptions["fetchPolicy"];
};

/**
 * Starts a page's query in its route loader, while the page's code is still on its way. What the store holds is shown
 * at once and refreshed from the server.
 */
export function loadPage<Query extends OperationType>({ parameters, variables, request, fetchPolicy }: Start<Query>): LoadedPage<Query> {
  const queryRef = loadQuery<Query>(currentEnvironment(), parameters, variables, { fetchPolicy: fetchPolicy ?? "store-and-network" });
  request.signal.addEventListener("abort", () => queryRef.dispose(), { once: true });
  return { queryRef };
}

/** The answer to the query that this page's loader started; suspends until it is there. */
export function usePageQuery<Query extends OperationType>(query: GraphQLTaggedNode): Query["response"] {
  const { queryRef } = useLoaderData<LoadedPage<Query>>();
  return usePreloadedQuery<Query>(query, queryRef);
}

/** Whether a route's loader data is that of a page with a query. */
export function isLoadedPage(data: unknown): data is LoadedPage {
  return typeof data === "object" && data !== null && "queryRef" in data;
}
