import { getRequest, graphql } from "relay-runtime";
import type { updateStreamSubscription$data } from "../__generated__/updateStreamSubscription.graphql.ts";
import { followSubscription } from "./followSubscription.ts";
import { emitUpdate } from "./shipmentUpdates.ts";

const { params } = getRequest(graphql`
  subscription updateStreamSubscription($after: String) {
    shipmentChanged(after: $after) {
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
 * Follows changes of the user's shipments by one subscription, until `signal` aborts or the session ends. After a break it resumes from the
 * last cursor.
 */
export function followUpdates(signal: AbortSignal): void {
  let cursor: string | null = null;
  const followed = {
    params,
    variables: () => ({ after: cursor }),
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
