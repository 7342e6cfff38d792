import { graphql, useFragment } from "react-relay";
import type { FoundDocumentDialog_edge$key } from "../../__generated__/FoundDocumentDialog_edge.graphql.ts";
import { AttachmentDialogs } from "../../attachment/AttachmentDialogs.tsx";
import type { AttachmentChange } from "../../attachment/AttachmentRow.tsx";
import { selectedOf, type Selection } from "../selection/useSelection.ts";

type Props = {
  edges: FoundDocumentDialog_edge$key;
  change: AttachmentChange;
  selection: Selection;
  onClosed: () => void;
};

/** The dialog in which a found document is changed; nothing once it is no longer among them. A deleted one is no longer ticked. */
export function FoundDocumentDialog({ edges, change, selection, onClosed }: Props) {
  const found = useFragment(
    graphql`
      fragment FoundDocumentDialog_edge on FoundDocumentEdge @relay(plural: true) {
        node {
          id
          ...AttachmentDialogs_attachment
        }
        ...useSelection_edge
      }
    `,
    edges,
  ).find(({ node }) => node.id === change.id);
  if (!found) return null;
  const selected = selectedOf(found);
  return (
    <AttachmentDialogs
      shipmentId={selected.shipmentId}
      attachments={[found.node]}
      change={change}
      onDeleted={() => selection.has(change.id) && selection.toggle(selected)}
      onClosed={onClosed}
    />
  );
}
