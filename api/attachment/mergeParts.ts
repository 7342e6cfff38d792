import { readFile } from "node:fs/promises";
import { PDFArray, PDFDocument, PDFName, PDFStream, type PDFPage } from "@cantoo/pdf-lib";
import { addImagePage } from "./imagePage.ts";

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
 * Joins PDFs and images in order into one PDF: copies a PDF's pages, puts an image on an A4 page. Reads one file at a time. Throws
 * `PartProblem`.
 */
export async function mergeParts(files: PartFile[], title: string): Promise<Uint8Array> {
  const merged = await PDFDocument.create();
  merged.setTitle(title);
  merged.setProducer("Lading");
  for (const [index, file] of files.entries()) {
    const part = await read(file, index);
    if (part.contentType === "application/pdf") await addPdf(merged, part, index);
    else await addImage(merged, part, index);
    if (merged.getPageCount() > maxPages) throw new PartProblem(`The merged document would have more than ${maxPages} pages`, index);
  }
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
  const source = await open(bytes).catch((error: unknown) => {
    if (isEncrypted(error)) throw new PartProblem(`"${name}" is protected by a password and cannot be merged`, index);
    throw damaged(name, index);
  });
  try {
    const pages = source.getPages();
    if (pages.length > maxPages) throw new PartProblem(`"${name}" has more than ${maxPages} pages`, index);
    if (pages.length === 0 || !pages.every(isWhole)) throw damaged(name, index);
    for (const page of await merged.copyPages(source, source.getPageIndices())) merged.addPage(page);
  } catch (error) {
    throw error instanceof PartProblem ? error : damaged(name, index);
  }
}

async function addImage(merged: PDFDocument, part: Part, index: number): Promise<void> {
  try {
    await addImagePage(merged, part);
  } catch {
    throw damaged(part.name, index);
  }
}

/** An empty password opens files that only restrict permissions. A truncated file lacks the end mark. */
async function open(bytes: Uint8Array): Promise<PDFDocument> {
  if (!Buffer.from(bytes.subarray(-2048)).includes("%%EOF")) throw new Error("The file has no end");
  return await PDFDocument.load(bytes, { password: "", updateMetadata: false, capNumbers: true });
}

/** Whether all content that a page refers to exists: the lenient parser leaves such pages of broken files blank. */
function isWhole({ node }: PDFPage): boolean {
  const entry = node.get(PDFName.of("Contents"));
  if (entry === undefined) return true;
  const contents = node.context.lookup(entry);
  const streams = contents instanceof PDFArray ? contents.asArray().map((item) => node.context.lookup(item)) : [contents];
  return streams.every((stream) => stream instanceof PDFStream);
}

function isEncrypted(error: unknown): boolean {
  return error instanceof Error && /encrypt|password/i.test(`${error.name} ${error.message}`);
}

function damaged(name: string, index: number): PartProblem {
  return new PartProblem(`"${name}" is damaged and cannot be merged`, index);
}
