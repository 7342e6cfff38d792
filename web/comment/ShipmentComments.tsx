import { useEffect, useMemo, useState } from "react";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { ShipmentCommentsQuery } from "../__generated__/ShipmentCommentsQuery.graphql.ts";
import { keptConfig } from "../relay/page/keptPage.ts";
import { onRetryPage, useReloadKey } from "../relay/outdatedScreen.ts";
import { Section } from "../ui/page/Section.tsx";
import { CommentList } from "./CommentList.tsx";
import { commentNews, useShipmentNews } from "./useShipmentNews.ts";

type Props = {
  /** Global id of the shipment. */
  shipmentId: string;
  /** A file of it: only the comments about that. */
  file?: { id: string; name: string };
};

/** The tab Comments of a shipment, which follows what others write. */
export function ShipmentComments({ shipmentId }: Props) {
  return (
    <Section title="Comments">
      <FollowedComments shipmentId={shipmentId} />
    </Section>
  );
}

const query = graphql`
  query ShipmentCommentsQuery($id: ID!, $attachmentId: ID) {
    node(id: $id) {
      ... on Shipment @alias(as: "shipment") {
        ...CommentList_shipment @arguments(attachmentId: $attachmentId)
      }
    }
  }
`;

/** The comments of a shipment or of one of its files, as they come. */
export function FollowedComments({ shipmentId, file }: Props) {
  const [news, setNews] = useState(0);
  useShipmentNews(shipmentId, commentNews, () => setNews((count) => count + 1));
  useEffect(() => onRetryPage(() => setNews((count) => count + 1)), []);
  const fileId = file?.id ?? null;
  // What is typed below the list would go with it (R-1307).
  const networkCacheConfig = useMemo(() => keptConfig(query, { id: shipmentId, attachmentId: fileId }), [shipmentId, fileId]);
  const { node } = useLazyLoadQuery<ShipmentCommentsQuery>(
    query,
    { id: shipmentId, attachmentId: fileId },
    { fetchKey: news + useReloadKey(), fetchPolicy: "store-and-network", networkCacheConfig },
  );
  return node?.shipment && <CommentList shipment={node.shipment} file={file ?? null} />;
}
