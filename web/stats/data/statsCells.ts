import { graphql } from "react-relay";
import { getFragment, getSingularSelector, type IEnvironment } from "relay-runtime";
import type { statsCells_row$data, statsCells_row$key } from "../../__generated__/statsCells_row.graphql.ts";

/**
 * What a row shows. It is a separate store record (`values`): on the row itself, each edit would make Relay read the whole
 * list again.
 */
export const statsCellsFragment = graphql`
  fragment statsCells_row on StatsRow {
    values {
      cells
      colour
      version
    }
  }
`;

export type StatsValues = statsCells_row$data["values"];

/** The last known values of a row; null when it has left the store. */
export function readValues(environment: IEnvironment, row: statsCells_row$key): StatsValues | null {
  const selector = getSingularSelector(getFragment(statsCellsFragment), row);
  if (!selector) return null;
  const { data, isMissingData } = environment.lookup(selector);
  if (isMissingData || !data) return null;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The selector is the fragment's own.
  const { cells, colour, version } = (data as statsCells_row$data).values;
  return { cells, colour, version };
}
