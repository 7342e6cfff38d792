import type { ImportState } from "#domain/import/import.ts";
import type { ImportKind } from "#domain/import/importKind.ts";
import type { Instant, Json } from "./columnTypes.ts";

/** The tables of imports (ADR-0106); part of `Database`. */
export type ImportTables = {
  imports: {
    ownerId: string;
    id: string;
    kind: ImportKind;
    fileName: string;
    state: ImportState;
    /** The rows as lists of texts; [] once it was imported. */
    cells: Json;
    /** Sentences for the reader. */
    notes: Json;
    /** What the import changed (undoEntries.ts); {} before it and once it was undone. */
    undo: Json;
    /** When it was uploaded, or imported, or undone. */
    at: Instant;
    /** When it is deleted: a day later. */
    until: Instant;
    rowCount: number;
    added: number;
    changed: number;
  };
  importMappings: { ownerId: string; id: string; kind: ImportKind; name: string; columns: Json };
};
