import type { Attachment } from "#domain/documents/attachment.ts";
import { documentOf, type DocumentRequest } from "#domain/documents/document.ts";
import type { Shipment } from "#domain/shipment/shipment.ts";
import { latestFact } from "#domain/shipment/progress/transportCheck.ts";
import type { ShipmentWarning } from "#domain/shipment/warning.ts";
import { storeAttachment } from "../attachment/storeAttachment.ts";
import type { ApiContext } from "../context.ts";
import type { Trx } from "../db/database.ts";
import { findFile, readContent } from "../files/store.ts";
import type { Commit } from "../http/idempotency.ts";
import { Overloaded, ProblemError, throwIfProblems } from "../http/httpErrors.ts";
import { findShipment } from "../shipment/rows/readShipments.ts";
import { shipmentNotFound } from "../shipment/save/touchShipment.ts";
import { refuseStale } from "../shipment/input/version.ts";
import { cardProblems, followingCard } from "./card/documentCard.ts";
import { storeOnShipment } from "./card/storeOnShipment.ts";
import { documentFileName, documentNumbers, identityOf } from "./numbers/documentNumbers.ts";
import { invalid } from "#domain/http/problem.ts";
import { findAttachment } from "../shipment/rows/attachmentRows.ts";
import { newVersion, storedRequest, storeVersion, type NewVersion } from "./versions/documentVersions.ts";
import { DocumentProblem } from "./limits/documentProblem.ts";
import { withPrintSettings } from "./printSettings.ts";
import type { Preview, PreviewOptions } from "./render/documentRenderer.ts";
import type { DocumentImage, DocumentImages } from "./render/typstRenderer.ts";

/** A document of an owner's shipment, ordered by `by`; `version` is the caller's version of the shipment, null to skip the check. */
export type GenerateOrder = { ownerId: string; shipmentId: string; document: DocumentRequest; version: number | null; by: string };

/** A document as stored, with what it omits and the unknown merge fields of its texts, each once, in order of appearance. */
export type GeneratedDocument = Attachment & { warnings: ShipmentWarning[]; unknownFields: string[] };

/**
 * Renders a document and stores it: file, attachment, the shipment's numbers and dates, and its transport card in one transaction. Throws a
 * `ProblemError` for an unknown shipment, a stale version, a value that the card refuses, or a document that cannot be rendered; the last
 * two name the faulty field.
 */
export async function generate(context: ApiContext, order: GenerateOrder, commit: Commit): Promise<GeneratedDocument> {
  const { ownerId, shipmentId, document } = order;
  const shipment = await shipmentOf(context, ownerId, shipmentId);
  refuseStale(shipment.version, order.version);
  refuseCard(context, document);
  const images = () => imagesOf(context, ownerId, shipment.firmId);
  const { pdf, unknownFields, warnings } = await renderOrRefuse(() => context.documents.render({ ownerId, document, shipment, images }));
  const { attachmentType: kind, noun } = documentOf(document.kind);
  const name = documentFileName(document, shipment);
  const { name: heading, number } = identityOf(document, documentNumbers(document, shipment));
  const note = { action: "GENERATED", noun, name: number || heading } as const;
  const made = await newVersion(document, shipment);
  const alsoWrite = async (trx: Trx, key: string) => {
    const { changes, before, version, reached } = await storeOnShipment(trx, order);
    // If the shipment changed while the document was drawn, the document is of the older version.
    const shipmentVersion = before === shipment.version ? version : shipment.version;
    return { changes, reached, added: await storeVersion(trx, { ownerId, shipmentId, key, shipmentVersion }, made) };
  };
  const stored = { ownerId, shipmentId, kind, name, contentType: "application/pdf", content: pdf, note, alsoWrite };
  const withNotes = (attachment: Attachment) => ({ ...attachment, warnings: [...warnings, ...incomparable(made)], unknownFields });
  return await storeAttachment(context, stored, commit, withNotes);
}

/** A document among a shipment's attachments, to be made again. */
export type RegenerateOrder = Omit<GenerateOrder, "document"> & { key: string };

/**
 * Generates a document again with its stored request: its own number and date stay, everything else is as the shipment is now. Throws a
 * `ProblemError` for an unknown attachment, another owner's, or one without a stored request.
 */
export async function regenerate(context: ApiContext, { key, ...order }: RegenerateOrder, commit: Commit): Promise<GeneratedDocument> {
  const { ownerId, shipmentId } = order;
  await findAttachment(context.db, ownerId, { shipmentId, key, type: "" });
  const document = await storedRequest(context.db, ownerId, key);
  if (document) {
    const { transport } = await shipmentOf(context, ownerId, shipmentId);
    return await generate(context, { ...order, document: followingCard(document, transport) }, commit);
  }
  throw new ProblemError([invalid("This document cannot be made again: what it was made from was not kept", "key")]);
}

function incomparable({ model }: NewVersion): ShipmentWarning[] {
  if (model !== "") return [];
  const message = "This document is too long for its data to be kept: later versions cannot say what changed";
  return [{ message, code: "DOCUMENT_NOT_COMPARABLE", field: [] }];
}

/** Renders the same document as SVG pages; stores nothing. */
export async function preview(
  context: ApiContext,
  { ownerId, shipmentId, document }: Omit<GenerateOrder, "version" | "by">,
  options: PreviewOptions,
): Promise<Preview> {
  const shipment = await shipmentOf(context, ownerId, shipmentId);
  refuseCard(context, document);
  const images = () => imagesOf(context, ownerId, shipment.firmId);
  return await renderOrRefuse(() => context.documents.preview({ ownerId, document, shipment, images }, options));
}

/** A value that the transport card refuses, such as an on board date in the future, is refused before anything is rendered. */
function refuseCard({ clock }: ApiContext, document: DocumentRequest): void {
  throwIfProblems(cardProblems(document, latestFact(clock())));
}

/**
 * Reads an owner's whole shipment, with its firm's current print settings. Throws a `ProblemError` for an unknown shipment or
 * another owner's.
 */
export async function shipmentOf(context: ApiContext, ownerId: string, shipmentId: string): Promise<Shipment> {
  const shipment = await findShipment(context.db, ownerId, shipmentId);
  if (!shipment) throw shipmentNotFound();
  return await withPrintSettings(context.db, ownerId, shipment);
}

/** Uses the firm's current stamp and letterhead, not the shipment's snapshot. */
async function imagesOf(context: ApiContext, ownerId: string, firmId: string): Promise<DocumentImages> {
  const firm = await context.db
    .selectFrom("firms")
    .select(["stampKey", "letterHeadKey"])
    .where("ownerId", "=", ownerId)
    .where("id", "=", firmId)
    .executeTakeFirst();
  const stamp = await imageOf(context, ownerId, firm?.stampKey);
  const letterhead = await imageOf(context, ownerId, firm?.letterHeadKey);
  return { ...(stamp && { stamp }), ...(letterhead && { letterhead }) };
}

async function imageOf(context: ApiContext, ownerId: string, key: string | null | undefined): Promise<DocumentImage | null> {
  const file = key ? await findFile(context.db, ownerId, key) : undefined;
  return file ? { bytes: await readContent(context, ownerId, file.key), type: file.contentType } : null;
}

/** Converts rendering problems to HTTP errors. A failure of the renderer itself is a fault: 500. */
async function renderOrRefuse<T>(draw: () => Promise<T>): Promise<T> {
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
