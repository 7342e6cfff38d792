import { useEffect } from "react";
import { fetchQuery, useRelayEnvironment, type GraphQLTaggedNode } from "react-relay";
import type { LinkPageQuery } from "../__generated__/LinkPageQuery.graphql.ts";

/** The addresses of files hold for an hour: new ones are fetched before, and soon again when that fails. */
const refreshMilliseconds = 30 * 60 * 1000;
const lookMilliseconds = 60 * 1000;

/**
 * Fetches a visit's content again, with new addresses of its files, every half hour, and at once when the page is looked at again or the
 * connection is back: a phone stops the timers of pages in the background. A failed refresh is tried again after a minute.
 */
export function useFreshAddresses(query: GraphQLTaggedNode, { token, pass }: { token: string; pass: string }): void {
  const environment = useRelayEnvironment();
  useEffect(() => {
    let freshAt = Date.now();
    let running: { unsubscribe: () => void } | null = null;
    function look() {
      // The clock may have been set back since (R-1306).
      if (running !== null || document.hidden || Math.abs(Date.now() - freshAt) < refreshMilliseconds) return;
      const startedAt = Date.now();
      const refresh = fetchQuery<LinkPageQuery>(environment, query, { token, pass }, { fetchPolicy: "network-only" });
      running = refresh.subscribe({
        complete: () => {
          freshAt = startedAt;
          running = null;
        },
        error: () => {
          running = null;
        },
      });
    }
    const timer = setInterval(look, lookMilliseconds);
    document.addEventListener("visibilitychange", look);
    window.addEventListener("online", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
      window.removeEventListener("online", look);
      running?.unsubscribe();
    };
  }, [environment, query, token, pass]);
}
