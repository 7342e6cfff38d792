import type { LoaderFunctionArgs } from "react-router";
import type { DocumentsPageQuery } from "../__generated__/DocumentsPageQuery.graphql.ts";
import query from "../__generated__/DocumentsPageQuery$parameters.ts";
import { loadPage, type LoadedPage } from "../relay/page/pageQuery.ts";
import { readDocumentsPlace, searchInput } from "./documentsAddress.ts";

/** Starts the search of the page's address, and the code of its filters. */
export function loader({ request }: LoaderFunctionArgs): LoadedPage<DocumentsPageQuery> {
  const place = readDocumentsPlace(new URL(request.url).searchParams);
  const { shipment } = place;
  const variables = { search: searchInput(place), shipmentId: shipment ?? "", hasShipment: shipment !== null };
  // The page imports them again, and then says if they cannot be loaded.
  void Promise.allSettled([import("./facets/DocumentFacets.tsx"), import("./facets/NamedFilters.tsx")]);
  // Relay's store could show a deleted document once more.
  return loadPage({ query, variables, request, fetchPolicy: "network-only" });
}
