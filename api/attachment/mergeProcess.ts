import { writeFile } from "node:fs/promises";
import { serveTasks } from "../workerProcess/serveTasks.ts";
import { mergeParts, PartProblem, type PartFile } from "./mergeParts.ts";

/** Local files to merge, and the path of the merged file. */
export type MergeTask = { parts: PartFile[]; title: string; output: string };

/** The merged file's size in bytes, or the problem of one part. */
export type MergeResult = { size: number } | { problem: string; part: number };

serveTasks(async ({ parts, title, output }: MergeTask): Promise<MergeResult> => {
  try {
    const merged = await mergeParts(parts, title);
    await writeFile(output, merged, { flag: "wx", mode: 0o600 });
    return { size: merged.byteLength };
  } catch (error) {
    if (!(error instanceof PartProblem)) throw error;
    return { problem: error.message, part: error.part };
  }
});
