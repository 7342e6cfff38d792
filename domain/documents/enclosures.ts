import { isLetOut } from "../review/attachmentState.ts";
import { transportDocumentNames, transportWords, usualOriginals } from "../shipment/progress/transportDocument.ts";
import type { Transport } from "../shipment/progress/transportFields.ts";
import type { Attachment, AttachmentType } from "./attachment.ts";
import type { DocumentKind } from "./document.ts";

/** A row of the documents that a covering letter encloses. */
type Enclosure = { document: string; originals: number; copies: number };

/** What banks get, in the order of a letter, with the usual counts: generated documents by kind, others by type. */
const enclosed: readonly (Enclosure & { kind?: DocumentKind; type?: AttachmentType })[] = [
  { document: "Bill of exchange", kind: "bill-of-exchange", type: "BILLS", originals: 2, copies: 0 },
  { document: "Commercial invoice", kind: "invoice", type: "INVOICE", originals: 3, copies: 0 },
  { document: "Packing list", kind: "packing-list", type: "PACKING_LIST", originals: 3, copies: 0 },
  { document: "Bill of lading", type: "BILL_OF_LADING", originals: 3, copies: 0 },
  { document: "Certificate of origin", type: "COO", originals: 1, copies: 0 },
  { document: "Insurance certificate", type: "COI", originals: 1, copies: 0 },
  { document: "Phytosanitary certificate", type: "PHYTO_SANITARY", originals: 1, copies: 0 },
  { document: "Fumigation certificate", type: "FUMIGATION", originals: 1, copies: 0 },
  { document: "Weight and quality certificate", type: "WEIGHT_AND_QUALITY", originals: 1, copies: 0 },
  { document: "Beneficiary's certificate", kind: "beneficiary-certificate", originals: 1, copies: 0 },
  { document: "Shipment advice", kind: "shipment-advice", originals: 0, copies: 1 },
  { document: "Shipping bill", type: "SHIPPING_BILL", originals: 0, copies: 1 },
];

/** What enclosing needs to know of a generated attachment, and of an uploaded version of one: its kind, and what its request says. */
export type GeneratedFile = {
  kind?: DocumentKind;
  /** An invoice with the packing list in its file. */
  hasPackingList?: boolean;
  /** A bill of exchange without a second. */
  isSoleBill?: boolean;
};

type Carried = { transport: Pick<Transport, "originalsIssued"> & Partial<Pick<Transport, "blType">>; lcNo?: string };
type Enclosed = (typeof enclosed)[number];

/**
 * The documents of a shipment that a covering letter to a bank encloses, a row each; superseded versions, files that are
 * not approved and bills of brokers do not count. `generated` has what is known of attachments by their keys. The transport document has the
 * name and as many originals as its card says, a bill of exchange as many as are drawn.
 */
export function enclosuresOf(
  { attachments, ...carried }: { attachments: readonly Attachment[] } & Carried,
  generated: ReadonlyMap<string, GeneratedFile>,
): Enclosure[] {
  const newest = attachments.filter(
    ({ supersededBy, state, madeBy, type }) =>
      (supersededBy === undefined || supersededBy === null) && isLetOut(state) && !(madeBy === "PARTNER" && type === "BILLS"),
  );
  const files = newest.map(({ key, type }) => ({ ...generated.get(key), type }));
  return enclosed.flatMap((row) => {
    const held = files.filter((file) => isIn(file, row));
    return held.length === 0 ? [] : [{ document: nameOf(row, carried), ...countsOf(row, { held, carried }) }];
  });
}

function isIn({ kind, type, hasPackingList = false }: GeneratedFile & { type: AttachmentType }, row: Enclosed): boolean {
  return (kind === undefined ? row.type === type : row.kind === kind) || (hasPackingList && row.kind === "packing-list");
}

/** What a letter calls a document: a bill of lading is what the card says that it is (R-1392). */
function nameOf({ document, type }: Enclosed, { transport }: Carried): string {
  return type === "BILL_OF_LADING" ? transportWords(transport.blType ?? "").document : document;
}

function countsOf({ kind, type, originals, copies }: Enclosed, { held, carried }: { held: GeneratedFile[]; carried: Carried }) {
  if (type === "BILL_OF_LADING") return transportDocumentCounts(carried);
  const isSole = kind === "bill-of-exchange" && held.every(({ isSoleBill = false }) => isSoleBill);
  return { originals: isSole ? 1 : originals, copies };
}

/**
 * The rows of a letter that is made in one set with documents of these kinds: those that banks get are enclosed too (R-1118). Each comes where
 * letters have it; a document that a row names already, and what would be more than `most` rows, adds none. `isSoleBill` says that the set's
 * bill of exchange has no second.
 */
export function withSetEnclosed<Row extends { document?: unknown }>(
  rows: readonly Row[],
  { kinds, most, isSoleBill = false }: { kinds: readonly DocumentKind[]; most: number; isSoleBill?: boolean },
): (Row | Enclosure)[] {
  const all: (Row | Enclosure)[] = [...rows];
  for (const [place, own] of enclosed.entries()) {
    const { kind, document } = own;
    const isNamed = all.some((row) => row.document === document);
    if (kind === undefined || !kinds.includes(kind) || isNamed || all.length >= most) continue;
    const next = all.findIndex((row) => placeOf(row.document) > place);
    all.splice(next < 0 ? all.length : next, 0, {
      document,
      ...countsOf(own, { held: [{ isSoleBill }], carried: { transport: { originalsIssued: null } } }),
    });
  }
  return all;
}

/** Where letters have a document; -1 for another's name. */
function placeOf(document: unknown): number {
  const isCarriage = typeof document === "string" && transportDocumentNames.has(document);
  return enclosed.findIndex((known) => known.document === (isCarriage ? "Bill of lading" : document));
}

/** A transport document without originals, such as a bill of lading with telex release, is enclosed as a copy. */
function transportDocumentCounts({ transport: { blType = "", originalsIssued }, lcNo = "" }: Carried) {
  const usual = usualOriginals(blType, lcNo.trim() !== "");
  const originals = blType === "TELEX" || usual === 0 ? 0 : (originalsIssued ?? usual);
  return { originals, copies: originals === 0 ? 1 : 0 };
}
