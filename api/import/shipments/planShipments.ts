import { setImmediate as nextTurn } from "node:timers/promises";
import { importMessages, type RowStatus } from "#domain/import/import.ts";
import { maxImportedShipments, shipmentColumns } from "#domain/import/shipmentColumns.ts";
import { invalid, type Problem } from "#domain/http/problem.ts";
import type { Db, Trx } from "../../db/database.ts";
import { ProblemError } from "../../http/httpErrors.ts";
import { readShipmentBody, type ShipmentInput } from "../../shipment/input/readShipmentBody.ts";
import type { Save } from "../../shipment/rows/shipmentRows.ts";
import { saveOf } from "../../shipment/save/storeNewShipment.ts";
import type { TableRow } from "../importTable.ts";
import { readLookups, type Lookups } from "./lookups.ts";
import { namesakesOf } from "./namesakes.ts";
import { shipmentBodyOf } from "./shipmentBodyOf.ts";
import { groupOf, placed, type GroupProblem, type ShipmentGroup } from "./shipmentGroup.ts";
import { differenceOf } from "./storedAlike.ts";

/** What an import does with a row of a shipment. */
type PlannedLine = TableRow & { status: RowStatus; problems: Problem[] };

/** The rows in the order of the file, and the shipments to add. */
export type ShipmentPlan = { rows: PlannedLine[]; shipments: Save[] };

/** Shipments that are checked in one turn of the event loop. */
const perTurn = 5;

/**
 * Makes shipments of the rows, those of one name together, by the rules of a single add, and compares them with stored ones of the name
 * . `firmId`: the firm of rows that name none.
 */
export async function planShipments(db: Db | Trx, ownerId: string, rows: readonly TableRow[], firmId: string): Promise<ShipmentPlan> {
  // A row without a name is a separate group, for its error.
  const groups = [...Map.groupBy(rows, ({ row, texts }) => texts.get("name") ?? row).values()];
  if (groups.length > maxImportedShipments) throw new ProblemError([invalid(importMessages.manyShipments(maxImportedShipments))]);
  const lookups = await readLookups(db, ownerId);
  const stored = await namesakesOf(db, ownerId, [...new Set(rows.flatMap(({ texts }) => texts.get("name") ?? []))]);
  const planned = new Map<number, PlannedLine>();
  const shipments: Save[] = [];
  for (const [position, ofShipment] of groups.entries()) {
    if (position % perTurn === perTurn - 1) await nextTurn();
    const { status, problems, save } = planGroup(groupOf(ofShipment), lookups, { firmId, stored });
    if (status === "NEW" && save) shipments.push(save);
    const byRow = Map.groupBy(problems, ({ at }) => at);
    for (const [at, row] of ofShipment.entries()) {
      const own = (byRow.get(at) ?? []).map(({ problem }) => problem);
      planned.set(row.row, { ...row, status, problems: status === "ERROR" && own.length === 0 ? [elsewhere(ofShipment, problems)] : own });
    }
  }
  return { rows: rows.flatMap(({ row }) => planned.get(row) ?? []), shipments };
}

/** A shipment is imported whole or not at all, so an error of one row is one of each. */
function elsewhere(rows: readonly TableRow[], problems: readonly GroupProblem[]): Problem {
  return invalid(importMessages.otherRow(rows[problems[0]?.at ?? 0]?.row ?? 0));
}

type Against = { firmId: string; stored: ReadonlyMap<string, ShipmentInput[]> };
type Planned = { status: RowStatus; problems: GroupProblem[]; save?: Save };

function planGroup(group: ShipmentGroup, lookups: Lookups, { firmId, stored }: Against): Planned {
  const { body, problems: unknown } = shipmentBodyOf(group, lookups, firmId);
  const problems = [...group.problems, ...unknown];
  const { save, refused } = checkedSave(body, lookups, problems.length === 0);
  problems.push(...refused.flatMap((problem) => placed(group, problem)));
  if (problems.length > 0 || !save) return { status: "ERROR", problems };
  const known = (stored.get(save.input.name) ?? []).filter((one) => one.firmId === save.input.firmId);
  const differences = known.map((one) => differenceOf(group, save.input, one));
  if (differences.includes(null)) return { status: "SAME", problems: [] };
  const [difference] = differences;
  if (!difference) return { status: "NEW", problems: [], save };
  const label = shipmentColumns.find(({ name }) => name === difference.column)?.label ?? difference.column;
  return { status: "ERROR", problems: [{ at: difference.at, problem: invalid(importMessages.storedOtherwise(label), difference.column) }] };
}

/** The save of a body, or what refuses it. Its figures are computed only if all of its names are known. */
function checkedSave(body: object, { snapshots }: Lookups, isKnown: boolean): { save: Save | null; refused: Problem[] } {
  try {
    const { input } = readShipmentBody(body);
    return { save: isKnown ? saveOf(input, snapshots) : null, refused: [] };
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    return { save: null, refused: error.problems };
  }
}
