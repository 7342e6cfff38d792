import { graphql } from "react-relay";
import type { ShipmentPageQuery } from "../__generated__/ShipmentPageQuery.graphql.ts";
import { usePageQuery } from "../relay/pageQuery.ts";
import { ShipmentDetail } from "./ShipmentDetail.tsx";
import { ShipmentMissing } from "./ShipmentMissing.tsx";

/** Shipment detail (/dashboard/firm/{firmId}/shipment/{shipmentId}). */
export function Component() {
  const { node } = usePageQuery<ShipmentPageQuery>(graphql`
    query ShipmentPageQuery($id: ID!) @preloadable {
      node(id: $id) {
        __typename
        ... on Shipment {
          ...ShipmentDetail_shipment
        }
      }
    }
  `);
  return node?.__typename === "Shipment" ? <ShipmentDetail shipment={node} /> : <ShipmentMissing />;
}
