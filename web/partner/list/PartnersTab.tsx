import { startTransition, useEffect, useState } from "react";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { PartnersTabQuery } from "../../__generated__/PartnersTabQuery.graphql.ts";
import { onInboxChange } from "../../liveUpdates/inboxChanges.ts";
import { useReloadKey } from "../../relay/outdatedScreen.ts";
import { PartnersSection } from "../PartnersSection.tsx";

/** The tab Partners of the page People. A partner that joins is a line in the inbox, and seen here at once. */
export function PartnersTab() {
  const [changes, setChanges] = useState(0);
  useEffect(() => onInboxChange(() => startTransition(() => setChanges((count) => count + 1))), []);
  const fetchKey = changes + useReloadKey();
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
