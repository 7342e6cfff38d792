import { readFile } from "node:fs/promises";
import { PDFDocument } from "@cantoo/pdf-lib";
import { withoutExtension } from "#domain/documents/attachment.ts";
import { addImagePage } from "./imagePage.ts";
import { dropActions } from "./dropActions.ts";
import { addPartBookmarks, type PartStart } from "./partBookmarks.ts";
import { readPdf, UnreadablePdf } from "./readPdf.ts";

/** A local file to merge. */
export type PartFile = { name: string; contentType: string; path: string };

/** A file with its content, ready to merge. */
type Part = { name: string; contentType: string; bytes: Uint8Array };

/** The reason in the user's words why a part cannot be merged; `part` is its index in the list. */
export class PartProblem extends Error {
  readonly part: number;

  constructor(message: string, part: number) {
    super(message);
    this.part = part;
  }
}

/** Maximum number of pages of a merged file. */
const maxPages = 2000;

/**
 * Joins PDFs and images in order into one PDF with a bookmark for each: copies a PDF's pages without what acts in them, puts an image on an
 * A4 page. Reads one file at a time. Throws `PartProblem`.
 */
export async function mergeParts(files: PartFile[], title: string): Promise<Uint8Array> {
  const merged = await PDFDocument.create();
  merged.setTitle(title);
  merged.setProducer("Lading");
  merged.setCreator("Lading");
  const starts: PartStart[] = [];
  for (const [index, file] of files.entries()) {
    const part = await read(file, index);
    starts.push({ title: withoutExtension(file.name), firstPage: merged.getPageCount() });
    if (part.contentType === "application/pdf") await addPdf(merged, part, index);
    else await addImage(merged, part, index);
    if (merged.getPageCount() > maxPages) throw new PartProblem(`The merged document would have more than ${maxPages} pages`, index);
  }
  addPartBookmarks(merged, starts);
  return await merged.save();
}

async function read({ path, ...file }: PartFile, index: number): Promise<Part> {
  try {
    return { ...file, bytes: await readFile(path) };
  } catch (error) {
    const isGone = error instanceof Error && "code" in error && error.code === "ENOENT";
    throw isGone ? new PartProblem(`"${file.name}" was deleted meanwhile`, index) : error;
  }
}

async function addPdf(merged: PDFDocument, { name, bytes }: Part, index: number): Promise<void> {
  const source = await readPdf(bytes).catch((error: unknown) => {
    throw error instanceof UnreadablePdf && error.fault === "locked"
      ? new PartProblem(`"${name}" is protected by a password and cannot be merged`, index)
      : damaged(name, index);
  });
  if (source.getPageCount() > maxPages) throw new PartProblem(`"${name}" has more than ${maxPages} pages`, index);
  try {
    for (const page of source.getPages()) dropActions(page);
    for (const page of await merged.copyPages(source, source.getPageIndices())) merged.addPage(page);
  } catch {
    throw damaged(name, index);
  }
}

async function addImage(merged: PDFDocument, part: Part, index: number): Promise<void> {
  try {
    await addImagePage(merged, part);
  } catch {
    throw damaged(part.name, index);
  }
}

function damaged(name: string, index: number): PartProblem {
  return new PartProblem(`"${name}" is damaged and cannot be merged`, index);
}
