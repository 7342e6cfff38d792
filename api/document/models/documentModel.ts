import type { Day } from "#domain/time/dates.ts";
import type { ShipmentWarning } from "#domain/shipment/warning.ts";
import type { ContainerTable, FigureRow, HeaderRow, PackedGoods, PricedGoods, Row, Signature } from "../blocks/blockTypes.ts";
import type { Block } from "../text/markup.ts";

/**
 * Common to all documents: the header and the file's properties. A document before rendering is data: formatted strings in reading order.
 * Templates only place them and compute nothing; an empty string is a missing value.
 */
export type DocumentHeader = {
  title: string;
  number: string;
  /** As the firm prints dates. */
  date: string;
  /** Whether to print the letterhead image; otherwise the page shows the firm's name and address as text. */
  letterhead: boolean;
  sender: { name: string; lines: string[] };
  metadata: { title: string; subject: string; author: string; day: Day };
  /** Whether each page says SAMPLE, as its firm is sample data (R-1037). */
  isSample?: true | undefined;
  /** Unknown merge fields in the user's texts; the document prints them as written. */
  unknownFields: string[];
  /** What the document omits although the request asks for it. */
  warnings: ShipmentWarning[];
};

export type ContractModel = DocumentHeader & {
  kind: "contract";
  headerBoxes: HeaderRow[];
  goods: PricedGoods;
  figures: FigureRow[];
  words: Row[];
  terms: Row[];
  clauses: { name: string; blocks: Block[] }[];
  signatures: Signature[];
};

export type InvoiceModel = DocumentHeader & {
  kind: "proforma-invoice" | "invoice";
  headerBoxes: HeaderRow[];
  goods: PricedGoods;
  figures: FigureRow[];
  /** Memo rows that never change the total; empty if switched off or omitted. */
  breakup: Row[];
  commission: Row | null;
  words: Row[];
  bank: Row[];
  weights: Row[];
  containers: ContainerTable | null;
  remarks: string;
  declaration: string;
  signature: Signature;
  packingList: PackingListPart | null;
};

/** A packing list after its header: a separate document, or the last pages of an invoice. */
export type PackingListPart = {
  title: string;
  headerBoxes: HeaderRow[];
  goods: PackedGoods;
  containers: ContainerTable | null;
  remarks: string;
  signature: Signature;
};

export type PackingListModel = DocumentHeader & PackingListPart & { kind: "packing-list" };

export type CustomDocumentModel = DocumentHeader & { kind: "custom-document"; blocks: Block[]; signature: Signature | null };
