import { graphql } from "react-relay";
import { useParams } from "react-router";
import type { ShipmentPageQuery } from "../../__generated__/ShipmentPageQuery.graphql.ts";
import { useRevalidateOnChange } from "../../liveUpdates/useRevalidateOnChange.ts";
import { usePageQuery } from "../../relay/page/pageQuery.ts";
import { ShipmentDetail } from "./ShipmentDetail.tsx";
import { ShipmentMissing } from "./ShipmentMissing.tsx";

/** Shipment detail (/dashboard/firm/{firmId}/shipment/{shipmentId}). */
export function Component() {
  const { shipmentId = "" } = useParams();
  useRevalidateOnChange((update) => update.shipmentId === shipmentId);
  const { node } = usePageQuery<ShipmentPageQuery>(graphql`
    query ShipmentPageQuery($id: ID!) @preloadable {
      node(id: $id) {
        ... on Shipment @alias(as: "shipment") {
          ...ShipmentDetail_shipment
        }
      }
    }
  `);
  return node?.shipment ? <ShipmentDetail shipment={node.shipment} /> : <ShipmentMissing />;
}
