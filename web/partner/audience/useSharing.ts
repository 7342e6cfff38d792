import { useEffect, useState } from "react";
import { fetchQuery, graphql, readInlineData, useRelayEnvironment } from "react-relay";
import { completeDefaults, type SharingDefaults } from "#domain/documents/sharingDefaults.ts";
import type { useSharing_viewer$key } from "../../__generated__/useSharing_viewer.graphql.ts";
import type { useSharingQuery } from "../../__generated__/useSharingQuery.graphql.ts";

/**
 * The sharing defaults of an office that has partners or has invited one; null for others, on servers without partners, and until it is
 * known: a lone exporter sees nothing of audiences. Asks once a session; an invitation of the first partner changes the answer.
 */
export function useSharing(): SharingDefaults | null {
  const environment = useRelayEnvironment();
  const [defaults, setDefaults] = useState<SharingDefaults | null>(null);
  useEffect(() => {
    const query = graphql`
      query useSharingQuery {
        viewer {
          ...useSharing_viewer
        }
      }
    `;
    const { unsubscribe } = fetchQuery<useSharingQuery>(environment, query, {}, { fetchPolicy: "store-or-network" }).subscribe({
      next: ({ viewer }) => setDefaults(viewer ? defaultsOf(viewer) : null),
      // Without an answer the page is as it is for an office without partners.
      error: () => undefined,
    });
    return unsubscribe;
  }, [environment]);
  return defaults;
}

function defaultsOf(viewer: useSharing_viewer$key): SharingDefaults | null {
  const { anyPartners, sharingDefaults } = readInlineData(
    graphql`
      fragment useSharing_viewer on Viewer @inline {
        anyPartners: partners(first: 1) {
          totalCount
        }
        sharingDefaults {
          type
          audience
        }
      }
    `,
    viewer,
  );
  const hasPartners = (anyPartners?.totalCount ?? 0) > 0;
  return hasPartners && sharingDefaults ? completeDefaults(sharingDefaults.map(({ type, audience }) => ({ type, audience }))) : null;
}
