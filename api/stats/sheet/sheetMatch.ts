import { sql } from "kysely";
import { isSystemColumn, systemColumns } from "#domain/stats/systemColumns.ts";
import type { Db } from "../../db/database.ts";
import { chartInstant, isIn, monthIn } from "./chartMonths.ts";
import { looksInRows, type ColumnFilter, type SheetFilter } from "./statsFilter.ts";
import { asSearched, completeKeys, splitTexts } from "../rows/statsKeys.ts";
import { cellsOf } from "../rows/statsRows.ts";

type Ids = ReadonlySet<string>;

/**
 * The shipments whose rows match a filter's texts, or its month of the charts; null if it has neither. `own` are the ids of the firm's own
 * columns. The result may include shipments of other firms.
 */
export async function matchesOf(db: Db, ownerId: string, filter: SheetFilter, own: Ids): Promise<Ids | null> {
  const { find, columns, month } = filter;
  if (!looksInRows(filter)) return null;
  await completeKeys(db, ownerId, filter.firmId);
  const found: Ids[] = [];
  if (find) found.push(await showing(db, ownerId, { firmId: filter.firmId, find, own }));
  for (const column of columns) found.push(await showingIn(db, ownerId, { firmId: filter.firmId, column }));
  if (month) found.push(await countedIn(db, ownerId, filter));
  return found.reduce((all, ids) => all.intersection(ids));
}

async function showing(db: Db, ownerId: string, { firmId, find, own }: { firmId: string; find: string; own: Ids }): Promise<Ids> {
  const rows = await textsWith(db, ownerId, { firmId, text: find }).select("shipmentId").execute();
  const ids = new Set(rows.map(({ shipmentId }) => shipmentId));
  for (const { shipmentId, cells } of own.size > 0 ? await entriesOf(db, ownerId) : [])
    if (
      !ids.has(shipmentId) &&
      Object.entries(cellsOf({ shipmentId, cells })).some(([id, text]) => own.has(id) && text.toLowerCase().includes(find))
    )
      ids.add(shipmentId);
  return ids;
}

async function showingIn(db: Db, ownerId: string, { firmId, column }: { firmId: string; column: ColumnFilter }): Promise<Ids> {
  const { columnId, text } = column;
  if (!isSystemColumn(columnId)) {
    const rows = await entriesOf(db, ownerId, columnId);
    return new Set(rows.filter((row) => isShown(column, cellsOf(row)[columnId] ?? "")).map(({ shipmentId }) => shipmentId));
  }
  const at = systemColumns.findIndex(({ id }) => id === columnId);
  const rows = await textsWith(db, ownerId, { firmId, text }).select(["shipmentId", "texts"]).execute();
  return new Set(rows.filter(({ texts }) => isShown(column, splitTexts(texts)[at] ?? "")).map(({ shipmentId }) => shipmentId));
}

/** Whether a cell contains the text. With `isWhole`, the cell or one of its listed entries (as in Products) must equal the text. */
function isShown({ text, isWhole }: ColumnFilter, cell: string): boolean {
  const [shown, wanted] = [asSearched(cell), asSearched(text)];
  return isWhole ? shown === wanted || shown.split("; ").includes(wanted) : shown.includes(wanted);
}

/** The shipments that the filter's charts count in its month. */
async function countedIn(db: Db, ownerId: string, { firmId, range, month }: SheetFilter): Promise<Ids> {
  const rows = await db
    .selectFrom("statsKeys")
    .select(["shipmentId", "created", "invoiceDate"])
    .where("ownerId", "=", ownerId)
    .where("firmId", "=", firmId)
    .where(({ eb, or }) => or([eb("invoiceDate", "=", ""), eb("invoiceDate", "like", `${month}-%`)]))
    .execute();
  const ids = rows.filter(({ created, invoiceDate }) => {
    const instant = chartInstant({ createdAt: created, invoiceDate });
    return isIn(instant, range) && monthIn(instant, range) === month;
  });
  return new Set(ids.map(({ shipmentId }) => shipmentId));
}

/** A query for the rows that contain a text, to be extended. */
function textsWith(db: Db, ownerId: string, { firmId, text }: { firmId: string; text: string }) {
  const pattern = `%${asSearched(text).replace(/[%_!]/g, "!$&")}%`;
  return db
    .selectFrom("statsKeys")
    .where("ownerId", "=", ownerId)
    .where("firmId", "=", firmId)
    .where(({ ref }) => sql<boolean>`${ref("texts")} like ${pattern} escape '!'`);
}

async function entriesOf(db: Db, ownerId: string, columnId = "") {
  return await db
    .selectFrom("statsRows")
    .select(["shipmentId", "cells"])
    .where("ownerId", "=", ownerId)
    .$if(columnId !== "", (query) => query.where("cells", "like", `%"${columnId}"%`))
    .execute();
}
