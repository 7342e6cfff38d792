import { PDFDocument } from "@cantoo/pdf-lib";
import type { DocumentRequest } from "#domain/document.ts";
import type { Shipment } from "#domain/shipment.ts";
import type { Documents } from "../../api/document/documents.ts";
import { sheetOf } from "../../api/document/sheetOf.ts";
import { aPng } from "./images.ts";
import { pdfWords } from "./pdfTools.ts";

/** A stamp and a letterhead as small as they may be. */
export const firmImages = {
  stamp: { bytes: aPng({ width: 90, height: 60 }), type: "image/png" },
  letterhead: { bytes: aPng({ width: 600, height: 100 }), type: "image/png" },
};

/** The PDF of a request, with both images of the firm at hand. */
export function drawn(documents: Documents, document: DocumentRequest, shipment: Shipment): Promise<Buffer> {
  return documents.render({ sheet: sheetOf(document, shipment), images: firmImages });
}

/** The words of each page. */
export async function pagesOf(pdf: Uint8Array): Promise<string[]> {
  const { length } = (await PDFDocument.load(pdf)).getPages();
  return Array.from({ length }, (_, index) => pdfWords(pdf, index + 1));
}
