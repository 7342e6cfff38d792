import { graphql, useLazyLoadQuery } from "react-relay";
import type { MergeSelectionQuery } from "../../__generated__/MergeSelectionQuery.graphql.ts";
import { MergeDialog } from "../../attachment/MergeDialog.tsx";

type Props = {
  /** Global id of the shipment. */
  shipmentId: string;
  /** Global ids of its documents to merge. */
  ids: readonly string[];
  onClosed: () => void;
};

/** Merges a selection of one shipment's documents: asks for the order and the name. */
export function MergeSelection({ shipmentId, ids, onClosed }: Props) {
  const { node } = useLazyLoadQuery<MergeSelectionQuery>(
    graphql`
      query MergeSelectionQuery($shipmentId: ID!) {
        node(id: $shipmentId) {
          ...MergeDialog_shipment @alias(as: "merged")
        }
      }
    `,
    { shipmentId },
    { fetchPolicy: "network-only" },
  );
  return node?.merged && <MergeDialog shipment={node.merged} ticked={ids} onClosed={onClosed} />;
}
