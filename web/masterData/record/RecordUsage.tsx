import { Text } from "@mantine/core";
import { graphql, useLazyLoadQuery } from "react-relay";
import { isInShipments, usedByMessage } from "#domain/masterData/kindsInShipments.ts";
import type { RecordUsageQuery } from "../../__generated__/RecordUsageQuery.graphql.ts";

/** 'Used by 5 shipments' before a record is deleted; nothing if none uses it, or if the service does not count them. */
export function RecordUsage({ kind, id }: { kind: string; id: string }) {
  return isInShipments(kind) && <ShipmentCount id={id} />;
}

function ShipmentCount({ id }: { id: string }) {
  const { node } = useLazyLoadQuery<RecordUsageQuery>(
    graphql`
      query RecordUsageQuery($id: ID!) {
        node(id: $id) {
          ... on Buyer {
            shipmentCount
          }
          ... on Broker {
            shipmentCount
          }
          ... on Goods {
            shipmentCount
          }
          ... on PackagingUnit {
            shipmentCount
          }
        }
      }
    `,
    { id },
    { fetchPolicy: "store-and-network" },
  );
  const message = usedByMessage(node?.shipmentCount ?? 0);
  return message && <Text mt="sm">{message}</Text>;
}
