import { Button } from "@mantine/core";
import { useEffect, useRef } from "react";
import { graphql } from "react-relay";
import { Link, useParams } from "react-router";
import type { SharedShipmentPageQuery } from "../__generated__/SharedShipmentPageQuery.graphql.ts";
import { usePageTitle } from "../htmlHead/pageTitle.ts";
import { usePageQuery } from "../relay/page/pageQuery.ts";
import { ErrorPanel } from "../shell/errors/ErrorPanel.tsx";
import { UnsentComment } from "./comments/UnsentComment.tsx";
import { SharedDetail } from "./detail/SharedDetail.tsx";
import { useSharedUpdates } from "./useSharedUpdates.ts";

/** A shared shipment (/dashboard/shared/{id}), read only. */
export function Component() {
  const { sharedId = "" } = useParams();
  useSharedUpdates(sharedId);
  const { node } = usePageQuery<SharedShipmentPageQuery>(graphql`
    query SharedShipmentPageQuery($id: ID!) @preloadable {
      node(id: $id) {
        ... on SharedShipment @alias(as: "shipment") {
          ...SharedDetail_shipment
        }
      }
    }
  `);
  return node?.shipment ? <SharedDetail shipment={node.shipment} /> : <NotShared sharedId={sharedId} />;
}

/** Shown for a shipment that is not shared with the office, whatever the reason. */
function NotShared({ sharedId }: { sharedId: string }) {
  const title = "This shipment is not shared with you";
  usePageTitle(title);
  const heading = useRef<HTMLHeadingElement>(null);
  // What had the focus is gone where the share ended on the open page.
  useEffect(() => heading.current?.focus(), []);
  return (
    <ErrorPanel title={title} text="The exporter may have stopped sharing it." headingRef={heading}>
      <UnsentComment sharedShipmentId={sharedId} />
      <Button component={Link} to="/dashboard/shared">
        Go Back
      </Button>
    </ErrorPanel>
  );
}
