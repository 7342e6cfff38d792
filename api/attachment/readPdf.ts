import { PDFArray, PDFDocument, PDFName, PDFStream, type PDFPage } from "@cantoo/pdf-lib";

/** Why a PDF cannot be merged. */
export type PdfFault = "damaged" | "locked";

/** A PDF that cannot be merged. */
export class UnreadablePdf extends Error {
  readonly fault: PdfFault;

  constructor(fault: PdfFault) {
    super(fault);
    this.fault = fault;
  }
}

/**
 * Reads a PDF whose pages are all there. Mends what readers mend, such as a missing or wrong table of its objects. Throws `UnreadablePdf`.
 * A crafted file may keep the parser busy for ever, so only processes that can be killed call this.
 */
export async function readPdf(bytes: Uint8Array): Promise<PDFDocument> {
  const source = await open(bytes).catch((error: unknown) => {
    throw new UnreadablePdf(isEncrypted(error) ? "locked" : "damaged");
  });
  if (!pagesAreWhole(source)) throw new UnreadablePdf("damaged");
  return source;
}

/** An empty password opens files that only restrict permissions. A truncated file lacks the end mark; blanks and zeros may follow it. */
async function open(bytes: Uint8Array): Promise<PDFDocument> {
  const end = bytes.findLastIndex((byte) => byte > 0x20) + 1;
  if (!Buffer.from(bytes.subarray(Math.max(0, end - 2048), end)).includes("%%EOF")) throw new Error("The file has no end");
  return await PDFDocument.load(bytes, { password: "", updateMetadata: false, capNumbers: true });
}

function pagesAreWhole(source: PDFDocument): boolean {
  try {
    const pages = source.getPages();
    return pages.length > 0 && pages.every(isWhole);
  } catch {
    return false;
  }
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
