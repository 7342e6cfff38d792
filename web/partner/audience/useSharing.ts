import { useEffect, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import { completeDefaults, type SharingDefaults } from "#domain/documents/sharingDefaults.ts";
import type { useSharingQuery } from "../../__generated__/useSharingQuery.graphql.ts";

/**
 * The sharing defaults of an office that has partners or has invited one; null for others, on servers without partners, and until it is
 * known: a lone exporter sees nothing of audiences. Asks once a session.
 */
export function useSharing(): SharingDefaults | null {
  const environment = useRelayEnvironment();
  const [defaults, setDefaults] = useState<SharingDefaults | null>(null);
  useEffect(() => {
    const query = graphql`
      query useSharingQuery {
        viewer {
          anyPartners: partners(first: 1) {
            totalCount
          }
          sharingDefaults {
            type
            audience
          }
        }
      }
    `;
    const { unsubscribe } = fetchQuery<useSharingQuery>(environment, query, {}, { fetchPolicy: "store-or-network" }).subscribe({
      next({ viewer }) {
        const hasPartners = (viewer?.anyPartners?.totalCount ?? 0) > 0;
        setDefaults(
          hasPartners && viewer?.sharingDefaults
            ? completeDefaults(viewer.sharingDefaults.map(({ type, audience }) => ({ type, audience })))
            : null,
        );
      },
      // Without an answer the page is as it is for an office without partners.
      error: () => undefined,
    });
    return unsubscribe;
  }, [environment]);
  return defaults;
}
