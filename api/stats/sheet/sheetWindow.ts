import { type StatsRow } from "#domain/stats/stats.ts";
import { statsMessages } from "#domain/stats/statsMessages.ts";
import type { Db } from "../../db/database.ts";
import { notFound } from "../../http/httpErrors.ts";
import { shipmentsOf, startOfPage, totalOf } from "../../shipment/list/shipmentCounts.ts";
import { computeOrder } from "./sheetOrder.ts";
import type { SheetOrders } from "./sheetOrders.ts";
import { readSheetVersion } from "../rows/sheetVersion.ts";
import { ownColumns, readColumns } from "../entries/statsColumns.ts";
import { isByTimeAlone, type SheetFilter, type SheetRequest } from "./statsFilter.ts";
import { readRows } from "../rows/statsRows.ts";

/** A window of a firm's sheet; `total` counts all rows of the filter, `version` is the sheet's version. */
export type SheetWindow = { shipmentStats: StatsRow[]; total: number; version: number };

/** From this offset on, find the window by the daily counts first. */
const deepOffset = 500;

/**
 * Reads a window of a firm's sheet, oldest shipment first by default. Filtered by time alone, its cost does not grow with the number of
 * shipments. Otherwise computes and caches the ids of all rows. Throws for an unknown firm or sort column.
 */
export async function readWindow(
  { db, orders }: { db: Db; orders: SheetOrders },
  ownerId: string,
  { filter, sort, limit, offset }: SheetRequest,
): Promise<SheetWindow> {
  const columns = await readColumns(db, ownerId, filter.firmId);
  const isKnown = (columnId: string) => columns.some(({ id }) => id === columnId);
  if (sort && !isKnown(sort.columnId)) throw notFound(statsMessages.columnUnknown, "sort", "columnId");
  const unknown = filter.columns.findIndex(({ columnId }) => !isKnown(columnId));
  if (unknown >= 0) throw notFound(statsMessages.columnUnknown, "columns", String(unknown), "columnId");
  const own = ownColumns(columns);
  const { version } = await readSheetVersion(db, ownerId, filter.firmId);
  if (sort || !isByTimeAlone(filter)) {
    const request = { filter, sort, own };
    // Requests by shipment id are small and rarely repeated, so their order is not cached.
    const ids = filter.shipmentIds.length > 0 ? await computeOrder(db, ownerId, request) : await orders.idsOf(ownerId, request);
    return { shipmentStats: await readRows(db, ownerId, ids.slice(offset, offset + limit), own), total: ids.length, version };
  }
  const total = await totalOf(db, ownerId, filter);
  const ids = offset < total && limit > 0 ? await idsByTime(db, ownerId, filter, { limit, offset }) : [];
  return { shipmentStats: await readRows(db, ownerId, ids, own), total, version };
}

async function idsByTime(db: Db, ownerId: string, filter: SheetFilter, page: { limit: number; offset: number }): Promise<string[]> {
  const { range, offset } =
    page.offset < deepOffset
      ? { range: filter.range, offset: page.offset }
      : await startOfPage(db, ownerId, filter, { offset: page.offset, sort: "asc" });
  const rows = await shipmentsOf(db, ownerId, { firmId: filter.firmId, range })
    .select("id")
    .orderBy("createdAt")
    .orderBy("id")
    .limit(page.limit)
    .offset(offset)
    .execute();
  return rows.map(({ id }) => id);
}
