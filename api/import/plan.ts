import { importMessages, importPage, type CheckedRow, type ImportCheck, type RowStatus } from "#domain/import/import.ts";
import { importedLists, importedRecords, isImportedList, type ImportedRecord, type ImportKind } from "#domain/import/importKind.ts";
import type { ListKind } from "#domain/masterData/kind.ts";
import type { Problem } from "#domain/http/problem.ts";
import { invalid } from "#domain/http/problem.ts";
import type { Db, Trx } from "../db/database.ts";
import { throwIfProblems } from "../http/httpErrors.ts";
import { readList } from "../masterData/listRoutes.ts";
import { recordTables, storedKinds, type StoredKind } from "../masterData/record.ts";
import { readRows, type Reading, type TableRow } from "./importTable.ts";
import { planList, type PlannedItem } from "./planList.ts";
import { planRecords, type PlannedRecord } from "./planRecords.ts";
import { planShipments, type ShipmentPlan } from "./shipments/planShipments.ts";

/** What an import would do, row by row. */
export type ImportPlan =
  | { type: "records"; stored: StoredKind; rows: PlannedRecord[] }
  | ({ type: "shipments" } & ShipmentPlan)
  | { type: "list"; list: ListKind; known: string[]; rows: PlannedItem[] };

/** The kind of record, with its table. */
export function storedKindOf(kind: ImportedRecord): StoredKind {
  const stored = storedKinds.find((one) => one.kind === importedRecords[kind]);
  if (!stored) throw new Error(`No table holds ${kind}`);
  return stored;
}

/** Plans an import against the office's present data. Nothing is written. */
export async function planImport(
  db: Db | Trx,
  ownerId: string,
  { kind, cells, reading }: { kind: ImportKind; cells: string[][]; reading: Reading },
): Promise<ImportPlan> {
  const rows = readRows(kind, cells, reading);
  if (kind === "SHIPMENT") return { type: "shipments", ...(await planShipments(db, ownerId, rows, reading.firmId)) };
  if (isImportedList(kind)) {
    const list = importedLists[kind];
    const known = await readList(db, ownerId, list);
    return { type: "list", list, known, rows: planList(list, rows, known) };
  }
  const stored = storedKindOf(kind);
  const records = await recordTables(db).selectFrom(stored.table).selectAll().where("ownerId", "=", ownerId).orderBy("id").execute();
  const known = records.map((row) => ({ id: row["id"] ?? "", values: row }));
  return { type: "records", stored, rows: await planRecords(kind, stored, rows, known) };
}

/** Refuses to import errors, unless they are to be left out, and to import nothing. */
export function refuseErrors({ rows }: { rows: readonly { status: RowStatus }[] }, skipsErrors: boolean): void {
  const count = rows.filter(({ status }) => status === "ERROR").length;
  throwIfProblems(count > 0 && !skipsErrors ? [invalid(importMessages.hasErrors(count))] : []);
  const isNothing = rows.every(({ status }) => status === "SAME" || status === "ERROR");
  throwIfProblems(isNothing ? [invalid(importMessages.nothing)] : []);
}

/** A page of the plan, filtered by status. */
export function checkOf(
  plan: ImportPlan,
  fields: readonly string[],
  page: { status: RowStatus | null; offset: number; limit: number },
): ImportCheck {
  const rows: readonly (TableRow & { status: RowStatus; problems: Problem[] })[] = plan.rows;
  const count = (status: RowStatus) => rows.filter((row) => row.status === status).length;
  const kept = page.status === null ? rows : rows.filter(({ status }) => status === page.status);
  const limit = Math.min(page.limit, importPage.most);
  return {
    counts: { new: count("NEW"), changed: count("CHANGED"), same: count("SAME"), errors: count("ERROR") },
    rows: kept.slice(page.offset, page.offset + limit).map((row) => checkedRow(row, fields)),
    rowCount: kept.length,
  };
}

function checkedRow(
  { row, status, cells, problems }: TableRow & { status: RowStatus; problems: Problem[] },
  fields: readonly string[],
): CheckedRow {
  const columnOf = (name: string | undefined) => (name === undefined ? -1 : fields.indexOf(name));
  const named = problems.flatMap(({ message, field, fields: paths }) =>
    (paths ?? [field ?? []]).map(([name]) => {
      const column = columnOf(name);
      return { column: column < 0 ? null : column, message };
    }),
  );
  return { row, status, cells, problems: named };
}
