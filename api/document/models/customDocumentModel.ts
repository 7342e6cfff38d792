import type { CustomDocumentRequest } from "#domain/documents/kinds/customDocument.ts";
import type { Shipment } from "#domain/shipment/shipment.ts";
import { plainText } from "../text/inlineMarkup.ts";
import { parseMarkup } from "../text/markup.ts";
import { documentHeader, firmSignature } from "./documentHeader.ts";
import { documentBudget } from "../limits/documentLimits.ts";
import { documentNumbers, identityOf } from "../numbers/documentNumbers.ts";
import type { CustomDocumentModel } from "./documentModel.ts";
import { fillerOf } from "../mergeFields/shipmentMergeFields.ts";

/** A document in the user's own words: heading, body with filled merge fields, and optionally the firm's signature. */
export function customDocumentModel(request: CustomDocumentRequest, shipment: Shipment): CustomDocumentModel {
  const document = { kind: "custom-document", request } as const;
  const budget = documentBudget();
  const filler = fillerOf(document, shipment, budget);
  const heading = filler.fill(request.heading, "heading");
  const body = filler.fill(request.body, "body");
  return {
    kind: "custom-document",
    ...documentHeader(identityOf(document, documentNumbers(document, shipment)), shipment, request.letterhead),
    title: plainText(heading.trim()),
    blocks: parseMarkup(body, { budget, field: ["body"] }),
    signature: request.stampSign ? firmSignature(shipment) : null,
    unknownFields: filler.unknownFields(),
    warnings: filler.warnings(),
  };
}
