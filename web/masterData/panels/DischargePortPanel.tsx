import { graphql, useFragment } from "react-relay";
import type { Surface } from "#domain/masterData/kind.ts";
import type { DischargePortPanel_viewer$key } from "../../__generated__/DischargePortPanel_viewer.graphql.ts";
import { dischargePortMutations } from "../mutations/dischargePortMutations.ts";
import { RecordPanel } from "../record/RecordPanel.tsx";

type Props = { viewer: DischargePortPanel_viewer$key; surface: Surface };

/** The user's discharge ports. */
export function DischargePortPanel({ viewer, surface }: Props) {
  const { dischargePorts, destinationCountries } = useFragment(
    graphql`
      fragment DischargePortPanel_viewer on Viewer {
        dischargePorts {
          nodes {
            id
            name
            country
          }
        }
        destinationCountries
      }
    `,
    viewer,
  );
  return (
    <RecordPanel
      mutations={dischargePortMutations}
      surface={surface}
      rows={dischargePorts.nodes}
      details={({ country }) => country}
      ownCountries={destinationCountries}
    />
  );
}
