import { importedLists, isImportedList, type ImportedRecord } from "#domain/import/importKind.ts";
import { importMessages, maxNamedKept, type UndoneImport } from "#domain/import/import.ts";
import { auditedResult, itemChanges, type Audited, type AuditDraft } from "../audit/auditDraft.ts";
import type { Trx } from "../db/database.ts";
import { inChunks } from "../db/inChunks.ts";
import { conflict } from "../http/httpErrors.ts";
import { readList, replaceList } from "../masterData/listRoutes.ts";
import { recordName, recordTables, type RecordRow } from "../masterData/record.ts";
import { changeNote, type ImportContext } from "./applyImport.ts";
import { findImport, importTimes, type ImportRow } from "./importRows.ts";
import { overwriteRecords } from "./overwriteRecords.ts";
import { storedKindOf } from "./plan.ts";
import { undoShipments } from "./shipments/undoShipments.ts";
import { parseUndo, type UndoEntries } from "./undoEntries.ts";
import { usesOf } from "./usesOf.ts";

type Kept = { name: string; reason: string };
type Undone = { count: number; kept: Kept[]; notes: AuditDraft[] };

/**
 * Takes an import back in the caller's transaction, which must hold the office's lock: deletes what it added and restores what it changed.
 * Records that were changed since, and added ones that a shipment or partner uses, stay and are named.
 */
export async function undoImport(trx: Trx, context: ImportContext, ownerId: string, importId: string): Promise<Audited<UndoneImport>> {
  const row = await findImport(trx, context, ownerId, importId);
  if (row.state !== "APPLIED") throw conflict(importMessages.notDone);
  const entries = parseUndo(row.undo, row.id);
  const { count, kept, notes } = await takeBack(trx, context, row, entries);
  const after = { state: "UNDONE", undo: "{}", ...importTimes(context) } as const;
  await trx.updateTable("imports").set(after).where("ownerId", "=", ownerId).where("id", "=", row.id).execute();
  const answer = { importId: row.id, undone: count, keptCount: kept.length, kept: kept.slice(0, maxNamedKept) };
  return auditedResult(answer, { action: "UNDONE", noun: "IMPORT", entityId: row.id, name: row.fileName }, ...notes);
}

async function takeBack(trx: Trx, context: ImportContext, { ownerId, kind }: ImportRow, entries: UndoEntries): Promise<Undone> {
  if (kind === "SHIPMENT") return await undoShipments(trx, context, ownerId, entries.shipments ?? []);
  return isImportedList(kind) ? await undoItems(trx, ownerId, kind, entries) : await undoRecords(trx, ownerId, kind, entries);
}

async function undoRecords(trx: Trx, ownerId: string, kind: ImportedRecord, { records }: UndoEntries): Promise<Undone> {
  const stored = storedKindOf(kind);
  const tables = recordTables(trx);
  const present = await tables.selectFrom(stored.table).selectAll().where("ownerId", "=", ownerId).execute();
  const byId = new Map(present.map((row) => [row.id, row]));
  const uses = await usesOf(trx, ownerId, kind);
  const done: Undone = { count: 0, kept: [], notes: [] };
  const gone: string[] = [];
  const restored: RecordRow[] = [];
  for (const { id, before, after } of records) {
    const now = byId.get(id);
    // Deleted since: there is nothing left to take back.
    if (!now) continue;
    const user = before === null ? uses.get(id) : undefined;
    const name = recordName(stored, now);
    if (stored.kind.fields.some((field) => (now[field.name] ?? "") !== (after[field.name] ?? ""))) {
      done.kept.push({ name, reason: importMessages.changedSince });
    } else if (user !== undefined) {
      done.kept.push({ name, reason: importMessages.usedBy(user) });
    } else if (before === null) {
      gone.push(id);
      done.notes.push({ action: "DELETED", noun: stored.noun, entityId: id, name });
    } else {
      restored.push({ ...now, ...before, ownerId, id });
      done.notes.push(changeNote({ stored }, id, after, before));
    }
  }
  await overwriteRecords(trx, stored, restored);
  for (const ids of inChunks(gone)) {
    await tables.deleteFrom(stored.table).where("ownerId", "=", ownerId).where("id", "in", ids).execute();
  }
  return { ...done, count: done.notes.length };
}

async function undoItems(trx: Trx, ownerId: string, kind: keyof typeof importedLists, { items }: UndoEntries): Promise<Undone> {
  const list = importedLists[kind];
  const before = await readList(trx, ownerId, list);
  const added = new Set(items);
  const after = before.filter((item) => !added.has(item));
  await replaceList(trx, ownerId, list, after);
  const note: AuditDraft = { action: "CHANGED", noun: list.setting, changes: itemChanges("item", before, after) };
  return { count: before.length - after.length, kept: [], notes: before.length === after.length ? [] : [note] };
}
