import { fromDayMonthYear, isDay } from "#domain/dates.ts";
import { parseDecimal } from "#domain/decimal.ts";
import { isSystemColumn, type SystemColumnId } from "#domain/stats.ts";
import type { Db } from "../db/database.ts";
import { scanSheet } from "./sheetScan.ts";
import { filteredShipments, type SheetFilter, type SheetSort } from "./statsFilter.ts";
import { cellsOf } from "./statsRows.ts";
import { lineColumns, readsOf, systemOrderKey, type OrderKey, type SheetShipment } from "./systemValues.ts";

/** A sheet's filter and order, and the ids of the firm's own columns. */
export type OrderRequest = { filter: SheetFilter; sort: SheetSort | null; own: ReadonlySet<string> };

/** The ids of all rows of a sheet, in order: rows of one key stay in the order they were created in, blank ones come last. */
export async function workOutOrder(db: Db, ownerId: string, { filter, sort, own }: OrderRequest): Promise<string[]> {
  const ids = filter.find ? await findIds(db, ownerId, filter, own) : await readIds(db, ownerId, filter);
  if (!sort) return ids;
  const keys = isSystemColumn(sort.columnId)
    ? await systemKeys(db, ownerId, filter, sort.columnId)
    : await entryKeys(db, ownerId, sort.columnId);
  const sign = sort.direction === "asc" ? 1 : -1;
  return ids.toSorted((left, right) => compareKeys(keys.get(left) ?? "", keys.get(right) ?? "", sign));
}

async function readIds(db: Db, ownerId: string, filter: SheetFilter): Promise<string[]> {
  const rows = await filteredShipments(db, ownerId, filter).select("id").orderBy("createdAt").orderBy("id").execute();
  return rows.map(({ id }) => id);
}

async function findIds(db: Db, ownerId: string, filter: SheetFilter, own: ReadonlySet<string>): Promise<string[]> {
  const ids: string[] = [];
  for await (const piece of scanSheet(db, ownerId, filter, own)) for (const { shipment } of piece) ids.push(shipment.id);
  return ids;
}

/** Keys by shipment. Of each shipment only that is read which the column needs. */
async function systemKeys(db: Db, ownerId: string, filter: SheetFilter, columnId: SystemColumnId): Promise<Map<string, OrderKey>> {
  const { reads, readsLines } = readsOf(columnId);
  const shipments = await filteredShipments(db, ownerId, filter)
    .select(["id", ...reads])
    .execute();
  const lines = readsLines
    ? await db
        .selectFrom("shipmentProducts")
        .select(lineColumns)
        .where("ownerId", "=", ownerId)
        .orderBy("shipmentId")
        .orderBy("position")
        .execute()
    : [];
  const linesById = Map.groupBy(lines, ({ shipmentId }) => shipmentId);
  return new Map(
    shipments.map((row) => {
      // The column's key is made of what its `reads` name, and that was read.
      const shipment = row as SheetShipment;
      return [row.id, systemOrderKey(columnId, shipment, linesById.get(row.id) ?? [])];
    }),
  );
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

/** What a cell of the user's is ordered by: figures and dates (DD/MM/YYYY or YYYY-MM-DD) by their value. */
function entryKey(cell: string): OrderKey {
  const text = cell.trim();
  const figure = parseDecimal(text.replaceAll(",", ""));
  if (figure !== null) return Number(figure);
  return fromDayMonthYear(text) ?? (isDay(text) ? text : text.toLowerCase());
}

/** Figures before texts, blank last either way. */
function compareKeys(left: OrderKey, right: OrderKey, sign: 1 | -1): number {
  if (left === right) return 0;
  if (left === "") return 1;
  if (right === "") return -1;
  if (typeof left === typeof right) return left < right ? -sign : sign;
  return typeof left === "number" ? -sign : sign;
}
