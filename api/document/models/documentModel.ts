import type { Day } from "#domain/dates.ts";
import type { ContainerTable, FigureRow, HeaderBoxes, PackedGoods, PricedGoods, Row, Signature } from "../blocks/blockTypes.ts";
import type { Block } from "../text/markup.ts";

/**
 * A sheet is a document before it is a drawing: finished strings in the order in which they are read. A template places
 * them and computes nothing; an empty string is a value that was not given.
 */
export type DocumentModel = ContractModel | InvoiceModel | PackingListModel | CustomDocumentModel;

/** What every document has: its head, and what the file tells of itself. */
export type DocumentHeader = {
  title: string;
  number: string;
  /** DD/MM/YYYY. */
  date: string;
  /** Whether the firm's letterhead image is wanted; without one its name and address are set as text. */
  letterhead: boolean;
  sender: { name: string; lines: string[] };
  metadata: { title: string; author: string; day: Day };
  /** Merge fields in the user's texts that nobody knows; they are printed as they were written. */
  unknownFields: string[];
};

export type ContractModel = DocumentHeader & {
  kind: "contract";
  headerBoxes: HeaderBoxes;
  goods: PricedGoods;
  figures: FigureRow[];
  words: Row[];
  terms: Row[];
  clauses: { name: string; blocks: Block[] }[];
  signatures: Signature[];
};

export type InvoiceModel = DocumentHeader & {
  kind: "proforma-invoice" | "invoice";
  headerBoxes: HeaderBoxes;
  goods: PricedGoods;
  figures: FigureRow[];
  /** Memo rows that never change the total; empty where they are switched off or all zero. */
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

/** A packing list after its cover: a document of its own, or the later pages of an invoice. */
export type PackingListPart = {
  title: string;
  headerBoxes: HeaderBoxes;
  goods: PackedGoods;
  containers: ContainerTable | null;
  remarks: string;
  signature: Signature;
};

export type PackingListModel = DocumentHeader & PackingListPart & { kind: "packing-list" };

export type CustomDocumentModel = DocumentHeader & { kind: "custom-document"; blocks: Block[]; signature: Signature | null };
