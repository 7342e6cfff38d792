import { useEffect, useEffectEvent } from "react";
import { useRevalidator } from "react-router";
import { getRequest, graphql } from "relay-runtime";
import type { useSharedUpdatesSubscription$data } from "../__generated__/useSharedUpdatesSubscription.graphql.ts";
import { followSubscription } from "../liveUpdates/followSubscription.ts";
import { clearPreloaded } from "../relay/page/preloadedQueries.ts";

/** Changes that arrive together reload the page once. */
const debounceMilliseconds = 150;

const { params } = getRequest(graphql`
  subscription useSharedUpdatesSubscription {
    sharedShipmentChanged {
      sharedShipmentId
    }
  }
`);

/**
 * Reloads the page when what it shows changes: one shared shipment by its global id, or with null the list. The stream is open only
 * while such a page is shown. Each time it opens, the page reloads too, because the stream starts with the next change. `isWanted` may say that
 * the page must not be reloaded now.
 */
export function useSharedUpdates(sharedId: string | null, isWanted: () => boolean = () => true): void {
  const { revalidate } = useRevalidator();
  const reload = useEffectEvent(() => {
    if (!isWanted()) return;
    clearPreloaded();
    void revalidate();
  });
  useEffect(() => {
    const gone = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    function reloadSoon(): void {
      clearTimeout(timer);
      timer = setTimeout(reload, debounceMilliseconds);
    }
    const followed = {
      params,
      variables: () => ({}),
      onOpen: reloadSoon,
      onData({ sharedShipmentChanged: { sharedShipmentId } }: useSharedUpdatesSubscription$data) {
        if (sharedId === null || !sharedShipmentId || sharedShipmentId === sharedId) reloadSoon();
      },
    };
    followSubscription<useSharedUpdatesSubscription$data>(followed, gone.signal);
    return () => {
      clearTimeout(timer);
      gone.abort();
    };
  }, [sharedId]);
}
