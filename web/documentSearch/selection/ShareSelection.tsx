import { graphql, useLazyLoadQuery, usePaginationFragment } from "react-relay";
import { maxLinkDocuments } from "#domain/links/shareLink.ts";
import type { ShareSelection_shipment$key } from "../../__generated__/ShareSelection_shipment.graphql.ts";
import type { ShareSelectionPaginationQuery } from "../../__generated__/ShareSelectionPaginationQuery.graphql.ts";
import type { ShareSelectionQuery } from "../../__generated__/ShareSelectionQuery.graphql.ts";
import { useAllPages } from "../../relay/moreRows.ts";
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
          ...ShareSelection_shipment @alias(as: "shipment")
        }
      }
    `,
    { shipmentId, ids: ids.slice(0, asked) },
    { fetchPolicy: "network-only" },
  );
  if (!node?.shipment) return null;
  const chosen = ticked.flatMap((one) => (one?.id === undefined ? [] : [{ ...one, id: one.id }]));
  return <ShareOfShipment shipmentId={shipmentId} shipment={node.shipment} chosen={chosen} onClosed={onClosed} />;
}

type ShareProps = {
  shipmentId: string;
  shipment: ShareSelection_shipment$key;
  chosen: readonly (NonNullable<ShareSelectionQuery["response"]["ticked"][number]> & { id: string })[];
  onClosed: () => void;
};

/** The dialog with all documents of the shipment; what is chosen need not wait for their later pages. */
function ShareOfShipment({ shipmentId, shipment, chosen, onClosed }: ShareProps) {
  const { data, ...pages } = usePaginationFragment<ShareSelectionPaginationQuery, ShareSelection_shipment$key>(
    graphql`
      fragment ShareSelection_shipment on Shipment
      @argumentDefinitions(first: { type: "Int", defaultValue: 100 }, after: { type: "String" })
      @refetchable(queryName: "ShareSelectionPaginationQuery") {
        attachments(first: $first, after: $after) @connection(key: "ShareSelection_attachments") {
          edges {
            node {
              id
              ...ShareLinkDialog_attachment
            }
          }
        }
      }
    `,
    shipment,
  );
  useAllPages(pages);
  const listed = data.attachments.edges.map(({ node }) => node);
  const files = [...listed, ...chosen.filter(({ id }) => !listed.some((file) => file.id === id))];
  return <ShareLinkDialog shipmentId={shipmentId} attachments={files} ids={chosen.map(({ id }) => id)} onClosed={onClosed} />;
}
