import { useEffect, useEffectEvent } from "react";
import { getRequest, graphql } from "relay-runtime";
import type { useCommentNewsSubscription$data } from "../__generated__/useCommentNewsSubscription.graphql.ts";
import { followSubscription } from "../liveUpdates/followSubscription.ts";

const { params } = getRequest(graphql`
  subscription useCommentNewsSubscription($shipmentId: ID) {
    shipmentActivity(shipmentId: $shipmentId) {
      activity
    }
  }
`);

/** Calls back when somebody comments on the shipment, and after a break in which somebody may have. `shipmentId` is a global id. */
export function useCommentNews(shipmentId: string, onNews: () => void): void {
  const tell = useEffectEvent(onNews);
  useEffect(() => {
    const gone = new AbortController();
    const followed = {
      params,
      variables: () => ({ shipmentId }),
      onOpen(hasBroken: boolean) {
        if (hasBroken) tell();
      },
      onData({ shipmentActivity: { activity } }: useCommentNewsSubscription$data) {
        if (activity === "COMMENT_ADDED") tell();
      },
    };
    followSubscription<useCommentNewsSubscription$data>(followed, gone.signal);
    return () => gone.abort();
  }, [shipmentId]);
}
