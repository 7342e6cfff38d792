import { graphql, useFragment } from "react-relay";
import type { MergeDialog_shipment$key } from "../__generated__/MergeDialog_shipment.graphql.ts";
import { MergeForm } from "./MergeForm.tsx";

type Props = {
  shipment: MergeDialog_shipment$key;
  /** Global ids of the files that are ticked at first, in their order. */
  ticked?: readonly string[];
  onClosed: () => void;
};

/** Merge Documents: joins two or more of the shipment's files into one PDF. */
export function MergeDialog({ shipment, ticked, onClosed }: Props) {
  const { id, name, attachments } = useFragment(
    graphql`
      fragment MergeDialog_shipment on Shipment {
        id
        name
        attachments(first: 100) {
          edges {
            node {
              id
              name
              type
            }
          }
        }
      }
    `,
    shipment,
  );
  const files = attachments.edges.map(({ node }) => ({ id: node.id, name: node.name, type: node.type }));
  return <MergeForm files={files} shipments={[{ id, name }]} ticked={ticked ?? []} onClosed={onClosed} />;
}
