import type { DocumentRequest } from "#domain/documents/document.ts";
import type { Shipment } from "#domain/shipment/shipment.ts";
import { withCard } from "../card/documentCard.ts";
import { cleanTexts } from "../text/cleanText.ts";
import { beneficiaryCertificateModel } from "./bank/beneficiaryCertificateModel.ts";
import { billOfLadingModel } from "./carriage/billOfLadingModel.ts";
import { billOfExchangeModel } from "./bank/billOfExchangeModel.ts";
import { contractModel } from "./contractModel.ts";
import { coveringLetterModel } from "./bank/coveringLetterModel.ts";
import { customsPackModel } from "./customs/customsPackModel.ts";
import { originModel } from "./customs/originModel.ts";
import { dateWarnings } from "./dateWarnings.ts";
import { customDocumentModel } from "./customDocumentModel.ts";
import { invoiceModel, proformaModel } from "./invoiceModel.ts";
import { documentBudget } from "../limits/documentLimits.ts";
import { checkGlyphs } from "../text/glyphCheck.ts";
import { packingListModel } from "./packingListModel.ts";
import { shipmentAdviceModel } from "./carriage/shipmentAdviceModel.ts";
import { vgmModel } from "./carriage/vgmModel.ts";

/**
 * Builds the document model from a request and its shipment. Throws a DocumentProblem that names the field if a figure is no number, no
 * font has a letter, or the document exceeds a limit (documentLimits.ts).
 */
export function buildDocumentModel(document: DocumentRequest, shipment: Shipment): DocumentModel {
  const model = composeModel(document, shipment);
  documentBudget().spend("characters", lengthOf(model), null);
  // Values that are never printed must not cause a problem.
  const { name: _name, notes: _notes, attachments: _attachments, ...printed } = shipment;
  checkGlyphs(model, { ...document.request, ...printed });
  return { ...model, warnings: [...model.warnings, ...dateWarnings(document, shipment)] };
}

/** The same data without the checks of size and fonts, for comparing it with another. */
export function composeModel(document: DocumentRequest, shipment: Shipment): DocumentModel {
  return cleanTexts(modelOf(withCard(document, shipment.transport), shipment));
}

/** The data of a document of any kind. */
export type DocumentModel = ReturnType<typeof modelOf>;

function modelOf({ kind, request }: DocumentRequest, shipment: Shipment) {
  switch (kind) {
    case "contract":
      return contractModel(request, shipment);
    case "proforma-invoice":
      return proformaModel(request, shipment);
    case "invoice":
      return invoiceModel(request, shipment);
    case "packing-list":
      return packingListModel(request, shipment);
    case "custom-document":
      return customDocumentModel(request, shipment);
    case "bill-of-lading":
      return billOfLadingModel(request, shipment);
    case "vgm":
      return vgmModel(request, shipment);
    case "bill-of-exchange":
      return billOfExchangeModel(request, shipment);
    case "covering-letter":
      return coveringLetterModel(request, shipment);
    case "customs-pack":
      return customsPackModel(request, shipment);
    case "origin":
      return originModel(request, shipment);
    case "shipment-advice":
      return shipmentAdviceModel(request, shipment);
    case "beneficiary-certificate":
      return beneficiaryCertificateModel(request, shipment);
  }
}

/** Total characters of all texts in the data. */
function lengthOf(data: unknown): number {
  if (typeof data === "string") return data.length;
  if (typeof data !== "object" || data === null) return 0;
  return Object.values(data).reduce((sum: number, value) => sum + lengthOf(value), 0);
}
