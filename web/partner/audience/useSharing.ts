import { useEffect, useState } from "react";
import { fetchQuery, graphql, readInlineData, useRelayEnvironment } from "react-relay";
import { createOperationDescriptor, getRequest, type IEnvironment } from "relay-runtime";
import { completeDefaults, type SharingDefaults } from "#domain/documents/sharingDefaults.ts";
import type { useSharing_viewer$key } from "../../__generated__/useSharing_viewer.graphql.ts";
import type { useSharingQuery } from "../../__generated__/useSharingQuery.graphql.ts";
import { currentEnvironment } from "../../relay/environment.ts";

const query = graphql`
  query useSharingQuery {
    viewer {
      ...useSharing_viewer
    }
  }
`;

/**
 * The sharing defaults of an office that has partners or has invited one; null for others, on servers without partners, and until it is
 * known: a lone exporter sees nothing of audiences. Asks once a session; an invitation of the first partner changes the answer.
 */
export function useSharing(): SharingDefaults | null {
  const environment = useRelayEnvironment();
  const [defaults, setDefaults] = useState(() => storedDefaults(environment));
  useEffect(() => {
    const { unsubscribe } = ask(environment).subscribe({
      next: ({ viewer }) => setDefaults(viewer ? defaultsOf(viewer) : null),
      // Without an answer the page is as it is for an office without partners.
      error: () => undefined,
    });
    return unsubscribe;
  }, [environment]);
  return defaults;
}

/** Asks together with the data of a page that is drawn otherwise for an office with partners, so that little of it moves afterwards. */
export function askSharing(): void {
  ask(currentEnvironment()).subscribe({ error: () => undefined });
}

/** Two at the same time are one request. */
function ask(environment: IEnvironment) {
  return fetchQuery<useSharingQuery>(environment, query, {}, { fetchPolicy: "store-or-network" });
}

/** What is known already. */
function storedDefaults(environment: IEnvironment): SharingDefaults | null {
  const operation = createOperationDescriptor(getRequest(query), {});
  if (environment.check(operation).status !== "available") return null;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The store holds the whole response of this query, as was checked.
  const { viewer } = environment.lookup(operation.fragment).data as useSharingQuery["response"];
  return viewer ? defaultsOf(viewer) : null;
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
