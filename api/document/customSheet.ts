import type { CustomDocumentRequest } from "#domain/document.ts";
import type { Shipment } from "#domain/shipment.ts";
import { parseBody } from "./body.ts";
import { coverOf, firmSignature } from "./cover.ts";
import { documentNumbers, identityOf } from "./documentNumbers.ts";
import type { CustomSheet } from "./sheet.ts";

/** A document out of the user's own words: heading, body, and the firm's signature where it is wanted. */
export function customSheet(request: CustomDocumentRequest, shipment: Shipment): CustomSheet {
  const document = { kind: "custom-document", request } as const;
  return {
    kind: "custom-document",
    ...coverOf(identityOf(document, documentNumbers(document, shipment)), shipment, request.letterhead),
    blocks: parseBody(request.body, "body"),
    signature: request.stampSign ? firmSignature(shipment) : null,
  };
}
