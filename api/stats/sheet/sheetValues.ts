import { isSystemColumn } from "#domain/stats/systemColumns.ts";
import { statsMessages } from "#domain/stats/statsMessages.ts";
import type { ColumnValue } from "#domain/stats/statsSummary.ts";
import type { Db } from "../../db/database.ts";
import { notFound } from "../../http/httpErrors.ts";
import { ownColumns, readColumns } from "../entries/statsColumns.ts";
import { readSheetVersion } from "../rows/sheetVersion.ts";
import { asSearched } from "#domain/text/searchWords.ts";
import { cellsOf, type SheetParts } from "../rows/statsRows.ts";
import { systemOrderKey, systemValue, type OrderKey } from "../rows/systemValues.ts";
import { isIn } from "./chartMonths.ts";
import { createSheetMemo } from "./sheetMemo.ts";
import { compareKeys, entryKey } from "./sheetOrder.ts";
import { scanSheet } from "./sheetScan.ts";
import { dependsOnEntries, timeOf, type SheetFilter, type ValuesRequest } from "./statsFilter.ts";

/** Values in the order of the column, and how many distinct ones pass the search. */
export type ColumnValues = { values: ColumnValue[]; total: number };

/** Lists the values of a column, and caches the lists while the sheet's version stays the same. */
export type SheetValues = { valuesOf: (ownerId: string, request: ValuesRequest) => Promise<ColumnValues> };

/** Maximum values of all cached lists: about 20 MB. */
const mostKept = 100_000;

type Listed = ColumnValue & { searched: string; key: OrderKey };

/** Throws for an unknown firm or column. */
export function createSheetValues(db: Db): SheetValues {
  const memo = createSheetMemo<Listed[]>({ mostSize: mostKept, sizeOf: sizeOfValues });
  return {
    async valuesOf(ownerId, { filter, columnId, search, limit }) {
      const columns = await readColumns(db, ownerId, filter.firmId);
      const isKnown = (wanted: string) => columns.some(({ id }) => id === wanted);
      if (!isKnown(columnId)) throw notFound(statsMessages.columnUnknown, "columnId");
      const unknown = filter.columns.findIndex((column) => !isKnown(column.columnId));
      if (unknown >= 0) throw notFound(statsMessages.columnUnknown, "columns", String(unknown), "columnId");
      const own = ownColumns(columns);
      const { version, shipmentsVersion } = await readSheetVersion(db, ownerId, filter.firmId);
      const isOfEntries = dependsOnEntries(filter) || !isSystemColumn(columnId);
      const key = JSON.stringify([ownerId, filter, columnId]);
      const all = await memo.getOrCompute(key, isOfEntries ? version : shipmentsVersion, () =>
        listValues(db, ownerId, { filter, columnId, own }),
      );
      const wanted = asSearched(search);
      const found = wanted === "" ? all : all.filter(({ searched }) => searched.includes(wanted));
      return { values: found.slice(0, limit).map(({ text, count }) => ({ text, count })), total: found.length };
    },
  };
}

/** A value of up to 40 characters counts as one, a longer one as several. */
function sizeOfValues(values: Listed[]): number {
  return values.reduce((sum, { text }) => sum + 1 + Math.floor(text.length / 40), 0);
}

type Request = { filter: SheetFilter; columnId: string; own: ReadonlySet<string> };

/** All values of a column with the number of rows that show each, by the column's order; blank last. Spellings that differ in case or accents count as one. */
async function listValues(db: Db, ownerId: string, { filter, columnId, own }: Request): Promise<Listed[]> {
  const time = timeOf(filter);
  const byText = new Map<string, Listed>();
  for await (const piece of scanSheet(db, ownerId, filter, own))
    for (const parts of piece) {
      if (!isIn(parts.shipment.createdAt, time)) continue;
      for (const { text, key } of shownIn(parts, columnId)) {
        const searched = asSearched(text);
        const known = byText.get(searched);
        if (known) known.count += 1;
        else byText.set(searched, { text, count: 1, searched, key });
      }
    }
  return [...byText.values()].toSorted((left, right) => compareKeys(left.key, right.key, 1));
}

/** What a row shows in a column: the text of its cell, or each product of the column Products once. */
function shownIn({ shipment, lines, entries }: SheetParts, columnId: string): { text: string; key: OrderKey }[] {
  if (columnId === "products" && lines.length > 1) {
    const byText = new Map(lines.map(({ name }) => [asSearched(name), name]));
    return [...byText.values()].map((text) => ({ text, key: text.toLowerCase() }));
  }
  if (isSystemColumn(columnId)) return [{ text: systemValue(columnId, shipment, lines), key: systemOrderKey(columnId, shipment, lines) }];
  const text = entries ? (cellsOf(entries)[columnId] ?? "") : "";
  return [{ text, key: entryKey(text) }];
}
