import { isSystemColumn } from "#domain/stats/systemColumns.ts";
import { rowColourOf, type CellAct, type RowColourHex, type StatsRow } from "#domain/stats/stats.ts";
import { statsMessages } from "#domain/stats/statsMessages.ts";
import { invalid, type Problem } from "#domain/http/problem.ts";
import type { AuditChange } from "#domain/audit/auditTrail.ts";
import { fieldChange, auditedResult, type AuditDraft, type Audited } from "../../audit/auditDraft.ts";
import { countStored } from "../../audit/recordRoom.ts";
import type { Trx } from "../../db/database.ts";
import { inChunks } from "../../db/inChunks.ts";
import { lockOwner } from "../../db/ownerLock.ts";
import { ProblemError } from "../../http/httpErrors.ts";
import { raiseSheetVersion } from "../rows/sheetVersion.ts";
import { cellsOf, readRows, type Entries } from "../rows/statsRows.ts";

/** A cell as sent; "" clears it. `version` is the caller's version of the row, null to skip the check. */
type CellChange = { shipmentId: string; columnId: string; value: string; version: number | null };

/** Paths in the request for refusals, by index: ["cells", "3"] before "columnId". */
export type PlaceOf = (index: number) => string[];

/** Maximum rows per statement: each engine allows some tens of thousands of parameters. */
const chunk = 1000;
/** Maximum reported problems of a batch. */
const mostProblems = 10;

/** Cells to save, and how they came to change at once, which the history names (R-1060). */
export type CellChanges = { changes: CellChange[]; act: CellAct | null; placeOf: PlaceOf };

/**
 * Saves cells, all or none; the last of several writes to a cell wins. Throws for unknown shipments and columns, for system columns, and
 * for a row changed since the given version. Returns the rows' new state.
 */
export async function saveCells(trx: Trx, ownerId: string, { changes, act, placeOf }: CellChanges): Promise<Audited<StatsRow[]>> {
  await lockOwner(trx, ownerId);
  const ids = [...new Set(changes.map(({ shipmentId }) => shipmentId))];
  const sheet = await openRows(trx, ownerId, ids);
  const problems = changes.flatMap((change, index) => checkChange(change, sheet, placeOf(index)));
  if (problems.length > 0) throw new ProblemError(problems.slice(0, mostProblems));
  const byShipment = Map.groupBy(changes, ({ shipmentId }) => shipmentId);
  const written = [...byShipment].map(([shipmentId, cells]) => {
    const { entries, firmId } = sheet.rows.get(shipmentId) ?? blank(shipmentId);
    const own = sheet.columns.get(firmId);
    const merged = { ...cellsOf(entries), ...Object.fromEntries(cells.map(({ columnId, value }) => [columnId, value])) };
    // Drops empty cells and those of deleted columns.
    const kept = Object.entries(merged).filter(([columnId, value]) => value !== "" && own?.has(columnId));
    return { ...entries, ownerId, cells: JSON.stringify(Object.fromEntries(kept)), version: entries.version + 1 };
  });
  await writeRows(trx, ownerId, written, sheet);
  const notes = written.map((row): AuditDraft => ({
    ...noteOf(row.shipmentId, sheet, ({ entries, columns }) => cellChanges(entries, row, columns)),
    action: act ?? "CHANGED",
  }));
  return auditedRows(await readAnswer(trx, ownerId, ids, sheet), notes);
}

/** Colours rows, all or none. Throws for unknown shipments. Returns the rows' new state. */
export async function colourRows(
  trx: Trx,
  ownerId: string,
  { shipmentIds, colour, placeOf }: { shipmentIds: string[]; colour: RowColourHex; placeOf: PlaceOf },
): Promise<Audited<StatsRow[]>> {
  await lockOwner(trx, ownerId);
  const ids = [...new Set(shipmentIds)];
  const sheet = await openRows(trx, ownerId, ids);
  const problems = shipmentIds.flatMap((id, index) => (sheet.rows.has(id) ? [] : [unknownShipment(placeOf(index))]));
  if (problems.length > 0) throw new ProblemError(problems.slice(0, mostProblems));
  const written = [...sheet.rows.values()].map(({ entries }) => ({ ...entries, ownerId, colour, version: entries.version + 1 }));
  await writeRows(trx, ownerId, written, sheet);
  const notes = ids.map((id) => noteOf(id, sheet, ({ entries }) => fieldChange("colour", colourName(entries.colour), colourName(colour))));
  return auditedRows(await readAnswer(trx, ownerId, ids, sheet), notes);
}

/** A row to change, with its shipment's name, and its firm's own columns' names by id. */
type OpenRow = { firmId: string; name: string; entries: Entries; columns: Map<string, string> };
type OpenRows = { rows: Map<string, OpenRow>; columns: Map<string, Map<string, string>> };

/** Each touched shipment gets the change in its own history. */
function noteOf(shipmentId: string, { rows }: OpenRows, changesOf: (row: OpenRow) => AuditChange[]): AuditDraft {
  const row = rows.get(shipmentId) ?? blank(shipmentId);
  return { action: "CHANGED", noun: "STATS_ROW", entityId: shipmentId, shipmentId, name: row.name, changes: changesOf(row) };
}

function cellChanges(before: Entries, after: Entries, columns: Map<string, string>): AuditChange[] {
  const [old, now] = [cellsOf(before), cellsOf(after)];
  return [...columns].flatMap(([id, name]) => fieldChange(name, old[id] ?? "", now[id] ?? ""));
}

function colourName(hex: RowColourHex): string {
  return rowColourOf(hex)?.name ?? hex;
}

function auditedRows(rows: StatsRow[], [first, ...others]: AuditDraft[]): Audited<StatsRow[]> {
  if (!first) throw new Error("No row was changed");
  return auditedResult(rows, first, ...others);
}

async function openRows(trx: Trx, ownerId: string, ids: string[]): Promise<OpenRows> {
  const rows: OpenRows["rows"] = new Map();
  const columns: OpenRows["columns"] = new Map();
  for (const part of inChunks(ids, chunk)) {
    const found = await trx
      .selectFrom("shipments")
      .leftJoin("statsRows", (join) =>
        join.onRef("statsRows.ownerId", "=", "shipments.ownerId").onRef("statsRows.shipmentId", "=", "shipments.id"),
      )
      .select(["shipments.id", "shipments.firmId", "shipments.name", "statsRows.cells", "statsRows.colour", "statsRows.version"])
      .where("shipments.ownerId", "=", ownerId)
      .where("shipments.id", "in", part)
      .execute();
    for (const { id, firmId, name, cells, colour, version } of found) {
      const entries = { shipmentId: id, cells: cells ?? "{}", colour: colour ?? ("#ffffff" as const), version: version ?? 0 };
      const own = columns.get(firmId) ?? new Map<string, string>();
      columns.set(firmId, own);
      rows.set(id, { firmId, name, entries, columns: own });
    }
  }
  const firmIds = [...columns.keys()];
  if (firmIds.length === 0) return { rows, columns };
  const own = await trx
    .selectFrom("statsColumns")
    .select(["firmId", "id", "name"])
    .where("ownerId", "=", ownerId)
    .where("firmId", "in", firmIds)
    .execute();
  for (const { firmId, id, name } of own) columns.get(firmId)?.set(id, name);
  return { rows, columns };
}

function checkChange({ shipmentId, columnId, version }: CellChange, { rows, columns }: OpenRows, place: string[]): Problem[] {
  const row = rows.get(shipmentId);
  if (!row) return [unknownShipment([...place, "shipmentId"])];
  if (isSystemColumn(columnId)) return [invalid(statsMessages.systemCell, ...place, "columnId")];
  if (!columns.get(row.firmId)?.has(columnId))
    return [{ message: statsMessages.columnUnknown, code: "NOT_FOUND", field: [...place, "columnId"] }];
  if (version === null || version === row.entries.version) return [];
  return [{ message: statsMessages.stale, code: "CONFLICT", field: [...place, "version"] }];
}

function unknownShipment(field: string[]): Problem {
  return { message: "Shipment not found", code: "NOT_FOUND", field };
}

/** Removes a column's cells from all rows of the owner. The rows keep their version. */
export async function dropCells(trx: Trx, ownerId: string, columnId: string): Promise<void> {
  const rows = await trx
    .selectFrom("statsRows")
    .selectAll()
    .where("ownerId", "=", ownerId)
    .where("cells", "like", `%"${columnId}"%`)
    .execute();
  const left = rows.map((row) => {
    const { [columnId]: _dropped, ...cells } = cellsOf(row);
    const kept = { ...row, cells: JSON.stringify(cells) };
    countStored(trx, ownerId, Buffer.byteLength(kept.cells) - Buffer.byteLength(row.cells));
    return kept;
  });
  await upsert(trx, left);
}

async function writeRows(trx: Trx, ownerId: string, written: (Entries & { ownerId: string })[], { rows }: OpenRows): Promise<void> {
  await upsert(trx, written);
  for (const { shipmentId, cells } of written) {
    const before = rows.get(shipmentId)?.entries;
    // Without a row nothing was counted.
    countStored(trx, ownerId, Buffer.byteLength(cells) - (before?.version ? Buffer.byteLength(before.cells) : 0));
  }
  for (const firmId of new Set([...rows.values()].map((row) => row.firmId))) await raiseSheetVersion(trx, ownerId, firmId, "entries");
}

async function upsert(trx: Trx, rows: (Entries & { ownerId: string })[]): Promise<void> {
  for (const part of inChunks(rows, chunk)) {
    await trx
      .insertInto("statsRows")
      .values(part)
      .onConflict((conflict) =>
        conflict.columns(["ownerId", "shipmentId"]).doUpdateSet((column) => ({
          cells: column.ref("excluded.cells"),
          colour: column.ref("excluded.colour"),
          version: column.ref("excluded.version"),
        })),
      )
      .execute();
  }
}

async function readAnswer(trx: Trx, ownerId: string, ids: string[], { columns }: OpenRows): Promise<StatsRow[]> {
  // Column ids are random, so one set can hold those of several firms.
  return await readRows(trx, ownerId, ids, new Set([...columns.values()].flatMap((own) => [...own.keys()])));
}

function blank(shipmentId: string): never {
  throw new Error(`The row ${shipmentId} was not opened before it was written`);
}
