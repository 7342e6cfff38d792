import { graphql, useLazyLoadQuery } from "react-relay";
import { maxLinkDocuments } from "#domain/links/shareLink.ts";
import type { ShareSelectionQuery } from "../../__generated__/ShareSelectionQuery.graphql.ts";
import { ShareLinkDialog } from "../../shareLink/ShareLinkDialog.tsx";

type Props = {
  /** Global id of the shipment. */
  shipmentId: string;
  /** Global ids of its documents to share. */
  ids: readonly string[];
  onClosed: () => void;
};

/** Ticked documents that are read: a link takes half as many, and the dialog says so. */
const asked = 2 * maxLinkDocuments;

/** Shares a selection of one shipment's documents by a link; others of the shipment can be added. */
export function ShareSelection({ shipmentId, ids, onClosed }: Props) {
  const { node, ticked } = useLazyLoadQuery<ShareSelectionQuery>(
    graphql`
      query ShareSelectionQuery($shipmentId: ID!, $ids: [ID!]!) {
        ticked: nodes(ids: $ids) {
          ... on Attachment {
            id
            ...ShareLinkDialog_attachment
          }
        }
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
    { shipmentId, ids: ids.slice(0, asked) },
    { fetchPolicy: "network-only" },
  );
  const listed = node?.attachments?.edges.map((edge) => edge.node);
  if (!listed) return null;
  // Those of a long shipment may be beyond its first hundred.
  const chosen = ticked.flatMap((one) => (one?.id === undefined ? [] : [{ ...one, id: one.id }]));
  const files = [...listed, ...chosen.filter(({ id }) => !listed.some((file) => file.id === id))];
  return <ShareLinkDialog shipmentId={shipmentId} attachments={files} ids={chosen.map(({ id }) => id)} onClosed={onClosed} />;
}
