import { graphql } from "react-relay";
import { getFragment, getSingularSelector, type IEnvironment } from "relay-runtime";
import type { statsCells_row$data, statsCells_row$key } from "../__generated__/statsCells_row.graphql.ts";
import type { StatsRowRef } from "./statsWindows.ts";

/**
 * What a row shows. It stands in a record of its own (`values`): with it on the row itself each edit would make Relay read
 * the whole list again.
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

/** A cell's text; while the server has not accepted it yet, the text stands in an object, so that it can be told apart. */
export type StatsCell = StatsValues["cells"][string];

export function textOfCell(cell: StatsCell | undefined): string {
  if (cell === undefined) return "";
  return typeof cell === "string" ? cell : cell.pending;
}

export function isPending(cell: StatsCell | undefined): boolean {
  return typeof cell === "object";
}

/** A row as the store has it now, pending texts included; null when it has left the store. */
export function readValues(environment: IEnvironment, row: statsCells_row$key): StatsValues | null {
  const selector = getSingularSelector(getFragment(statsCellsFragment), row);
  if (!selector) return null;
  const { data, isMissingData } = environment.lookup(selector);
  if (isMissingData || !data) return null;
  // The selector is the fragment's own, so that what it reads has the fragment's shape.
  const { cells, colour, version } = (data as statsCells_row$data).values;
  return { cells, colour, version };
}

/** A row as a mutation will answer it: what it shows now, but for a colour and for some texts by column id. */
export function expectedRow(
  environment: IEnvironment,
  row: StatsRowRef,
  change: { colour?: StatsValues["colour"]; texts?: StatsValues["cells"] },
) {
  const { cells = {}, colour = "WHITE", version = null } = readValues(environment, row.key) ?? {};
  const values = { colour: change.colour ?? colour, version, cells: { ...cells, ...change.texts } };
  return { id: row.id, values: { id: row.valuesId, ...values } };
}
