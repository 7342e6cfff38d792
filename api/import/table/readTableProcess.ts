import { readFile } from "node:fs/promises";
import { serveTasks } from "../../workerProcess/serveTasks.ts";
import type { ImportMapping } from "#domain/import/import.ts";
import type { ImportKind } from "#domain/import/importKind.ts";
import { readTable } from "./readTable.ts";
import { UnreadableTable } from "./unreadableTable.ts";
import { uploadedTable, type UploadedTable } from "./uploadedTable.ts";

/** A local file to read, what it holds, and the office's mappings of columns for that. */
export type ReadTableTask = { path: string; kind: ImportKind; mappings: readonly ImportMapping[] };

export type ReadTableResult = { table: UploadedTable } | { problem: string };

serveTasks(async ({ path, kind, mappings }: ReadTableTask): Promise<ReadTableResult> => {
  try {
    return { table: uploadedTable(kind, await readTable(new Uint8Array(await readFile(path))), mappings) };
  } catch (error) {
    if (!(error instanceof UnreadableTable)) throw error;
    return { problem: error.message };
  }
});
