import type { LoaderFunctionArgs } from "react-router";
import type { SharedListPageQuery } from "../__generated__/SharedListPageQuery.graphql.ts";
import query from "../__generated__/SharedListPageQuery$parameters.ts";
import { loadPage, type LoadedPage } from "../relay/page/pageQuery.ts";
import { readSharedPlace } from "./sharedAddress.ts";

/** Starts the query of Shared with me. */
export function loader({ request }: LoaderFunctionArgs): LoadedPage<SharedListPageQuery> {
  const { size, status, after, exporter, find, sort } = readSharedPlace(new URL(request.url).searchParams);
  const direction = sort === "oldest" ? "ASC" : "DESC";
  return loadPage({ query, variables: { first: size, status, after, exporter, find: find || null, direction }, request });
}
