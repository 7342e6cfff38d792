import { graphql, useLazyLoadQuery } from "react-relay";
import type { ShipmentPeopleQuery } from "../__generated__/ShipmentPeopleQuery.graphql.ts";
import { useReloadKey } from "../relay/outdatedScreen.ts";
import { ShipmentPartners } from "./ShipmentPartners.tsx";

type Props = {
  /** Global id of the shipment. */
  shipmentId: string;
};

/** The tab People of a shipment: who else sees it. */
export function ShipmentPeople({ shipmentId }: Props) {
  const { node } = useLazyLoadQuery<ShipmentPeopleQuery>(
    graphql`
      query ShipmentPeopleQuery($id: ID!) {
        node(id: $id) {
          ... on Shipment @alias(as: "shipment") {
            ...ShipmentPartners_shipment
          }
        }
      }
    `,
    { id: shipmentId },
    { fetchKey: useReloadKey(), fetchPolicy: "store-and-network" },
  );
  return node?.shipment && <ShipmentPartners shipment={node.shipment} />;
}
