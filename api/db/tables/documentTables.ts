import type { AttachmentType } from "#domain/documents/attachment.ts";
import type { DocumentOrigin, ReadState } from "#domain/documents/documentSearch.ts";
import type { PaperSource, PaperState, PaperType } from "#domain/documents/papers.ts";
import type { AttachmentState } from "#domain/review/attachmentState.ts";
import type { Day } from "#domain/time/dates.ts";
import type { Flag, Instant, Json } from "./columnTypes.ts";

/** The tables of the search for documents (ADR-0098) and of document sets (ADR-0105); part of `Database`. The words' table differs by engine (wordIndex.ts). */
export type DocumentTables = {
  documentEntries: DocumentEntryTable;
  papers: PaperTable;
  /** Document sets for new shipments; `types` separated by commas. */
  paperTemplates: {
    ownerId: string;
    id: string;
    name: string;
    types: string;
    /** English name of the country of destination; "" for any. */
    country: string;
    /** The consignee, which may have been deleted; null for any. */
    buyerId: string | null;
    createdAt: Instant;
  };
  /** What a document says, its pages divided by form feeds; no row until it was read. */
  documentTexts: { ownerId: string; key: string; text: string };
  savedSearches: { ownerId: string; id: string; makerId: string; name: string; search: string; createdAt: Instant; isShared: Flag };
  /** A selection that an address downloads, as a list of keys. */
  documentZips: { ownerId: string; id: string; keys: Json; expiresAt: Instant };
};

/** What filters and sorts attachments, repeated from their files and shipments in the transactions that change those. */
type DocumentEntryTable = {
  ownerId: string;
  /** The key of the file. */
  key: string;
  shipmentId: string;
  firmId: string;
  /** The shipment's consignee. */
  buyerId: string;
  kind: AttachmentType;
  name: string;
  storedAt: Instant;
  state: ReadState;
  /** Why it could not be read; empty otherwise. */
  problem: string;
  /** When its words are to be made, or made again; null when they are up to date. A process that makes them puts it off. */
  dueAt: Instant | null;
  size: number;
  origin: DocumentOrigin;
  /** Who may see it, as `storedAudience` writes it. */
  audience: string;
  /** How far it has come. */
  review: AttachmentState;
  /** The day of its shipment's invoice. */
  invoiceDate: Day | "";
  /** Whether no later version of it exists. */
  isNewest: Flag;
  /** How often a process began to read it without finishing. */
  attempts: number;
  /** Raised by each change that its words depend on. */
  revision: number;
  pages: number | null;
  /** The number of its words in the embedded engine; unused on PostgreSQL. */
  number: number;
};

/**
 * The papers that a shipment needs or has, a row each, derived from its terms, its choices and its files in the transactions that change
 * those. Rows whose source is MANUAL are the choices themselves.
 */
type PaperTable = {
  ownerId: string;
  shipmentId: string;
  type: PaperType;
  isNeeded: Flag;
  /** Null: it is there without being needed. */
  source: PaperSource | null;
  state: PaperState;
  /** The file of the paper or of its draft; null if it is missing. */
  key: string | null;
  originals: number | null;
  copies: number | null;
  note: string;
  dueOn: Day | "";
};
