import type { LoaderFunctionArgs } from "react-router";
import query from "../__generated__/FirmsPageQuery$parameters.ts";
import { loadPage, type LoadedPage } from "../relay/page/pageQuery.ts";
import type { FirmsPageQuery } from "../__generated__/FirmsPageQuery.graphql.ts";

/** Starts the query of Your Firms. */
export function loader({ request }: LoaderFunctionArgs): LoadedPage<FirmsPageQuery> {
  return loadPage({ query, variables: {}, request });
}
