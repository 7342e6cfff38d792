import { isDeepStrictEqual } from "node:util";
import type { FirmImageType } from "#domain/documents/attachment.ts";
import type { DocumentRequest } from "#domain/documents/document.ts";
import type { PartnerRole } from "#domain/partners/partner.ts";
import type { Shipment } from "#domain/shipment/shipment.ts";
import { latestFact } from "#domain/shipment/progress/transportCheck.ts";
import { firstOf, storeAttachments, type NewAttachments } from "../attachment/storeAttachment.ts";
import type { ApiContext } from "../context.ts";
import type { Db, Trx } from "../db/database.ts";
import { readContent } from "../files/store.ts";
import type { Commit } from "../http/idempotency.ts";
import { ProblemError, throwIfProblems } from "../http/httpErrors.ts";
import { findShipment } from "../shipment/rows/readShipments.ts";
import { shipmentNotFound } from "../shipment/save/touchShipment.ts";
import { refuseStale } from "../shipment/input/version.ts";
import { cardProblems, followingCard } from "./card/documentCard.ts";
import { storeOnShipment } from "./card/storeOnShipment.ts";
import { drawFile, renderOrRefuse, versionAfter, type GeneratedDocument } from "./drawFile.ts";
import { invalid } from "#domain/http/problem.ts";
import { findAttachment } from "../shipment/rows/attachmentRows.ts";
import { storedRequest } from "./versions/documentVersions.ts";
import { withPrintSettings } from "./printSettings.ts";
import type { Preview, PreviewOptions } from "./render/documentRenderer.ts";
import type { DocumentImage, DocumentImages } from "./render/typstRenderer.ts";

/**
 * A document of an owner's shipment, ordered by `by`; `version` is the caller's version of the shipment, null to skip the check. `audience` is
 * the caller's choice, null without one.
 */
export type GenerateOrder = {
  ownerId: string;
  personId: string;
  shipmentId: string;
  document: DocumentRequest;
  version: number | null;
  audience: readonly PartnerRole[] | null;
  by: string;
  /** Whether it is made again from its stored request. */
  isAgain?: boolean;
};

/**
 * Renders a document and stores it: file, attachment, the shipment's numbers and dates, and its transport card in one transaction. Throws a
 * `ProblemError` for an unknown shipment, a stale version, a value that the card refuses, or a document that cannot be rendered; the last
 * two name the faulty field. It is stored for a caller who has gone, too: they may ask again with their Idempotency-Key (ADR-0095).
 */
export async function generate(context: ApiContext, order: GenerateOrder, commit: Commit): Promise<GeneratedDocument> {
  const { ownerId, personId, shipmentId, document, audience } = order;
  const shipment = await shipmentOf(context, ownerId, shipmentId);
  refuseStale(shipment.version, order.version);
  refuseCard(context, document);
  const { file, notes } = await drawFile(context, {
    ownerId,
    personId,
    document,
    shipment,
    images: () => imagesOf(context, ownerId, shipment.firmId),
  });
  const stored = { version: shipment.version };
  const alsoWrite = async (trx: Trx) => {
    const { changes, reached, ...versions } = await storeOnShipment(trx, order);
    stored.version = versionAfter(shipment.version, versions);
    return { changes: [changes], reached };
  };
  const files: NewAttachments = { ownerId, shipmentId, files: [{ ...file(() => stored.version), audience }], alsoWrite };
  return await storeAttachments(context, files, commit, (attachments) => ({ ...firstOf(attachments), ...notes }));
}

/** A document among a shipment's attachments, to be made again. */
export type RegenerateOrder = Omit<GenerateOrder, "document" | "audience"> & { key: string };

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
    return await generate(context, { ...order, document: followingCard(document, transport), audience: null, isAgain: true }, commit);
  }
  throw new ProblemError([invalid("This document cannot be made again: what it was made from was not kept", "key")]);
}

/** Renders the same document as SVG pages; stores nothing. */
export async function preview(
  context: ApiContext,
  { ownerId, personId, shipmentId, document }: Omit<GenerateOrder, "version" | "audience" | "by">,
  options: PreviewOptions,
): Promise<Preview> {
  const shipment = await shipmentOf(context, ownerId, shipmentId);
  refuseCard(context, document);
  const images = () => imagesOf(context, ownerId, shipment.firmId);
  return await renderOrRefuse(() => context.documents.preview({ ownerId, personId, document, shipment, images }, options));
}

/** A value that the transport card refuses, such as an on board date in the future, is refused before anything is rendered. */
export function refuseCard({ clock }: ApiContext, document: DocumentRequest): void {
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

/** Uses the firm's current stamp and letterhead, not the shipment's snapshot. One that is replaced meanwhile is read again. */
export async function imagesOf(context: ApiContext, ownerId: string, firmId: string): Promise<DocumentImages> {
  const files = await imageFiles(context.db, ownerId, firmId);
  const imageOf = async (wanted: FirmImageType): Promise<DocumentImage | null> => {
    const file = files.find(({ kind }) => kind === wanted);
    return file ? { bytes: await readContent(context, ownerId, file.key), type: file.contentType } : null;
  };
  try {
    const [stamp, letterhead] = [await imageOf("STAMP_SIGN"), await imageOf("LETTERHEAD")];
    return { ...(stamp && { stamp }), ...(letterhead && { letterhead }) };
  } catch (error) {
    const areSame = isDeepStrictEqual(await imageFiles(context.db, ownerId, firmId), files);
    if (areSame) throw error;
    return await imagesOf(context, ownerId, firmId);
  }
}

/** The firm's images in one statement, so that none is deleted before its file is looked up. */
async function imageFiles(db: Db, ownerId: string, firmId: string) {
  const keys = (column: "stampKey" | "letterHeadKey") =>
    db.selectFrom("firms").select(`${column} as key`).where("ownerId", "=", ownerId).where("id", "=", firmId);
  return await db
    .selectFrom("files")
    .select(["key", "kind", "contentType"])
    .where("ownerId", "=", ownerId)
    .where("key", "in", keys("stampKey").union(keys("letterHeadKey")))
    .orderBy("key")
    .execute();
}
