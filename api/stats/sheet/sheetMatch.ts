import { setImmediate as nextTurn } from "node:timers/promises";
import { sql } from "kysely";
import { isSystemColumn, systemColumns } from "#domain/stats/systemColumns.ts";
import { asSearched } from "#domain/text/searchWords.ts";
import type { Db } from "../../db/database.ts";
import { chartInstant, isIn, monthIn } from "./chartMonths.ts";
import { looksInRows, type ColumnFilter, type SheetFilter } from "./statsFilter.ts";
import { completeKeys, splitTexts } from "../rows/statsKeys.ts";
import { cellsOf } from "../rows/statsRows.ts";

type Ids = ReadonlySet<string>;

/** Maximum rows whose texts are compared before other requests get their turn. */
const batch = 5000;

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
      Object.entries(cellsOf({ shipmentId, cells })).some(([id, text]) => own.has(id) && asSearched(text).includes(find))
    )
      ids.add(shipmentId);
  return ids;
}

async function showingIn(db: Db, ownerId: string, { firmId, column }: { firmId: string; column: ColumnFilter }): Promise<Ids> {
  const { columnId, text, values } = column;
  const isWanted = wantedIn(column);
  const cells = new Map<string, string>();
  if (!isSystemColumn(columnId))
    for (const row of await entriesOf(db, ownerId, columnId)) cells.set(row.shipmentId, cellsOf(row)[columnId] ?? "");
  if (!isSystemColumn(columnId) && !values.includes("")) return idsWhere(cells, isWanted);
  // A cell of the user's own is not among the texts that are searched there.
  const at = systemColumns.findIndex(({ id }) => id === columnId);
  const found = new Set<string>();
  for await (const rows of textsOf(db, ownerId, { firmId, text: at < 0 ? "" : text }))
    for (const { shipmentId, texts } of rows)
      if (isWanted((at < 0 ? cells.get(shipmentId) : splitTexts(texts)[at]) ?? "")) found.add(shipmentId);
  return found;
}

function idsWhere(cells: ReadonlyMap<string, string>, isWanted: (cell: string) => boolean): Ids {
  return new Set([...cells].filter(([, cell]) => isWanted(cell)).map(([shipmentId]) => shipmentId));
}

/** The texts of a firm's rows, those that contain `text` alone, in batches: a list of values could match any row. */
async function* textsOf(db: Db, ownerId: string, { firmId, text }: { firmId: string; text: string }) {
  let after = "";
  for (;;) {
    const rows = await textsWith(db, ownerId, { firmId, text })
      .select(["shipmentId", "texts"])
      .where("shipmentId", ">", after)
      .orderBy("shipmentId")
      .limit(batch)
      .execute();
    yield rows;
    if (rows.length < batch) return;
    after = rows.at(-1)?.shipmentId ?? "";
    await nextTurn();
  }
}

/** Whether a cell passes a column's text and its values. */
function wantedIn({ text, isWhole, values }: ColumnFilter): (cell: string) => boolean {
  const wanted = asSearched(text);
  const chosen = new Set(values.map(asSearched));
  return (cell) => {
    const shown = asSearched(cell);
    if (wanted !== "" && !(isWhole ? entriesIn(shown).includes(wanted) : shown.includes(wanted))) return false;
    return chosen.size === 0 || entriesIn(shown).some((entry) => chosen.has(entry));
  };
}

/** A cell as a whole, and the entries that it lists, as Products does. */
function entriesIn(shown: string): string[] {
  return shown.includes("; ") ? [shown, ...shown.split("; ")] : [shown];
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

/** A query for the rows that contain a text, or for all with "", to be extended. */
function textsWith(db: Db, ownerId: string, { firmId, text }: { firmId: string; text: string }) {
  const pattern = `%${asSearched(text).replace(/[%_!]/g, "!$&")}%`;
  return db
    .selectFrom("statsKeys")
    .where("ownerId", "=", ownerId)
    .where("firmId", "=", firmId)
    .$if(text !== "", (query) => query.where(({ ref }) => sql<boolean>`${ref("texts")} like ${pattern} escape '!'`));
}

async function entriesOf(db: Db, ownerId: string, columnId = "") {
  return await db
    .selectFrom("statsRows")
    .select(["shipmentId", "cells"])
    .where("ownerId", "=", ownerId)
    .$if(columnId !== "", (query) => query.where("cells", "like", `%"${columnId}"%`))
    .execute();
}
