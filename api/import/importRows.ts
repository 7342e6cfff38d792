import type { Selectable } from "kysely";
import { importMessages, maxImportsADay, type Import } from "#domain/import/import.ts";
import { isTextList } from "#domain/import/importKind.ts";
import type { Db, Trx } from "../db/database.ts";
import { parseStoredAs } from "../db/storedJson.ts";
import type { Database } from "../db/tables/tables.ts";
import { conflict, notFound } from "../http/httpErrors.ts";

/** An import as it is stored. */
export type ImportRow = Selectable<Database["imports"]>;

/** How long an import waits, and how long it can be undone: a day. */
const keptMilliseconds = 24 * 60 * 60 * 1000;

/** Uploads of an office that wait at once. */
const maxWaiting = 5;

/** The instant of `now`, and the one until which an import is kept. */
export function importTimes({ clock }: { clock: () => Date }): { at: string; until: string } {
  const now = clock();
  return { at: now.toISOString(), until: new Date(now.getTime() + keptMilliseconds).toISOString() };
}

/** An office's import that has not expired. Throws "not found" for any other id. */
export async function findImport(db: Db | Trx, context: { clock: () => Date }, ownerId: string, id: string): Promise<ImportRow> {
  const row = await db.selectFrom("imports").selectAll().where("ownerId", "=", ownerId).where("id", "=", id).executeTakeFirst();
  if (!row || row.until < context.clock().toISOString()) throw notFound(importMessages.notFound, "importId");
  return row;
}

/** Imports that can be undone, newest first. */
export async function appliedImports(db: Db, context: { clock: () => Date }, ownerId: string): Promise<Import[]> {
  // What takes an import back may be megabytes, which a list does not need.
  const rows = await db
    .selectFrom("imports")
    .select(["ownerId", "id", "kind", "fileName", "state", "notes", "at", "until", "rowCount", "added", "changed"])
    .where("ownerId", "=", ownerId)
    .where("state", "=", "APPLIED")
    .where("until", ">=", context.clock().toISOString())
    .orderBy("at", "desc")
    .limit(maxImportsADay)
    .execute();
  return rows.map((row) => importOf({ ...row, cells: "[]", undo: "{}" }));
}

/** Throws if the office has imported as often as it may in a day: each import is kept that long, with what takes it back. */
export async function refuseManyImports(trx: Trx, context: { clock: () => Date }, ownerId: string): Promise<void> {
  const { count } = await trx
    .selectFrom("imports")
    .select(({ fn }) => fn.countAll<number | string>().as("count"))
    .where("ownerId", "=", ownerId)
    .where("state", "=", "APPLIED")
    .where("until", ">=", context.clock().toISOString())
    .executeTakeFirstOrThrow();
  if (Number(count) >= maxImportsADay) throw conflict(importMessages.manyImports);
}

/** Deletes the oldest uploads that wait, so that the newest five stay. */
export async function dropOldUploads(trx: Trx, ownerId: string): Promise<void> {
  const waiting = await trx
    .selectFrom("imports")
    .select("id")
    .where("ownerId", "=", ownerId)
    .where("state", "=", "READ")
    .orderBy("at", "desc")
    .orderBy("id", "desc")
    .execute();
  const old = waiting.slice(maxWaiting).map(({ id }) => id);
  if (old.length > 0) await trx.deleteFrom("imports").where("ownerId", "=", ownerId).where("id", "in", old).execute();
}

/** Deletes imports that can be neither imported nor undone any more. */
export async function deleteOldImports({ db, clock }: { db: Db; clock: () => Date }): Promise<void> {
  await db.deleteFrom("imports").where("until", "<", clock().toISOString()).execute();
}

/** The stored cells of a table. */
export function cellsOf({ id, cells }: Pick<ImportRow, "id" | "cells">): string[][] {
  return parseStoredAs(isTable, cells, { column: "imports.cells", id });
}

function isTable(value: unknown): value is string[][] {
  return Array.isArray(value) && value.every(isTextList);
}

/** What an import that was applied or undone has of its table. */
const nothingRead: Pick<Import, "hasHeadings" | "columns"> = { hasHeadings: false, columns: [] };

/** An import as REST returns it; `read` is what an upload's reader has found. */
export function importOf(row: ImportRow, { hasHeadings, columns } = nothingRead): Import {
  const { id, kind, fileName, state, rowCount, at, until, added, changed } = row;
  const notes = parseStoredAs(isTextList, row.notes, { column: "imports.notes", id });
  return { importId: id, kind, fileName, state, hasHeadings, rowCount, columns, notes, at, until, added, changed };
}
