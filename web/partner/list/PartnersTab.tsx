import { startTransition, useEffect, useState } from "react";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { PartnersTabQuery } from "../../__generated__/PartnersTabQuery.graphql.ts";
import { onInboxChange } from "../../liveUpdates/inboxChanges.ts";
import { PartnersSection } from "../PartnersSection.tsx";

/** The tab Partners of the page People. A partner that joins is a line in the inbox, and seen here at once. */
export function PartnersTab() {
  const [fetchKey, setFetchKey] = useState(0);
  useEffect(() => onInboxChange(() => startTransition(() => setFetchKey((key) => key + 1))), []);
  const { viewer } = useLazyLoadQuery<PartnersTabQuery>(
    graphql`
      query PartnersTabQuery {
        viewer {
          ...PartnersSection_viewer
        }
      }
    `,
    {},
    { fetchPolicy: "store-and-network", fetchKey },
  );
  return viewer && <PartnersSection viewer={viewer} />;
}
