import { graphql, useFragment } from "react-relay";
import type { Surface } from "#domain/masterData/kind.ts";
import type { LoadingPortPanel_viewer$key } from "../../__generated__/LoadingPortPanel_viewer.graphql.ts";
import { loadingPortMutations } from "../mutations/loadingPortMutations.ts";
import { RecordPanel } from "../record/RecordPanel.tsx";

type Props = { viewer: LoadingPortPanel_viewer$key; surface: Surface };

/** The user's loading ports. */
export function LoadingPortPanel({ viewer, surface }: Props) {
  const { loadingPorts, originCountries } = useFragment(
    graphql`
      fragment LoadingPortPanel_viewer on Viewer {
        loadingPorts {
          nodes {
            id
            name
            country
          }
        }
        originCountries
      }
    `,
    viewer,
  );
  return (
    <RecordPanel
      mutations={loadingPortMutations}
      surface={surface}
      rows={loadingPorts.nodes}
      details={({ country }) => country}
      ownCountries={originCountries}
    />
  );
}
