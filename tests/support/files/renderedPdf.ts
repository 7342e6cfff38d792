import { PDFDocument } from "@cantoo/pdf-lib";
import type { DocumentRequest } from "#domain/documents/document.ts";
import type { Shipment } from "#domain/shipment/shipment.ts";
import type { DocumentInput, DocumentRenderer } from "../../../api/document/render/documentRenderer.ts";
import type { DocumentImages } from "../../../api/document/render/typstRenderer.ts";
import { aPng } from "./images.ts";
import { pdfWords } from "./pdfTools.ts";

/** A stamp and a letterhead as small as they may be. */
export const firmImages = {
  stamp: { bytes: aPng({ width: 90, height: 60 }), type: "image/png" },
  letterhead: { bytes: aPng({ width: 600, height: 100 }), type: "image/png" },
};

/** A request of one owner, with both images of the firm at hand, or others. */
function documentInput(document: DocumentRequest, shipment: Shipment, images: DocumentImages = firmImages): DocumentInput {
  return { ownerId: "owner", personId: "owner", document, shipment, images: async () => images };
}

/** The PDF of a request, with both images of the firm at hand, or others. */
export async function drawn(
  documents: DocumentRenderer,
  document: DocumentRequest,
  shipment: Shipment,
  images: DocumentImages = firmImages,
): Promise<Buffer> {
  return (await documents.render(documentInput(document, shipment, images))).pdf;
}

/** The words of each page. */
export async function pagesOf(pdf: Uint8Array): Promise<string[]> {
  const { length } = (await PDFDocument.load(pdf)).getPages();
  return Array.from({ length }, (_, index) => pdfWords(pdf, index + 1));
}
