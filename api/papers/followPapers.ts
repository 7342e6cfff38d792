import type { DocumentKind } from "#domain/documents/document.ts";
import { papersOf, type Paper, type PaperChoice, type PaperFile, type PaperTerms } from "#domain/documents/papers.ts";
import { isLetOut } from "#domain/review/attachmentState.ts";
import type { Db, Trx } from "../db/database.ts";
import { attachmentKinds } from "../document/proposals/generatedFiles.ts";
import { generatedRequest } from "../document/versions/documentVersions.ts";
import type { OnShipmentsSaved } from "../shipment/save/onShipmentSaved.ts";
import { beginPapers } from "./beginPapers.ts";
import { readChoices, storePapers } from "./paperRows.ts";

type Place = { ownerId: string; shipmentId: string };

/**
 * Keeps shipments' papers like their terms and files, in the transaction that changes these (ADR-0105). A new shipment begins with the
 * newest template for it (R-971), else with the choices that the last one to the same consignee has (R-813). It reads `documentEntries`, so it comes after what follows these.
 */
export const followPapers: OnShipmentsSaved = async (trx, { ownerId, events }) => {
  await beginPapers(
    trx,
    ownerId,
    events.filter(({ type }) => type === "shipment.created").map(({ shipmentId }) => shipmentId),
  );
  for (const { type, shipmentId } of events) {
    if (type === "milestone.reached" || type === "shipment.deleted" || type === "shipment.created") continue;
    const place = { ownerId, shipmentId };
    await updatePapers(trx, place, await readChoices(trx, place));
  }
};

/** Stores a shipment's papers as its terms, these choices and its files say, and returns them. Requires the lock of the shipment's row. */
export async function updatePapers(trx: Trx, place: Place, choices: readonly PaperChoice[]): Promise<Paper[]> {
  const terms = await readTerms(trx, place);
  const papers = terms ? papersOf(terms, choices, await readFiles(trx, place)) : [];
  if (terms) await storePapers(trx, place, papers);
  return papers;
}

/** The terms of a shipment; undefined for an unknown one. */
export async function readTerms(db: Db | Trx, { ownerId, shipmentId }: Place): Promise<PaperTerms | undefined> {
  return await db
    .selectFrom("shipments")
    .select(["termsOfShipment", "termsOfPayment", "lcNo"])
    .where("ownerId", "=", ownerId)
    .where("id", "=", shipmentId)
    .executeTakeFirst();
}

async function readFiles(trx: Trx, place: Place): Promise<PaperFile[]> {
  const rows = await newestFiles(trx, place).execute();
  // Only an invoice that stands for a missing packing list is unpacked.
  const isListed = rows.some(({ kind }) => kind === "PACKING_LIST");
  const isMade = rows.some(({ kind }) => kind === "COO" || kind === "BILLS");
  const made = isMade ? await attachmentKinds(trx, place.ownerId, place.shipmentId) : new Map<string, DocumentKind>();
  const files: PaperFile[] = [];
  for (const { key, kind, state } of rows) {
    // A letter to the bank is no bill of exchange (R-1291).
    if (made.get(key) === "covering-letter") continue;
    const mayHaveList = !isListed && kind === "INVOICE";
    files.push({
      key,
      type: kind,
      hasPackingList: mayHaveList && (await hasPackingList(trx, place.ownerId, key)),
      // Origin papers are the data for a certificate, which an agency issues.
      isLetOut: isLetOut(state) && made.get(key) !== "origin",
    });
  }
  return files;
}

/** The newest versions of a shipment's files that are not rejected. */
export function newestFiles(db: Db | Trx, { ownerId, shipmentId }: Place) {
  return (
    db
      .selectFrom("documentEntries as entry")
      .innerJoin("attachments as file", (join) => join.onRef("file.ownerId", "=", "entry.ownerId").onRef("file.key", "=", "entry.key"))
      .select(["entry.key", "entry.kind", "file.state"])
      .where("entry.ownerId", "=", ownerId)
      .where("entry.shipmentId", "=", shipmentId)
      .where("entry.isNewest", "=", 1)
      .where("file.state", "!=", "REJECTED")
      // A broker's bill is no bill of exchange, which is what a letter of credit asks for.
      .where(({ not, and, eb }) => not(and([eb("file.madeBy", "=", "PARTNER"), eb("entry.kind", "=", "BILLS")])))
      .orderBy("entry.storedAt", "desc")
      .orderBy("entry.key", "desc")
  );
}

async function hasPackingList(trx: Trx, ownerId: string, key: string): Promise<boolean> {
  const document = await generatedRequest(trx, ownerId, key);
  return document?.kind === "invoice" && document.request.addPL;
}
