import type { DocumentRequest } from "#domain/document.ts";
import type { Shipment } from "#domain/shipment.ts";
import { cleanTexts } from "./cleanText.ts";
import { contractSheet } from "./contractSheet.ts";
import { customSheet } from "./customSheet.ts";
import { invoiceSheet, proformaSheet } from "./invoiceSheet.ts";
import { documentBudget } from "./documentLimits.ts";
import { checkLetters } from "./letters.ts";
import { packingListSheet } from "./packingListSheet.ts";
import type { Sheet } from "./sheet.ts";

/**
 * A request and its shipment as a finished sheet, ready to be drawn. Throws a DocumentProblem that names the field where a
 * figure is no number, a letter has no font, or the document exceeds a limit (documentLimits.ts).
 */
export function sheetOf(document: DocumentRequest, shipment: Shipment): Sheet {
  const sheet = cleanTexts(rawSheet(document, shipment));
  documentBudget().spend("characters", lengthOf(sheet), null);
  // What is never printed is not to blame.
  const { name: _name, notes: _notes, attachments: _attachments, ...printed } = shipment;
  checkLetters(sheet, { ...document.request, ...printed });
  return sheet;
}

function rawSheet({ kind, request }: DocumentRequest, shipment: Shipment): Sheet {
  switch (kind) {
    case "contract":
      return contractSheet(request, shipment);
    case "proforma-invoice":
      return proformaSheet(request, shipment);
    case "invoice":
      return invoiceSheet(request, shipment);
    case "packing-list":
      return packingListSheet(request, shipment);
    case "custom-document":
      return customSheet(request, shipment);
  }
}

/** The characters of all texts in some data. */
function lengthOf(data: unknown): number {
  if (typeof data === "string") return data.length;
  if (typeof data !== "object" || data === null) return 0;
  return Object.values(data).reduce((sum: number, value) => sum + lengthOf(value), 0);
}
