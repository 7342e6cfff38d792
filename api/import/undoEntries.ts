import type { RecordValues } from "#domain/masterData/check.ts";
import { isTextList, isTextRecord } from "#domain/import/importKind.ts";
import { isObject } from "#domain/typedObject.ts";
import { parseStoredAs } from "../db/storedJson.ts";

/** A record that an import added (`before` is null) or changed. */
type UndoRecord = { id: string; before: RecordValues | null; after: RecordValues };

/** What takes an import back: its records, or the items that it added to a list. */
export type UndoEntries = { records: UndoRecord[]; items: string[] };

export function parseUndo(json: string, id: string): UndoEntries {
  return parseStoredAs(isUndo, json, { column: "imports.undo", id });
}

function isUndo(value: unknown): value is UndoEntries {
  return isObject(value) && isTextList(value["items"]) && Array.isArray(value["records"]) && value["records"].every(isUndoRecord);
}

function isUndoRecord(value: unknown): value is UndoRecord {
  if (!isObject(value) || typeof value["id"] !== "string" || !isTextRecord(value["after"])) return false;
  return value["before"] === null || isTextRecord(value["before"]);
}
