import { useEffect, useEffectEvent } from "react";
import { getRequest, graphql } from "relay-runtime";
import type { useShipmentNewsSubscription$data } from "../__generated__/useShipmentNewsSubscription.graphql.ts";
import { followSubscription } from "../liveUpdates/followSubscription.ts";

const { params } = getRequest(graphql`
  subscription useShipmentNewsSubscription($shipmentId: ID) {
    shipmentActivity(shipmentId: $shipmentId) {
      activity
    }
  }
`);

type Activity = useShipmentNewsSubscription$data["shipmentActivity"]["activity"];

/** What happens to the approval of files. */
export const reviewNews: ReadonlySet<Activity> = new Set(["ATTACHMENT_SUBMITTED", "ATTACHMENT_APPROVED", "ATTACHMENT_REJECTED"]);
export const commentNews: ReadonlySet<Activity> = new Set(["COMMENT_ADDED", "COMMENT_CHANGED", "COMMENT_DELETED"]);

/**
 * Calls back when one of the activities happens on the shipment, and after a break in which one may have. `shipmentId` is a global id.
 */
export function useShipmentNews(shipmentId: string, wanted: ReadonlySet<Activity>, onNews: () => void): void {
  const tell = useEffectEvent((activity: Activity | null) => {
    if (activity === null || wanted.has(activity)) onNews();
  });
  useEffect(() => {
    const gone = new AbortController();
    const followed = {
      params,
      variables: () => ({ shipmentId }),
      onOpen(hasBroken: boolean) {
        if (hasBroken) tell(null);
      },
      onData({ shipmentActivity: { activity } }: useShipmentNewsSubscription$data) {
        tell(activity);
      },
    };
    followSubscription<useShipmentNewsSubscription$data>(followed, gone.signal);
    return () => gone.abort();
  }, [shipmentId]);
}
