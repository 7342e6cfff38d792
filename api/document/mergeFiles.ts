import { PDFDocument } from "@cantoo/pdf-lib";
import { detectType } from "../files/fileType.ts";
import { readImage } from "../files/image.ts";
import { Refusal } from "../refusal.ts";
import { DocumentProblem } from "./documentProblem.ts";
import { addImagePage, jpegOrientation } from "./mergeImages.ts";

/** A stored file on its way into a merged one; its type is judged by its content. */
export type MergeFile = { name: string; bytes: Uint8Array };

/** What a merged document tells of itself. */
export type MergeTitle = { title: string; author: string };

const maxBytes = 100 * 1024 * 1024;
const maxPages = 2_000;
/** A whole PDF says where it ends; readers look for that in its last part. */
const tailBytes = 4_096;

/**
 * Puts PDFs and images (PNG, JPEG) into one PDF, in the order given; each image has an A4 page. PDFs that only forbid
 * changes are merged; one that needs a password, is broken off or is no PDF is refused by its name at `documents`.
 */
export async function mergeFiles(files: MergeFile[], { title, author }: MergeTitle): Promise<Uint8Array> {
  const total = files.reduce((sum, { bytes }) => sum + bytes.length, 0);
  if (total > maxBytes) throw problem("The documents are larger than 100 MB together");
  const merged = await PDFDocument.create({ updateMetadata: false });
  for (const file of files) {
    await addFile(merged, file);
    if (merged.getPageCount() > maxPages) throw problem(`The documents have more than ${maxPages} pages together`);
  }
  merged.setTitle(title);
  merged.setAuthor(author);
  return await merged.save();
}

async function addFile(merged: PDFDocument, { name, bytes }: MergeFile): Promise<void> {
  const contentType = detectType(bytes);
  if (contentType === null) throw problem(`"${name}" is neither a PDF nor an image`);
  if (contentType === "application/pdf") await addPdf(merged, name, Buffer.from(bytes));
  else await addImage(merged, name, Buffer.from(bytes), contentType);
}

async function addPdf(merged: PDFDocument, name: string, bytes: Buffer): Promise<void> {
  if (!bytes.subarray(-tailBytes).includes("%%EOF")) throw damaged(name);
  const source = await loadPdf(name, bytes);
  try {
    const pages = await merged.copyPages(source, source.getPageIndices());
    if (pages.length === 0) throw problem(`"${name}" has no pages`);
    for (const page of pages) merged.addPage(page);
  } catch (error) {
    throw error instanceof DocumentProblem ? error : damaged(name);
  }
}

/** An empty password opens what only its owner may change. */
async function loadPdf(name: string, bytes: Buffer): Promise<PDFDocument> {
  try {
    return await PDFDocument.load(bytes, { password: "", updateMetadata: false });
  } catch (error) {
    const isLocked = /password/i.test(error instanceof Error ? error.message : "");
    throw problem(isLocked ? `"${name}" is protected by a password` : `"${name}" is broken off or damaged`);
  }
}

async function addImage(merged: PDFDocument, name: string, bytes: Buffer, contentType: "image/png" | "image/jpeg"): Promise<void> {
  await checkImage(name, bytes, contentType);
  try {
    const image = contentType === "image/png" ? await merged.embedPng(bytes) : await merged.embedJpg(bytes);
    addImagePage(merged, image, contentType === "image/png" ? 1 : jpegOrientation(bytes));
  } catch {
    throw damaged(name);
  }
}

/** The same look at an image as when it was uploaded, before anything of it is unpacked. */
async function checkImage(name: string, bytes: Buffer, contentType: "image/png" | "image/jpeg"): Promise<void> {
  try {
    await readImage(bytes, contentType);
  } catch (error) {
    const isTooLarge = error instanceof Refusal && error.problems.some(({ code }) => code === "TOO_LARGE");
    throw isTooLarge ? problem(`"${name}" has more than 40 megapixels`) : damaged(name);
  }
}

function damaged(name: string): DocumentProblem {
  return problem(`"${name}" is broken off or damaged`);
}

function problem(message: string): DocumentProblem {
  return new DocumentProblem(message, "INVALID", ["documents"]);
}
