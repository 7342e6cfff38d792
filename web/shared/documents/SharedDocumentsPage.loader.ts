import type { LoaderFunctionArgs } from "react-router";
import type { SharedDocumentsPageQuery } from "../../__generated__/SharedDocumentsPageQuery.graphql.ts";
import query from "../../__generated__/SharedDocumentsPageQuery$parameters.ts";
import { loadPage, type LoadedPage } from "../../relay/page/pageQuery.ts";
import { readSharedDocumentsPlace, sharedSearchInput } from "./sharedDocumentsAddress.ts";

/** Starts the search of the page's address. What is not shared any more must not be shown from the store. */
export function loader({ request }: LoaderFunctionArgs): LoadedPage<SharedDocumentsPageQuery> {
  const place = readSharedDocumentsPlace(new URL(request.url).searchParams);
  return loadPage({ query, variables: { search: sharedSearchInput(place) }, request, fetchPolicy: "network-only" });
}
