import { randomBytes } from "node:crypto";
import { z } from "zod";
import { statsLimits, type StatsColumn } from "#domain/stats/stats.ts";
import { systemColumns } from "#domain/stats/systemColumns.ts";
import { statsMessages } from "#domain/stats/statsMessages.ts";
import { invalid } from "#domain/http/problem.ts";
import { fieldChange, auditedResult, type Audited } from "../../audit/auditDraft.ts";
import type { Db, Trx } from "../../db/database.ts";
import { lockOwner } from "../../db/ownerLock.ts";
import { parseStored } from "../../db/storedJson.ts";
import { refuseUnknownFirm } from "../../firm/firm.ts";
import { notFound, ProblemError } from "../../http/httpErrors.ts";
import { dropCells } from "./statsEntries.ts";
import { raiseSheetVersion } from "../rows/sheetVersion.ts";

/** Identifies a column of a firm's sheet. */
export type ColumnPlace = { firmId: string; columnId: string };

/** All columns of a firm's sheet: the system columns, then the user's own in the order of adding. Throws for an unknown firm. */
export async function readColumns(db: Db | Trx, ownerId: string, firmId: string): Promise<StatsColumn[]> {
  await refuseUnknownFirm(db, ownerId, firmId);
  const widths = await readSystemWidths(db, ownerId, firmId);
  const own = await db
    .selectFrom("statsColumns")
    .select(["id", "name", "width"])
    .where("ownerId", "=", ownerId)
    .where("firmId", "=", firmId)
    .orderBy("position")
    .execute();
  return [
    ...systemColumns.map(({ id, name }) => ({ id, name, width: widths[id] ?? statsLimits.defaultWidth, editable: false })),
    ...own.map((column) => ({ ...column, editable: true })),
  ];
}

/** The ids of the user's own columns. */
export function ownColumns(columns: StatsColumn[]): ReadonlySet<string> {
  return new Set(columns.filter(({ editable }) => editable).map(({ id }) => id));
}

/** Adds a column after the others. The caller has checked name and width. */
export async function addColumn(
  trx: Trx,
  ownerId: string,
  { firmId, name, width }: { firmId: string; name: string; width: number },
): Promise<Audited<StatsColumn>> {
  await lockOwner(trx, ownerId);
  await refuseUnknownFirm(trx, ownerId, firmId);
  const { columns, last } = await trx
    .selectFrom("statsColumns")
    .select(({ fn }) => [fn.countAll().as("columns"), fn.max("position").as("last")])
    .where("ownerId", "=", ownerId)
    .where("firmId", "=", firmId)
    .executeTakeFirstOrThrow();
  if (Number(columns) >= statsLimits.ownColumns)
    throw new ProblemError([{ message: statsMessages.columnsTooMany, code: "TOO_LARGE", field: null }]);
  // Short, because every row contains it; random, so that cells of a deleted column never appear in a new one.
  const column = { id: `c${randomBytes(5).toString("hex")}`, name, width };
  await trx
    .insertInto("statsColumns")
    .values({ ownerId, firmId, ...column, position: Number(last ?? 0) + 1 })
    .execute();
  await raiseSheetVersion(trx, ownerId, firmId, "entries");
  return auditedResult({ ...column, editable: true }, { ...about(column), action: "ADDED" });
}

/** Sets the width of a column, system columns included. */
export async function resizeColumn(
  trx: Trx,
  ownerId: string,
  { firmId, columnId }: ColumnPlace,
  width: number,
): Promise<Audited<StatsColumn>> {
  const column = await openColumn(trx, ownerId, { firmId, columnId });
  await raiseSheetVersion(trx, ownerId, firmId, "entries");
  if (column.editable) {
    await ownColumn(trx, ownerId, { firmId, columnId }, { width });
  } else {
    const widths = { ...(await readSystemWidths(trx, ownerId, firmId)), [columnId]: width };
    await trx
      .updateTable("statsSheets")
      .set({ systemWidths: JSON.stringify(widths) })
      .where("ownerId", "=", ownerId)
      .where("firmId", "=", firmId)
      .execute();
  }
  return auditedResult({ ...column, width }, { ...about(column), action: "CHANGED", changes: fieldChange("width", column.width, width) });
}

/** Renames one of the user's columns; throws for a system column. The caller has checked the name. */
export async function renameColumn(trx: Trx, ownerId: string, place: ColumnPlace, name: string): Promise<Audited<StatsColumn>> {
  const column = await openColumn(trx, ownerId, place);
  if (!column.editable) throw new ProblemError([invalid(statsMessages.systemRename, "columnId")]);
  await ownColumn(trx, ownerId, place, { name });
  await raiseSheetVersion(trx, ownerId, place.firmId, "entries");
  return auditedResult({ ...column, name }, { ...about(column), action: "RENAMED", changes: fieldChange("name", column.name, name) });
}

type Deleted = { success: true; columnId: string };

/** Deletes one of the user's columns with its cells; throws for a system column. */
export async function deleteColumn(trx: Trx, ownerId: string, place: ColumnPlace): Promise<Audited<Deleted>> {
  const column = await openColumn(trx, ownerId, place);
  if (!column.editable) throw new ProblemError([invalid(statsMessages.systemDelete, "columnId")]);
  await trx
    .deleteFrom("statsColumns")
    .where("ownerId", "=", ownerId)
    .where("firmId", "=", place.firmId)
    .where("id", "=", place.columnId)
    .execute();
  await dropCells(trx, ownerId, place.columnId);
  await raiseSheetVersion(trx, ownerId, place.firmId, "entries");
  return auditedResult({ success: true, columnId: column.id }, { ...about(column), action: "DELETED" });
}

function about({ id, name }: Pick<StatsColumn, "id" | "name">) {
  return { noun: "STATS_COLUMN", entityId: id, name } as const;
}

async function openColumn(trx: Trx, ownerId: string, { firmId, columnId }: ColumnPlace): Promise<StatsColumn> {
  await lockOwner(trx, ownerId);
  const column = (await readColumns(trx, ownerId, firmId)).find(({ id }) => id === columnId);
  if (!column) throw notFound(statsMessages.columnUnknown, "columnId");
  return column;
}

async function ownColumn(
  trx: Trx,
  ownerId: string,
  { firmId, columnId }: ColumnPlace,
  values: { name: string } | { width: number },
): Promise<void> {
  await trx
    .updateTable("statsColumns")
    .set(values)
    .where("ownerId", "=", ownerId)
    .where("firmId", "=", firmId)
    .where("id", "=", columnId)
    .execute();
}

/** Widths in pixels by column id. */
const widthsByColumn = z.record(z.string(), z.number());

async function readSystemWidths(db: Db | Trx, ownerId: string, firmId: string): Promise<Record<string, number>> {
  const row = await db
    .selectFrom("statsSheets")
    .select("systemWidths")
    .where("ownerId", "=", ownerId)
    .where("firmId", "=", firmId)
    .executeTakeFirst();
  return row ? parseStored(widthsByColumn, row.systemWidths, { column: "statsSheets.systemWidths", id: firmId }) : {};
}
