import { z } from "zod";
import { documentKinds, documentOf, type DocumentKind } from "#domain/documents/document.ts";
import type { Shipment } from "#domain/shipment/shipment.ts";
import type { ShipmentWarning } from "#domain/shipment/warning.ts";
import type { Db } from "../../db/database.ts";
import { parseStored } from "../../db/storedJson.ts";
import { followingCard } from "../card/documentCard.ts";
import { DocumentProblem } from "../limits/documentProblem.ts";
import { composeModel } from "../models/buildDocumentModel.ts";
import { withPrintSettings } from "../printSettings.ts";
import { changesBetween, shortened } from "./printedChanges.ts";
import { printedData } from "./printedData.ts";
import { isPartOf, isSameFact } from "./sameFact.ts";
import { unpackModel } from "./storedModel.ts";

/** Newest documents that one reading of a shipment compares; of more, the oldest stay unknown. */
const mostReviewed = 20;

const factsOf = z.record(z.string(), z.string());

/** Captions of other documents' numbers. A contract is not out of date because its proforma invoice was made after it (R-532). */
const laterNumbers = new Set(["Contract no. and date", "Proforma invoice no. and date"]);

type Newest = { key: string; series: string; shipmentVersion: number; facts: string; size: number };

/**
 * A shipment with what its newest documents would print differently now (`staleFields`), and with a warning for each datum that two of them
 * print differently. Draws nothing.
 */
export async function reviewDocuments(db: Db, ownerId: string, shipment: Shipment): Promise<Shipment> {
  const newest = shipment.attachments.filter(({ version, supersededBy }) => version !== undefined && supersededBy === null);
  const keys = newest.map(({ key }) => key).slice(-mostReviewed);
  if (keys.length === 0) return shipment;
  const rows = await db
    .selectFrom("documentModels")
    .select(["key", "series", "shipmentVersion", "facts", "size"])
    .where("ownerId", "=", ownerId)
    .where("key", "in", keys)
    .execute();
  const stale = new Map<string, string[] | null>();
  const printed = await withPrintSettings(db, ownerId, shipment);
  for (const row of rows) stale.set(row.key, await staleFields(db, ownerId, row, printed));
  const attachments = shipment.attachments.map((attachment) =>
    attachment.version === undefined ? attachment : { ...attachment, staleFields: stale.get(attachment.key) ?? null },
  );
  return { ...shipment, attachments, warnings: [...(shipment.warnings ?? []), ...contradictions(inOrder(rows))] };
}

/** Unknown for a model that was not kept, or a document that can no longer be made. */
async function staleFields(db: Db, ownerId: string, row: Newest, shipment: Shipment): Promise<string[] | null> {
  if (row.size === 0) return null;
  if (row.shipmentVersion === shipment.version) return [];
  const kept = await db
    .selectFrom("documentModels")
    .select("model")
    .where("ownerId", "=", ownerId)
    .where("key", "=", row.key)
    .executeTakeFirst();
  // The document may have been deleted since its row was read.
  const stored = await unpackModel(kept?.model ?? "");
  if (!stored) return null;
  try {
    const now = printedData(composeModel(followingCard(stored.document, shipment.transport), shipment));
    const changes = changesBetween(printedData(stored.model), now);
    return changes.filter(({ field, from }) => from !== "" || !laterNumbers.has(field)).map(({ field }) => field);
  } catch (error) {
    if (error instanceof DocumentProblem) return null;
    throw error;
  }
}

/** In the order of the Actions menu. */
function inOrder(rows: Newest[]): { kind: DocumentKind; words: { name: string; inSentence: string }; facts: Record<string, string> }[] {
  return documentKinds.flatMap((kind) =>
    rows
      .filter(({ series }) => series.startsWith(`${kind} `))
      .map(({ key, facts }) => ({
        kind,
        words: documentOf(kind).words,
        facts: parseStored(factsOf, facts, { column: "documentModels.facts", id: key }),
      })),
  );
}

/** The data that two documents print differently, each with the first pair: 'Invoice says 1,200.00 KG, packing list says 1,180.00 KG'. */
function contradictions(documents: ReturnType<typeof inOrder>): ShipmentWarning[] {
  const labels = new Set(documents.flatMap(({ facts }) => Object.keys(facts)));
  return [...labels].flatMap((label): ShipmentWarning[] => {
    const said = documents.flatMap(({ facts, ...document }) => (facts[label] === undefined ? [] : [{ ...document, fact: facts[label] }]));
    const pairs = said.flatMap((one, index) => said.slice(index + 1).map((other) => [one, other] as const));
    const pair = pairs.find(([one, other]) => !isSameFact(label, one.fact, other.fact) && !isPartShipment(label, one, other));
    if (!pair) return [];
    const [one, other] = pair;
    const [first, second] = shortened(one.fact, other.fact);
    const message = `${label}: ${one.words.name} says ${first}, ${other.words.inSentence} says ${second}`;
    return [{ message, code: "DOCUMENTS_DIFFER", field: ["attachments"] }];
  });
}

type Said = { kind: DocumentKind; fact: string };

/** Whether the one offers more than the other ships: a contract for the full quantity stays while its parts are invoiced. */
function isPartShipment(label: string, one: Said, other: Said): boolean {
  return offers.has(one.kind) && !offers.has(other.kind) && isPartOf(label, other.fact, one.fact);
}

const offers: ReadonlySet<DocumentKind> = new Set(["contract", "proforma-invoice"]);
