import type { LoaderFunctionArgs } from "react-router";
import type { SharedShipmentPageQuery } from "../__generated__/SharedShipmentPageQuery.graphql.ts";
import query from "../__generated__/SharedShipmentPageQuery$parameters.ts";
import { loadPage, type LoadedPage } from "../relay/page/pageQuery.ts";

/** Starts the query of a shared shipment. What is not shared any more must not be shown from the store. */
export function loader({ params, request }: LoaderFunctionArgs): LoadedPage<SharedShipmentPageQuery> {
  return loadPage({ query, variables: { id: params["sharedId"] ?? "" }, request, fetchPolicy: "network-only" });
}
