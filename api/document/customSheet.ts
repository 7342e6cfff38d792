import type { CustomDocumentRequest } from "#domain/document.ts";
import type { Shipment } from "#domain/shipment.ts";
import { parseBody } from "./body.ts";
import { coverOf, firmSignature } from "./cover.ts";
import { documentBudget } from "./documentLimits.ts";
import { documentNumbers, identityOf } from "./documentNumbers.ts";
import type { CustomSheet } from "./sheet.ts";
import { fillerOf } from "./shipmentFields.ts";

/** A document out of the user's own words: heading, body with its merge fields filled, and the firm's signature where it is wanted. */
export function customSheet(request: CustomDocumentRequest, shipment: Shipment): CustomSheet {
  const document = { kind: "custom-document", request } as const;
  const budget = documentBudget();
  const filler = fillerOf(document, shipment, budget);
  const heading = filler.fill(request.heading, "heading");
  const body = filler.fill(request.body, "body");
  return {
    kind: "custom-document",
    ...coverOf(identityOf(document, documentNumbers(document, shipment)), shipment, request.letterhead),
    title: heading.trim(),
    blocks: parseBody(body, { budget, field: ["body"] }),
    signature: request.stampSign ? firmSignature(shipment) : null,
    unknownFields: filler.unknownFields(),
  };
}
