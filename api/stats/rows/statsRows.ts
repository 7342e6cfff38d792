import type { Selectable } from "kysely";
import type { StatsRow } from "#domain/stats/stats.ts";
import type { Db, Trx } from "../../db/database.ts";
import { inChunks } from "../../db/inChunks.ts";
import { parseStoredAs } from "../../db/storedJson.ts";
import type { Database } from "../../db/tables/tables.ts";
import { lineColumns, sheetColumns, systemValues, type SheetLine, type SheetShipment } from "./systemValues.ts";

/** Maximum rows per query: each engine allows some tens of thousands of parameters. */
const chunk = 1000;

/** The user's entries for a shipment. */
export type Entries = Pick<Selectable<Database["statsRows"]>, "shipmentId" | "cells" | "colour" | "version">;

/** The data of a sheet's row. */
export type SheetParts = { shipment: SheetShipment; lines: SheetLine[]; entries: Entries | undefined };

/** The sheet's rows in the order of `ids`, without unknown ones; `own` are the ids of the firm's own columns. */
export async function readRows(db: Db | Trx, ownerId: string, ids: string[], own: ReadonlySet<string>): Promise<StatsRow[]> {
  const rows: StatsRow[] = [];
  for (const part of inChunks(ids, chunk)) {
    for (const parts of await readParts(db, ownerId, part)) rows.push(rowOf(parts, own));
  }
  return rows;
}

/** The data of rows, in the order of `ids`: three queries. */
export async function readParts(db: Db | Trx, ownerId: string, ids: string[]): Promise<SheetParts[]> {
  if (ids.length === 0) return [];
  const shipments = await db.selectFrom("shipments").select(sheetColumns).where("ownerId", "=", ownerId).where("id", "in", ids).execute();
  const byId = new Map(shipments.map((row) => [row.id, row]));
  return await withParts(
    db,
    ownerId,
    ids.flatMap((id) => byId.get(id) ?? []),
  );
}

/** Shipments with their lines and the user's entries: two queries. */
export async function withParts(db: Db | Trx, ownerId: string, shipments: SheetShipment[]): Promise<SheetParts[]> {
  if (shipments.length === 0) return [];
  const ids = shipments.map(({ id }) => id);
  const lines = await db
    .selectFrom("shipmentProducts")
    .select(lineColumns)
    .where("ownerId", "=", ownerId)
    .where("shipmentId", "in", ids)
    .orderBy("shipmentId")
    .orderBy("position")
    .execute();
  const entries = await db
    .selectFrom("statsRows")
    .select(["shipmentId", "cells", "colour", "version"])
    .where("ownerId", "=", ownerId)
    .where("shipmentId", "in", ids)
    .execute();
  const linesById = Map.groupBy(lines, ({ shipmentId }) => shipmentId);
  const entriesById = new Map(entries.map((row) => [row.shipmentId, row]));
  return shipments.map((shipment) => ({ shipment, lines: linesById.get(shipment.id) ?? [], entries: entriesById.get(shipment.id) }));
}

/** Omits cells of deleted columns, and of a firm that the shipment has left. */
function rowOf({ shipment, lines, entries }: SheetParts, own: ReadonlySet<string>): StatsRow {
  const values = systemValues(shipment, lines);
  if (entries) for (const [id, text] of Object.entries(cellsOf(entries))) if (own.has(id)) values[id] = text;
  return { shipmentId: shipment.id, colour: entries?.colour ?? "#ffffff", version: entries?.version ?? 0, values };
}

/** The cells of a row by column id. Searching a sheet reads thousands of rows, so no schema checks them. */
export function cellsOf({ shipmentId, cells }: Pick<Entries, "shipmentId" | "cells">): Record<string, string> {
  return parseStoredAs(isTexts, cells, { column: "statsRows.cells", id: shipmentId });
}

function isTexts(value: unknown): value is Record<string, string> {
  return typeof value === "object" && value !== null && Object.values(value).every((text) => typeof text === "string");
}
