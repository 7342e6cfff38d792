import type { LoaderFunctionArgs } from "react-router";
import type { BillPageQuery } from "../../__generated__/BillPageQuery.graphql.ts";
import query from "../../__generated__/BillPageQuery$parameters.ts";
import { loadPage, type LoadedPage } from "../../relay/page/pageQuery.ts";

/** Starts the query of Create bill. What is billed meanwhile must not be ticked from the store. */
export function loader({ request }: LoaderFunctionArgs): LoadedPage<BillPageQuery> {
  return loadPage({ query, variables: {}, request, fetchPolicy: "network-only" });
}
