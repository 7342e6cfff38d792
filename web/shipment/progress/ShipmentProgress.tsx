import { Stack } from "@mantine/core";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { ShipmentProgressQuery } from "../../__generated__/ShipmentProgressQuery.graphql.ts";
import { EmptyState } from "../../ui/feedback/EmptyState.tsx";
import { MilestoneLine } from "./MilestoneLine.tsx";
import { TransportCard } from "./TransportCard.tsx";

type Props = {
  /** Global id of the shipment. */
  shipmentId: string;
  /** When it was last changed; another time reads the progress again. */
  updatedAt: string | null;
};

/** What happened to a shipment, what is planned, and how it travels. */
export function ShipmentProgress({ shipmentId, updatedAt }: Props) {
  const { node } = useLazyLoadQuery<ShipmentProgressQuery>(
    graphql`
      query ShipmentProgressQuery($id: ID!) {
        node(id: $id) {
          ... on Shipment @alias(as: "shipment") {
            progress {
              __typename
            }
            ...MilestoneLine_shipment
            ...TransportCard_shipment
          }
        }
      }
    `,
    { id: shipmentId },
    { fetchKey: updatedAt ?? "", fetchPolicy: "store-and-network" },
  );
  if (!node?.shipment?.progress) return <EmptyState title="No progress here" text="This server keeps no milestones." />;
  return (
    <Stack gap="lg">
      <MilestoneLine shipment={node.shipment} />
      <TransportCard shipment={node.shipment} />
    </Stack>
  );
}
