import type { Attachment } from "#domain/documents/attachment.ts";
import { documentOf } from "#domain/documents/document.ts";
import { preparing } from "#domain/documents/papers.ts";
import type { ShipmentWarning } from "#domain/shipment/warning.ts";
import type { NewAttachment } from "../attachment/storeAttachment.ts";
import type { ApiContext } from "../context.ts";
import { Overloaded, ProblemError } from "../http/httpErrors.ts";
import { DocumentProblem } from "./limits/documentProblem.ts";
import { documentFileName, documentNumbers, identityOf } from "./numbers/documentNumbers.ts";
import type { DocumentInput } from "./render/documentRenderer.ts";
import { newVersion, storeVersion, type NewVersion } from "./versions/documentVersions.ts";

/** A document as stored, with what it omits and the unknown merge fields of its texts, each once, in order of appearance. */
export type GeneratedDocument = Attachment & { warnings: ShipmentWarning[]; unknownFields: string[] };

/** If the shipment changed while the document was drawn, the document is of the older version. */
export function versionAfter(drawn: number, { before, version }: { before: number; version: number }): number {
  return before === drawn ? version : drawn;
}

/** A document to attach, before its audience is known. */
type NewDocument = Omit<NewAttachment, "audience">;

/** A rendered document: the file to attach, given the version of the shipment that it is of, and what the answer says of it. */
export type DrawnFile = {
  file: (shipmentVersion: () => number) => NewDocument;
  pdf: Buffer;
  notes: Pick<GeneratedDocument, "warnings" | "unknownFields">;
};

/** Renders a document for storing. Throws a `ProblemError` that names the faulty field. */
export async function drawFile(context: ApiContext, input: DocumentInput, options?: { signal?: AbortSignal }): Promise<DrawnFile> {
  const { ownerId, document, shipment } = input;
  const { shipmentId } = shipment;
  const { pdf, unknownFields, warnings } = await renderOrRefuse(() => context.documents.render(input, options));
  const { attachmentType: kind, noun } = documentOf(document.kind);
  const { name: heading, number } = identityOf(document, documentNumbers(document, shipment));
  const made = await newVersion(document, shipment);
  const attached = {
    kind,
    name: documentFileName(document, shipment),
    contentType: "application/pdf",
    content: pdf,
    isNoPaper: preparing.has(document.kind),
    note: { action: "GENERATED", noun, name: number || heading } as const,
  };
  const file = (shipmentVersion: () => number): NewDocument => ({
    ...attached,
    alsoStore: (trx, key) => storeVersion(trx, { ownerId, shipmentId, key, shipmentVersion: shipmentVersion() }, made),
  });
  return { file, pdf, notes: { warnings: [...warnings, ...incomparable(made)], unknownFields } };
}

function incomparable({ model }: NewVersion): ShipmentWarning[] {
  if (model !== "") return [];
  const message = "This document is too long for its data to be kept: later versions cannot say what changed";
  return [{ message, code: "DOCUMENT_NOT_COMPARABLE", field: [] }];
}

/** Converts rendering problems to HTTP errors. A failure of the renderer itself is a fault: 500. */
export async function renderOrRefuse<T>(draw: () => Promise<T>): Promise<T> {
  try {
    return await draw();
  } catch (error) {
    if (!(error instanceof DocumentProblem)) throw error;
    const { message, field } = error;
    switch (error.code) {
      case "INVALID":
        throw new ProblemError([{ message, code: "INVALID", field }]);
      case "TOO_LARGE":
        throw new ProblemError([{ message, code: "TOO_LARGE", field }], { status: 503, retryAfter: 5 });
      case "RATE_LIMITED":
        throw new ProblemError([{ message, code: "RATE_LIMITED", field }], { retryAfter: 2 });
      case "BUSY":
        throw new Overloaded(2);
      case "FAILED":
        throw error;
    }
  }
}
