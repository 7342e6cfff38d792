import { isSystemColumn } from "#domain/stats/systemColumns.ts";
import type { Db } from "../../db/database.ts";
import { createSheetMemo } from "./sheetMemo.ts";
import { computeOrder, type OrderRequest } from "./sheetOrder.ts";
import { readSheetVersion } from "../rows/sheetVersion.ts";
import { dependsOnEntries } from "./statsFilter.ts";

/** Caches the order of sheets while their data stays the same, so that scrolling computes it once. */
export type SheetOrders = { idsOf: (ownerId: string, request: OrderRequest) => Promise<string[]> };

/** Maximum ids of all cached orders: about 60 MB. */
const mostIds = 1_000_000;

export function createSheetOrders(db: Db): SheetOrders {
  const memo = createSheetMemo<string[]>({ mostSize: mostIds, sizeOf: (ids) => ids.length });
  return {
    async idsOf(ownerId, request) {
      const { version, shipmentsVersion } = await readSheetVersion(db, ownerId, request.filter.firmId);
      const { filter, sort } = request;
      const isOfEntries = dependsOnEntries(filter) || (sort !== null && !isSystemColumn(sort.columnId));
      const key = JSON.stringify([ownerId, request.filter, request.sort]);
      return await memo.getOrCompute(key, isOfEntries ? version : shipmentsVersion, () => computeOrder(db, ownerId, request));
    },
  };
}
