import { readFile } from "node:fs/promises";
import { serveTasks } from "../workerProcess/serveTasks.ts";
import { readPdf, UnreadablePdf, type PdfFault } from "./readPdf.ts";

/** A local file to check. */
export type PdfCheckTask = { path: string };

export type PdfCheckResult = { fault: PdfFault | null };

serveTasks(async ({ path }: PdfCheckTask): Promise<PdfCheckResult> => {
  try {
    await readPdf(await readFile(path));
    return { fault: null };
  } catch (error) {
    if (!(error instanceof UnreadablePdf)) throw error;
    return { fault: error.fault };
  }
});
