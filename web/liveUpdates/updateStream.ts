import { getRequest, graphql } from "relay-runtime";
import type { updateStreamSubscription$data } from "../__generated__/updateStreamSubscription.graphql.ts";
import { followSubscription } from "./followSubscription.ts";
import { emitUpdate } from "./shipmentUpdates.ts";

const { params } = getRequest(graphql`
  subscription updateStreamSubscription($after: String, $lastSeconds: Int) {
    shipmentChanged(after: $after, lastSeconds: $lastSeconds) {
      change
      shipmentId
      firmId
      at
      cursor
      shipment {
        version
      }
    }
  }
`);

/**
 * Follows changes of the user's shipments by one subscription, until `signal` aborts or the session ends. It begins with what happened since
 * the page began to load (R-1254); after a break it resumes from the last cursor.
 */
export function followUpdates(signal: AbortSignal): void {
  let cursor: string | null = null;
  const followed = {
    params,
    variables: () => ({ after: cursor, lastSeconds: secondsSinceLoad() }),
    onOpen(hasBroken: boolean) {
      // Without a cursor the events of a break are lost.
      if (hasBroken && cursor === null) emitUpdate("missed");
    },
    onData({ shipmentChanged }: updateStreamSubscription$data) {
      const { cursor: place, shipment, ...update } = shipmentChanged;
      cursor = place;
      emitUpdate({ ...update, version: shipment?.version ?? null });
    },
    onRefused(codes: ReadonlySet<string | undefined>) {
      // Events after that cursor are no longer kept: restart from now, and reload everything.
      if (codes.has("BAD_USER_INPUT") && cursor !== null) cursor = null;
    },
  };
  followSubscription<updateStreamSubscription$data>(followed, signal);
}

/** The page's age, and one second more as servers' clocks differ; at most 60. A page that is older has loaded its data later. */
function secondsSinceLoad(): number {
  return Math.min(Math.ceil(performance.now() / 1000) + 1, 60);
}
