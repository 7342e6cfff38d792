import { graphql, useLazyLoadQuery } from "react-relay";
import type { PartnersTabQuery } from "../../__generated__/PartnersTabQuery.graphql.ts";
import { PartnersSection } from "../PartnersSection.tsx";

/** The tab Partners of the page People. */
export function PartnersTab() {
  const { viewer } = useLazyLoadQuery<PartnersTabQuery>(
    graphql`
      query PartnersTabQuery {
        viewer {
          ...PartnersSection_viewer
        }
      }
    `,
    {},
    { fetchPolicy: "store-and-network" },
  );
  return viewer && <PartnersSection viewer={viewer} />;
}
