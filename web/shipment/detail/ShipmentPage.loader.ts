import { redirect, type LoaderFunctionArgs } from "react-router";
import { shipmentNotices } from "#domain/shipment/shipment.ts";
import type { ShipmentPageQuery } from "../../__generated__/ShipmentPageQuery.graphql.ts";
import query from "../../__generated__/ShipmentPageQuery$parameters.ts";
import { loadPage, type LoadedPage } from "../../relay/page/pageQuery.ts";
import { showError } from "../../ui/feedback/toast.ts";

/** Starts the query of a shipment's page, and the code of its longest parts; an address without a shipment's id redirects home. */
export function loader({ params, request }: LoaderFunctionArgs): LoadedPage<ShipmentPageQuery> {
  const { shipmentId } = params;
  if (shipmentId === undefined) {
    showError(shipmentNotices.shipmentMissing);
    throw redirect("/dashboard");
  }
  // The page imports them again, and then says if they cannot be loaded.
  import("../../partner/audience/useSharing.ts").then(({ askSharing }) => askSharing()).catch(() => {});
  import("./DetailSections.tsx").catch(() => {});
  import("../../papers/PaperCard.tsx").catch(() => {});
  return loadPage({ query, variables: { id: shipmentId }, request });
}
