import { graphql, useLazyLoadQuery } from "react-relay";
import type { ShareLinksTabQuery } from "../../__generated__/ShareLinksTabQuery.graphql.ts";
import { useReloadKey } from "../../relay/outdatedScreen.ts";
import { ShareLinksSection } from "./ShareLinksSection.tsx";

/** The tab Share links of the page People. */
export function ShareLinksTab() {
  const { viewer } = useLazyLoadQuery<ShareLinksTabQuery>(
    graphql`
      query ShareLinksTabQuery {
        viewer {
          ...ShareLinksSection_viewer
        }
      }
    `,
    {},
    { fetchKey: useReloadKey(), fetchPolicy: "store-and-network" },
  );
  return viewer && <ShareLinksSection viewer={viewer} />;
}
