import { setImmediate as nextTurn } from "node:timers/promises";
import { fromDayMonthYear, isDay } from "#domain/dates.ts";
import { parseDecimal } from "#domain/decimal.ts";
import { isSystemColumn } from "#domain/stats.ts";
import type { Db } from "../db/database.ts";
import { readSheetVersion } from "./sheetVersion.ts";
import { filteredShipments, type SheetFilter, type SheetSort } from "./statsFilter.ts";
import { cellsOf, readParts, rowOf, type SheetParts } from "./statsRows.ts";
import { systemOrderKey, type OrderKey } from "./systemValues.ts";

/** A sheet that is searched or ordered by a column, and the ids of the firm's own columns. */
export type OrderRequest = { filter: SheetFilter; sort: SheetSort | null; own: ReadonlySet<string> };

/** Orders of sheets, kept while nothing changes that they depend on, so that scrolling through one works it out once. */
export type SheetOrders = { idsOf: (ownerId: string, request: OrderRequest) => Promise<string[]> };

type Kept = { version: number; ids: Promise<string[]>; size: number };

/** All orders together hold so many ids at most: about 60 MB. */
const mostIds = 1_000_000;

/** So many rows are read before other requests get their turn. */
const chunk = 1000;

export function createSheetOrders(db: Db): SheetOrders {
  const orders = new Map<string, Kept>();

  function keep(key: string, order: Kept): void {
    orders.delete(key);
    orders.set(key, order);
    let size = [...orders.values()].reduce((sum, { size: ids }) => sum + ids, 0);
    for (const [oldest, { size: ids }] of orders) {
      if (size <= mostIds || oldest === key) return;
      orders.delete(oldest);
      size -= ids;
    }
  }

  return {
    async idsOf(ownerId, request) {
      const { filter, sort } = request;
      const { version, shipmentsVersion } = await readSheetVersion(db, ownerId, filter.firmId);
      const needsEntries = filter.find !== "" || (sort !== null && !isSystemColumn(sort.columnId));
      const now = needsEntries ? version : shipmentsVersion;
      const key = JSON.stringify([ownerId, filter, sort]);
      const known = orders.get(key);
      if (known?.version === now) {
        keep(key, known);
        return await known.ids;
      }
      const order: Kept = { version: now, ids: workOut(db, ownerId, request), size: 0 };
      keep(key, order);
      try {
        const ids = await order.ids;
        order.size = ids.length;
        return ids;
      } catch (error) {
        if (orders.get(key) === order) orders.delete(key);
        throw error;
      }
    },
  };
}

/** What rows are made of, in the order that shipments were created in, and piece by piece, so that other requests get their turn. */
export async function* scanSheet(db: Db, ownerId: string, filter: SheetFilter): AsyncGenerator<SheetParts[]> {
  const rows = await filteredShipments(db, ownerId, filter).select("id").orderBy("createdAt").orderBy("id").execute();
  for (let at = 0; at < rows.length; at += chunk) {
    yield await readParts(
      db,
      ownerId,
      rows.slice(at, at + chunk).map(({ id }) => id),
    );
    await nextTurn();
  }
}

/** Whether a row shows a text somewhere, whatever its case; `find` is lower-cased. */
export function shows(parts: SheetParts, own: ReadonlySet<string>, find: string): boolean {
  return Object.values(rowOf(parts, own).values).some((text) => text.toLowerCase().includes(find));
}

async function workOut(db: Db, ownerId: string, { filter, sort, own }: OrderRequest): Promise<string[]> {
  const rows: { id: string; key: OrderKey }[] = [];
  for await (const piece of scanSheet(db, ownerId, filter)) {
    for (const parts of piece) {
      if (filter.find && !shows(parts, own, filter.find)) continue;
      rows.push({ id: parts.shipment.id, key: sort ? orderKey(sort.columnId, parts) : 0 });
    }
  }
  if (sort) {
    const sign = sort.direction === "asc" ? 1 : -1;
    // Rows of one key stay in the order they were created in.
    rows.sort((left, right) => compareKeys(left.key, right.key, sign));
  }
  return rows.map(({ id }) => id);
}

function orderKey(columnId: string, { shipment, lines, entries }: SheetParts): OrderKey {
  if (isSystemColumn(columnId)) return systemOrderKey(columnId, shipment, lines);
  return entries ? entryOrderKey(cellsOf(entries)[columnId] ?? "") : "";
}

/** What a cell of the user's is ordered by: figures and dates (DD/MM/YYYY or YYYY-MM-DD) by their value. */
function entryOrderKey(cell: string): OrderKey {
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
