import { Select } from "@mantine/core";
import { graphql, useFragment } from "react-relay";
import type { StatsFilters_viewer$key } from "../../__generated__/StatsFilters_viewer.graphql.ts";
import { StatsConditions } from "./StatsConditions.tsx";
import { StatsFind } from "../find/StatsFind.tsx";
import { hasConditions, type StatsSearch } from "./statsFilter.ts";
import type { StatsSheet } from "../model/statsSheet.ts";
import styles from "./StatsFilters.module.css";

type PlaceProps = { place: StatsSearch; onPlace: (change: Partial<StatsSearch>) => void };
type Props = PlaceProps & {
  sheet: StatsSheet;
  viewer: StatsFilters_viewer$key;
  isOpen: boolean;
  /** How often the find bar was requested since it was closed. */
  finds: number;
  /** Moves the focus to the found rows. */
  onFound: () => void;
  onFindClose: () => void;
};

/** What decides on the rows that the sheet shows: filters, the find bar, and the conditions that neither of them shows. */
export function StatsFilters({ sheet, viewer, place, onPlace, isOpen, finds, onFound, onFindClose }: Props) {
  return (
    <>
      {isOpen && <Choices viewer={viewer} place={place} onPlace={onPlace} />}
      {finds > 0 && (
        <StatsFind
          // A new key moves the focus to the bar again.
          key={finds}
          sheet={sheet}
          text={place.find}
          onFind={(find) => onPlace({ find })}
          onDone={onFound}
          onClose={onFindClose}
        />
      )}
      {hasConditions(place) && <StatsConditions sheet={sheet} place={place} onPlace={onPlace} />}
    </>
  );
}

/** Filters by broker, and by ports, which are matched by name. */
function Choices({ viewer, place, onPlace }: PlaceProps & { viewer: StatsFilters_viewer$key }) {
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
