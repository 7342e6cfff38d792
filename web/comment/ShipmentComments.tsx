import { useState } from "react";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { ShipmentCommentsQuery } from "../__generated__/ShipmentCommentsQuery.graphql.ts";
import { useReloadKey } from "../relay/outdatedScreen.ts";
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

/** The comments of a shipment or of one of its files, as they come. */
export function FollowedComments({ shipmentId, file }: Props) {
  const [news, setNews] = useState(0);
  useShipmentNews(shipmentId, commentNews, () => setNews((count) => count + 1));
  const { node } = useLazyLoadQuery<ShipmentCommentsQuery>(
    graphql`
      query ShipmentCommentsQuery($id: ID!, $attachmentId: ID) {
        node(id: $id) {
          ... on Shipment @alias(as: "shipment") {
            ...CommentList_shipment @arguments(attachmentId: $attachmentId)
          }
        }
      }
    `,
    { id: shipmentId, attachmentId: file?.id ?? null },
    { fetchKey: news + useReloadKey(), fetchPolicy: "store-and-network" },
  );
  return node?.shipment && <CommentList shipment={node.shipment} file={file ?? null} />;
}
