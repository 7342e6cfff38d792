import { graphql, type Disposable, type IEnvironment } from "relay-runtime";
import { statsFailures, type CellAct } from "#domain/stats/stats.ts";
import { statsMessages } from "#domain/stats/statsMessages.ts";
import type { statsCellEditsManyMutation } from "../../__generated__/statsCellEditsManyMutation.graphql.ts";
import type { statsCellEditsOneMutation } from "../../__generated__/statsCellEditsOneMutation.graphql.ts";
import { showError } from "../../ui/feedback/toast.ts";
import { conflictingCells, type CellConflict, type KnownRows } from "./cellConflicts.ts";
import type { PendingChanges } from "./pendingChanges.ts";
import type { PendingRows } from "../data/pendingRows.ts";
import type { CellChange } from "./undoableEdits.ts";
import { readValues } from "../data/statsCells.ts";
import { commitVersioned, type EditOutcome } from "./statsCommit.ts";
import { showFailure } from "../../relay/showFailure.ts";
import type { StatsRowRef } from "../data/rowWindowStore.ts";

const oneMutation = graphql`
  mutation statsCellEditsOneMutation($input: UpdateStatsCellInput!) {
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
        code
      }
    }
  }
`;

const manyMutation = graphql`
  mutation statsCellEditsManyMutation($input: UpdateStatsCellsInput!) {
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
        code
      }
    }
  }
`;

/** Saves cells as one edit; `act` is what the history calls it. It is "refused" when another user has changed one of them, too. */
export type SaveCells = (changes: readonly CellChange[], act: CellAct | null) => Promise<EditOutcome>;

type Parts = {
  environment: IEnvironment;
  pending: PendingChanges;
  /** Fetches the rows again and retains them until disposed; rejects when the request fails. */
  refetch: (rows: readonly StatsRowRef[]) => Promise<Disposable>;
  onConflict: (conflict: CellConflict) => void;
};

/** How often to retry when rows change again during a refetch, before showing an error. */
const mostAttempts = 4;

/** Saves cells optimistically: they show as pending at once, and revert with an error when refused. */
export function createCellEdits({ environment, pending, refetch, onConflict }: Parts): SaveCells {
  /**
   * Sends cells with their rows' versions, so that no other user's text is overwritten unseen. Rows that have changed, or
   * have left the store, are fetched again. If these very cells have changed, the user decides; else they are sent again.
   */
  async function send(changes: readonly CellChange[], act: CellAct | null, onSaved: () => void): Promise<EditOutcome> {
    const held: Disposable[] = [];
    const rows = changes.map(({ row }) => row);
    try {
      let known = readKnown(rows);
      if ([...known.values()].includes(null)) {
        held.push(await refetch(rows));
        known = readKnown(rows);
      }
      for (let attempt = 1; attempt <= mostAttempts; attempt += 1) {
        const cells = conflictingCells(changes, known);
        if (cells.length > 0) {
          onConflict({ changes, cells });
          return "refused";
        }
        const outcome = await commit(inputOf(changes, known), act, onSaved);
        if (outcome !== "stale") return outcome;
        held.push(await refetch(rows));
        known = readKnown(rows);
      }
      showError(statsMessages.stale);
    } catch (error) {
      showFailure(error, statsFailures.cell);
      return "failed";
    } finally {
      for (const { dispose } of held) dispose();
    }
    return "refused";
  }
  function commit(cells: ReturnType<typeof inputOf>, act: CellAct | null, onSaved: () => void): Promise<EditOutcome | "stale"> {
    const failure = statsFailures.cell;
    const [cell] = cells;
    if (cells.length === 1 && cell !== undefined) {
      const sent = { mutation: oneMutation, variables: { input: cell }, failure, onSaved };
      return commitVersioned<statsCellEditsOneMutation>(environment, sent);
    }
    const variables = { input: { cells, ...(act !== null && { act }) } };
    return commitVersioned<statsCellEditsManyMutation>(environment, { mutation: manyMutation, variables, failure, onSaved });
  }
  function readKnown(rows: readonly StatsRowRef[]): KnownRows {
    return new Map(rows.map((row) => [row.id, readValues(environment, row.key)]));
  }
  return async (changes, act) => {
    if (changes.length === 0) return "saved";
    return await pending.run({ rows: pendingTexts(changes), send: (onSaved) => send(changes, act, onSaved) });
  };
}

function pendingTexts(changes: readonly CellChange[]): PendingRows {
  const rows = Map.groupBy(changes, ({ row }) => row.id);
  return new Map([...rows].map(([id, ofRow]) => [id, { texts: Object.fromEntries(ofRow.map(({ columnId, to }) => [columnId, to])) }]));
}

/** Mutation input for cells, with their rows' versions where known. */
function inputOf(changes: readonly CellChange[], known: KnownRows) {
  return changes.map(({ row, columnId, to }) => ({
    shipmentId: row.shipmentId,
    columnId,
    value: to,
    version: known.get(row.id)?.version ?? null,
  }));
}
