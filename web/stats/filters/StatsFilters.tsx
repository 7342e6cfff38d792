import { Select } from "@mantine/core";
import { graphql, useFragment } from "react-relay";
import type { StatsFilters_viewer$key } from "../../__generated__/StatsFilters_viewer.graphql.ts";
import type { StatsPlace } from "./statsFilter.ts";
import styles from "./StatsFilters.module.css";

type Props = { viewer: StatsFilters_viewer$key; place: StatsPlace; onPlace: (change: Partial<StatsPlace>) => void };

/** Which shipments the sheet shows: by broker, and by ports, which are matched by name. */
export function StatsFilters({ viewer, place, onPlace }: Props) {
  const { brokers, loadingPorts, dischargePorts } = useFragment(
    graphql`
      fragment StatsFilters_viewer on Viewer {
        brokers {
          nodes {
            id
            name
          }
        }
        loadingPorts {
          nodes {
            name
          }
        }
        dischargePorts {
          nodes {
            name
          }
        }
      }
    `,
    viewer,
  );
  const portNames = (ports: readonly { readonly name: string }[]) =>
    [...new Set(ports.map(({ name }) => name))].map((name) => ({ value: name, label: name }));
  return (
    <section className={styles.filters} aria-label="Filters">
      <Choice
        label="Broker"
        all="All Brokers"
        choices={brokers.nodes.map(({ id, name }) => ({ value: id, label: name }))}
        value={place.broker}
        onChange={(broker) => onPlace({ broker })}
      />
      <Choice
        label="Discharge Port"
        all="All Ports"
        choices={portNames(dischargePorts.nodes)}
        value={place.discharge}
        onChange={(discharge) => onPlace({ discharge })}
      />
      <Choice
        label="Loading Port"
        all="All Ports"
        choices={portNames(loadingPorts.nodes)}
        value={place.loading}
        onChange={(loading) => onPlace({ loading })}
      />
    </section>
  );
}

type ChoiceProps = {
  label: string;
  /** What the entry that filters nothing is called. */
  all: string;
  choices: { value: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
};

function Choice({ label, all, choices, value, onChange }: ChoiceProps) {
  const known = value === "" || choices.some((choice) => choice.value === value) ? choices : [...choices, { value, label: value }];
  return (
    <Select
      label={label}
      data={[{ value: "", label: all }, ...known]}
      value={value}
      allowDeselect={false}
      searchable
      onChange={(next) => onChange(next ?? "")}
    />
  );
}
