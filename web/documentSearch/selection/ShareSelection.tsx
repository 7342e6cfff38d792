import { graphql, useLazyLoadQuery } from "react-relay";
import type { ShareSelectionQuery } from "../../__generated__/ShareSelectionQuery.graphql.ts";
import { ShareLinkDialog } from "../../shareLink/ShareLinkDialog.tsx";

type Props = {
  /** Global id of the shipment. */
  shipmentId: string;
  /** Global ids of its documents to share. */
  ids: readonly string[];
  onClosed: () => void;
};

/** Shares a selection of one shipment's documents by a link; others of the shipment can be added. */
export function ShareSelection({ shipmentId, ids, onClosed }: Props) {
  const { node } = useLazyLoadQuery<ShareSelectionQuery>(
    graphql`
      query ShareSelectionQuery($shipmentId: ID!) {
        node(id: $shipmentId) {
          ... on Shipment {
            attachments(first: 100) {
              edges {
                node {
                  id
                  ...ShareLinkDialog_attachment
                }
              }
            }
          }
        }
      }
    `,
    { shipmentId },
    { fetchPolicy: "network-only" },
  );
  const files = node?.attachments?.edges.map((edge) => edge.node);
  if (!files) return null;
  const ticked = ids.filter((id) => files.some((file) => file.id === id));
  return <ShareLinkDialog shipmentId={shipmentId} attachments={files} ids={ticked} onClosed={onClosed} />;
}
