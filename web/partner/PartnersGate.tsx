import type { ReactNode } from "react";
import { graphql, useFragment, useLazyLoadQuery } from "react-relay";
import type { PartnersGate_viewer$key } from "../__generated__/PartnersGate_viewer.graphql.ts";
import type { PartnersGateQuery } from "../__generated__/PartnersGateQuery.graphql.ts";

type Props = { children: ReactNode };

/** What only an office with partners needs. It asks once a session; an invitation of the first partner changes the answer. */
export function PartnersGate({ children }: Props) {
  const { viewer } = useLazyLoadQuery<PartnersGateQuery>(
    graphql`
      query PartnersGateQuery {
        viewer {
          ...PartnersGate_viewer
        }
      }
    `,
    {},
  );
  return viewer && <OpenGate viewer={viewer}>{children}</OpenGate>;
}

function OpenGate({ viewer, children }: Props & { viewer: PartnersGate_viewer$key }) {
  const { anyPartners } = useFragment(
    graphql`
      fragment PartnersGate_viewer on Viewer {
        anyPartners: partners(first: 1) {
          totalCount
        }
      }
    `,
    viewer,
  );
  return (anyPartners?.totalCount ?? 0) > 0 && children;
}
