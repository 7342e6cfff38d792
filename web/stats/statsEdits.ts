import { applyOptimisticMutation, graphql, type GraphQLTaggedNode, type IEnvironment, type MutationParameters } from "relay-runtime";
import { statsFailures, type RowColour } from "#domain/stats.ts";
import type { statsEditsCellMutation } from "../__generated__/statsEditsCellMutation.graphql.ts";
import type { statsEditsCellsMutation } from "../__generated__/statsEditsCellsMutation.graphql.ts";
import type { statsEditsColourMutation } from "../__generated__/statsEditsColourMutation.graphql.ts";
import type { CellChange, ColourChange } from "./statsActs.ts";
import { readValues, type StatsValues } from "./statsCells.ts";
import { commitStats } from "./statsCommit.ts";
import type { StatsRowRef } from "./statsRows.ts";

const cellMutation = graphql`
  mutation statsEditsCellMutation($input: UpdateStatsCellInput!) {
    updateStatsCell(input: $input) {
      row {
        id
        values {
          id
          cells
          colour
          version
        }
      }
      errors {
        message
      }
    }
  }
`;

const cellsMutation = graphql`
  mutation statsEditsCellsMutation($input: UpdateStatsCellsInput!) {
    updateStatsCells(input: $input) {
      rows {
        id
        values {
          id
          cells
          colour
          version
        }
      }
      errors {
        message
      }
    }
  }
`;

const colourMutation = graphql`
  mutation statsEditsColourMutation($input: SetStatsRowColourInput!) {
    setStatsRowColour(input: $input) {
      rows {
        id
        values {
          id
          cells
          colour
          version
        }
      }
      errors {
        message
      }
    }
  }
`;

/** Changes on their way to the server. Each shows at once, as pending, and goes back with a word when it is refused. */
export type StatsEdits = {
  /** Saves cells as one act; false when it was refused. */
  saveCells: (changes: readonly CellChange[]) => Promise<boolean>;
  saveColours: (changes: readonly ColourChange[]) => Promise<boolean>;
};

export function createStatsEdits(environment: IEnvironment): StatsEdits {
  // One after the other: an answer tells a whole row, and an older one that comes late would take back a newer change.
  let last: Promise<unknown> = Promise.resolve();

  function send<Mutation extends MutationParameters>(mutation: GraphQLTaggedNode, sent: Sent<Mutation>): Promise<boolean> {
    const { variables, failure, optimisticResponse } = sent;
    const shown = applyOptimisticMutation(environment, { mutation, variables: structuredClone(variables), optimisticResponse });
    const before = last;
    async function commit() {
      await before;
      const response = await commitStats<Mutation>(environment, { mutation, variables, failure });
      shown.dispose();
      return response !== null;
    }
    const done = commit();
    last = done;
    return done;
  }
  /** A row as it will be, for all its changes together. */
  function expected(row: StatsRowRef, change: Partial<StatsValues>, pending: Record<string, string> = {}) {
    const { cells = {}, colour = "WHITE", version = null } = readValues(environment, row.key) ?? {};
    const texts = Object.fromEntries(Object.entries(pending).map(([columnId, text]) => [columnId, { pending: text }]));
    return { id: row.id, values: { id: row.valuesId, colour, version, ...change, cells: { ...cells, ...texts } } };
  }
  return {
    saveCells(changes) {
      const failure = statsFailures.cell;
      const [first] = changes;
      const cells = changes.map(({ row, columnId, to }) => ({ shipmentId: row.shipmentId, columnId, value: to }));
      const [cell] = cells;
      if (first === undefined || cell === undefined) return Promise.resolve(true);
      if (cells.length === 1) {
        const row = expected(first.row, {}, { [first.columnId]: first.to });
        const optimisticResponse = { updateStatsCell: { row, errors: [] } };
        return send<statsEditsCellMutation>(cellMutation, { variables: { input: cell }, failure, optimisticResponse });
      }
      const rows = [...Map.groupBy(changes, ({ row }) => row)].map(([row, ofRow]) =>
        expected(row, {}, Object.fromEntries(ofRow.map(({ columnId, to }) => [columnId, to]))),
      );
      const optimisticResponse = { updateStatsCells: { rows, errors: [] } };
      return send<statsEditsCellsMutation>(cellsMutation, { variables: { input: { cells } }, failure, optimisticResponse });
    },
    async saveColours(changes) {
      const sent = [...Map.groupBy(changes, ({ to }) => to)].map(([colour, ofColour]) => sendColour(colour, ofColour));
      return (await Promise.all(sent)).every(Boolean);
    },
  };

  function sendColour(colour: RowColour, changes: readonly ColourChange[]): Promise<boolean> {
    const shipmentIds = changes.map(({ row }) => row.shipmentId);
    const rows = changes.map(({ row }) => expected(row, { colour }));
    return send<statsEditsColourMutation>(colourMutation, {
      variables: { input: { shipmentIds, colour } },
      failure: statsFailures.colour,
      optimisticResponse: { setStatsRowColour: { rows, errors: [] } },
    });
  }
}

type Sent<Mutation extends MutationParameters> = {
  variables: Mutation["variables"];
  failure: string;
  optimisticResponse: NonNullable<Mutation["response"]>;
};
