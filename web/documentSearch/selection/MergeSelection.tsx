import { graphql, useLazyLoadQuery } from "react-relay";
import type { MergeSelectionQuery } from "../../__generated__/MergeSelectionQuery.graphql.ts";
import { MergeDialog } from "../../attachment/MergeDialog.tsx";
import { MergeForm } from "../../attachment/MergeForm.tsx";
import type { Selected } from "./useSelection.ts";

type Props = { documents: readonly Selected[]; onClosed: () => void };

/** Merges a selection: asks for the order and the name, and of documents of several shipments, where to store the merged one (R-1004). */
export function MergeSelection({ documents, onClosed }: Props) {
  const shipments = [...new Map(documents.map((one) => [one.shipmentId, { id: one.shipmentId, name: one.shipmentName }])).values()];
  const ids = documents.map(({ id }) => id);
  const [first, ...others] = shipments;
  if (!first) return null;
  if (others.length === 0) return <MergeOfShipment shipmentId={first.id} documents={documents} onClosed={onClosed} />;
  const files = documents.map(({ id, name, type, shipmentName }) => ({ id, name, type, note: shipmentName }));
  return <MergeForm files={files} shipments={shipments} ticked={ids} onClosed={onClosed} />;
}

/** Merges a selection of one shipment's documents; its others can be added. */
function MergeOfShipment({ shipmentId, documents, onClosed }: Props & { shipmentId: string }) {
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
  return node?.merged && <MergeDialog shipment={node.merged} ticked={documents} onClosed={onClosed} />;
}
