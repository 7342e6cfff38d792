import { graphql, useFragment } from "react-relay";
import type { Surface } from "#domain/masterData/kind.ts";
import type { BrokerPanel_viewer$key } from "../../__generated__/BrokerPanel_viewer.graphql.ts";
import { brokerMutations } from "../mutations/brokerMutations.ts";
import { RecordPanel } from "../record/RecordPanel.tsx";

type Props = { viewer: BrokerPanel_viewer$key; surface: Surface };

/** The user's brokers. */
export function BrokerPanel({ viewer, surface }: Props) {
  const { brokers } = useFragment(
    graphql`
      fragment BrokerPanel_viewer on Viewer {
        brokers {
          nodes {
            id
            name
            country
          }
        }
      }
    `,
    viewer,
  );
  return <RecordPanel mutations={brokerMutations} surface={surface} rows={brokers.nodes} details={({ country }) => country} />;
}
