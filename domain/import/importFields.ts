import type { Field } from "../masterData/kind.ts";
import { importedLists, importedRecords, isImportedList, type ImportKind } from "./importKind.ts";
import { shipmentColumns } from "./shipmentColumns.ts";

/** The fields that the columns of a table can be imported as. A list has one. */
export function importFields(kind: ImportKind): readonly Field[] {
  if (kind === "SHIPMENT") return shipmentColumns;
  return isImportedList(kind) ? [importedLists[kind].field] : importedRecords[kind].fields;
}
