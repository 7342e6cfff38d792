import type { RecordValues } from "#domain/masterData/check.ts";
import { isTextList, isTextRecord } from "#domain/import/importKind.ts";
import { isObject } from "#domain/typedObject.ts";
import { parseStoredAs } from "../db/storedJson.ts";

/** A record that an import added (`before` is null) or changed. */
type UndoRecord = { id: string; before: RecordValues | null; after: RecordValues };

/** An added shipment, and how many entries of the audit trail its import made about it. */
type UndoShipment = { id: string; entries: number };

/** What takes an import back: its records, the items that it added to a list, or its shipments. */
export type UndoEntries = { records: UndoRecord[]; items: string[]; shipments?: UndoShipment[] };

export function parseUndo(json: string, id: string): UndoEntries {
  return parseStoredAs(isUndo, json, { column: "imports.undo", id });
}

function isUndo(value: unknown): value is UndoEntries {
  if (!isObject(value) || !isTextList(value["items"])) return false;
  const { records, shipments = [] } = value;
  return Array.isArray(records) && records.every(isUndoRecord) && Array.isArray(shipments) && shipments.every(isUndoShipment);
}

function isUndoShipment(value: unknown): value is UndoShipment {
  return isObject(value) && typeof value["id"] === "string" && typeof value["entries"] === "number";
}

function isUndoRecord(value: unknown): value is UndoRecord {
  if (!isObject(value) || typeof value["id"] !== "string" || !isTextRecord(value["after"])) return false;
  return value["before"] === null || isTextRecord(value["before"]);
}
