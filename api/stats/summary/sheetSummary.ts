import type { StatsCharts, StatsSummary } from "#domain/stats/statsSummary.ts";
import type { Db } from "../../db/database.ts";
import { isIn } from "../sheet/chartMonths.ts";
import { startCharts } from "./sheetCharts.ts";
import { createSheetMemo } from "../sheet/sheetMemo.ts";
import { scanSheet } from "../sheet/sheetScan.ts";
import { startTotals } from "./sheetTotals.ts";
import { readSheetVersion } from "../rows/sheetVersion.ts";
import { ownColumns, readColumns } from "../entries/statsColumns.ts";
import { dependsOnEntries, timeOf, type SheetFilter } from "../sheet/statsFilter.ts";

/** Totals and charts of a filter: totals of the sheet's rows, charts by invoice date. */
export type SheetSummary = { summary: StatsSummary; charts: StatsCharts };

/** Computes summaries and caches them while the sheet's version stays the same. */
export type SheetSummaries = { summaryOf: (ownerId: string, filter: SheetFilter) => Promise<SheetSummary> };

/** Maximum cached summaries; each takes a few kilobytes. */
const mostKept = 200;

export function createSheetSummaries(db: Db): SheetSummaries {
  const memo = createSheetMemo<SheetSummary>({ mostSize: mostKept, sizeOf: () => 1 });
  return {
    async summaryOf(ownerId, filter) {
      const own = ownColumns(await readColumns(db, ownerId, filter.firmId));
      const { version, shipmentsVersion } = await readSheetVersion(db, ownerId, filter.firmId);
      const key = JSON.stringify([ownerId, filter]);
      return await memo.getOrCompute(key, dependsOnEntries(filter) ? version : shipmentsVersion, () =>
        computeSummary(db, ownerId, { filter, own }),
      );
    },
  };
}

async function computeSummary(
  db: Db,
  ownerId: string,
  { filter, own }: { filter: SheetFilter; own: ReadonlySet<string> },
): Promise<SheetSummary> {
  const totals = startTotals();
  const charts = startCharts(filter.range);
  const time = timeOf(filter);
  // Read all times: an invoice date may be outside the range of its shipment's creation.
  for await (const piece of scanSheet(db, ownerId, filter, own)) {
    for (const parts of piece) {
      charts.add(parts);
      if (isIn(parts.shipment.createdAt, time)) totals.add(parts);
    }
  }
  return { summary: totals.end(), charts: charts.end() };
}
