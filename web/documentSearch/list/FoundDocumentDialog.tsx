import { graphql, useFragment } from "react-relay";
import type { FoundDocumentDialog_edge$key } from "../../__generated__/FoundDocumentDialog_edge.graphql.ts";
import { AttachmentDialogs } from "../../attachment/AttachmentDialogs.tsx";
import type { AttachmentChange } from "../../attachment/AttachmentRow.tsx";
import type { Selection } from "../selection/useSelection.ts";

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
        shipmentId
        node {
          id
          ...AttachmentDialogs_attachment
        }
      }
    `,
    edges,
  ).find(({ node }) => node.id === change.id);
  if (!found) return null;
  function handleDeleted() {
    const ticked = selection.all.find(({ id }) => id === change.id);
    if (ticked) selection.toggle(ticked);
  }
  return (
    <AttachmentDialogs
      shipmentId={found.shipmentId}
      attachments={[found.node]}
      change={change}
      onDeleted={handleDeleted}
      onClosed={onClosed}
    />
  );
}
