import { writtenDay } from "#domain/time/writtenDay.ts";
import { parseDecimal } from "#domain/figures/decimal.ts";
import { readFigure } from "#domain/stats/cellText.ts";
import { isSystemColumn, type SystemColumnId } from "#domain/stats/systemColumns.ts";
import type { Db } from "../../db/database.ts";
import { matchesOf } from "./sheetMatch.ts";
import { filteredShipments, timeOf, type SheetFilter, type SheetSort } from "./statsFilter.ts";
import { completeKeys } from "../rows/statsKeys.ts";
import { cellsOf } from "../rows/statsRows.ts";
import type { OrderKey } from "../rows/systemValues.ts";

/** A sheet's filter and sort, and the ids of the firm's own columns. */
export type OrderRequest = { filter: SheetFilter; sort: SheetSort | null; own: ReadonlySet<string> };

/** The ids of all rows of a sheet, sorted. Rows of equal keys keep the order of creation; blank ones come last. */
export async function computeOrder(db: Db, ownerId: string, { filter, sort, own }: OrderRequest): Promise<string[]> {
  const matches = await matchesOf(db, ownerId, filter, own);
  const all = await readIds(db, ownerId, { ...filter, range: timeOf(filter) });
  const ids = matches === null ? all : all.filter((id) => matches.has(id));
  if (!sort) return ids;
  const keys = isSystemColumn(sort.columnId)
    ? await systemKeys(db, ownerId, filter.firmId, sort.columnId)
    : await entryKeys(db, ownerId, sort.columnId);
  const rows = ids.map((id) => ({ id, key: keys.get(id) ?? "" }));
  const sign = sort.direction === "asc" ? 1 : -1;
  return rows.toSorted((left, right) => compareKeys(left.key, right.key, sign)).map(({ id }) => id);
}

async function readIds(db: Db, ownerId: string, filter: SheetFilter): Promise<string[]> {
  const rows = await filteredShipments(db, ownerId, filter).select("id").orderBy("createdAt").orderBy("id").execute();
  return rows.map(({ id }) => id);
}

/** Sort keys by shipment, of the whole firm. */
async function systemKeys(db: Db, ownerId: string, firmId: string, columnId: SystemColumnId): Promise<Map<string, OrderKey>> {
  await completeKeys(db, ownerId, firmId);
  const rows = await db
    .selectFrom("statsKeys")
    .select(({ ref }) => ["shipmentId", ref(columnId).as("key")])
    .where("ownerId", "=", ownerId)
    .where("firmId", "=", firmId)
    .execute();
  return new Map(rows.map(({ shipmentId, key }) => [shipmentId, key ?? ""]));
}

async function entryKeys(db: Db, ownerId: string, columnId: string): Promise<Map<string, OrderKey>> {
  const rows = await db
    .selectFrom("statsRows")
    .select(["shipmentId", "cells"])
    .where("ownerId", "=", ownerId)
    .where("cells", "like", `%"${columnId}"%`)
    .execute();
  return new Map(rows.map((row) => [row.shipmentId, entryKey(cellsOf(row)[columnId] ?? "")]));
}

/** "1.2.25" may as well be the number of a chapter as a day (R-1284). */
const chapter = /^\d{1,2}\.\d{1,2}\.\d{2}$/;

/** The sort key of a user's cell: figures and dates, as people write them, sort by value. 12,5 is a text, as in sums (R-1240). */
export function entryKey(cell: string): OrderKey {
  const text = cell.trim();
  const grouped = readFigure(text);
  const figure = grouped?.unit === "" ? grouped.figure : parseDecimal(text);
  if (figure !== null) return Number(figure);
  return (chapter.test(text) ? null : writtenDay(text)) ?? text.toLowerCase();
}

/** Figures sort before texts; blanks come last in both directions. */
export function compareKeys(left: OrderKey, right: OrderKey, sign: 1 | -1): number {
  if (left === right) return 0;
  if (left === "") return 1;
  if (right === "") return -1;
  if (typeof left === typeof right) return left < right ? -sign : sign;
  return typeof left === "number" ? -sign : sign;
}
