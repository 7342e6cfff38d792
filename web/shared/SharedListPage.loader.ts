import type { LoaderFunctionArgs } from "react-router";
import type { SharedListPageQuery } from "../__generated__/SharedListPageQuery.graphql.ts";
import query from "../__generated__/SharedListPageQuery$parameters.ts";
import { loadPage, type LoadedPage } from "../relay/pageQuery.ts";
import { readSharedPlace } from "./sharedAddress.ts";

/** Starts the query of Shared with me. */
export function loader({ request }: LoaderFunctionArgs): LoadedPage<SharedListPageQuery> {
  const { size, status, after, exporter } = readSharedPlace(new URL(request.url).searchParams);
  return loadPage({ query, variables: { first: size, status, after, exporter }, request });
}
