import type { LoaderFunctionArgs } from "react-router";
import type { PapersPageQuery } from "../../__generated__/PapersPageQuery.graphql.ts";
import query from "../../__generated__/PapersPageQuery$parameters.ts";
import { loadPage, type LoadedPage } from "../../relay/page/pageQuery.ts";
import { papersFilter, readPapersPlace } from "./papersAddress.ts";

/** Starts the query of the papers of all shipments. */
export function loader({ request }: LoaderFunctionArgs): LoadedPage<PapersPageQuery> {
  const filter = papersFilter(readPapersPlace(new URL(request.url).searchParams));
  // Relay's store could show a deleted shipment once more.
  return loadPage({ query, variables: { filter }, request, fetchPolicy: "network-only" });
}
