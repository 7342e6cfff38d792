import { readFile } from "node:fs/promises";
import { serveTasks } from "../../workerProcess/serveTasks.ts";
import { readTable, type ReadTable } from "./readTable.ts";
import { UnreadableTable } from "./unreadableTable.ts";

/** A local file to read. */
export type ReadTableTask = { path: string };

export type ReadTableResult = { table: ReadTable } | { problem: string };

serveTasks(async ({ path }: ReadTableTask): Promise<ReadTableResult> => {
  try {
    return { table: await readTable(new Uint8Array(await readFile(path))) };
  } catch (error) {
    if (!(error instanceof UnreadableTable)) throw error;
    return { problem: error.message };
  }
});
