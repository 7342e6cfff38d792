import type { LinkAct } from "#domain/links/shareLink.ts";
import type { Flag, Instant, Recorded } from "./columnTypes.ts";

/** The tables of share links; part of `Database`. */
export type LinkTables = {
  shareLinks: ShareLinkTable;
  /** The documents that were put on a link. A visitor sees the newest approved version of each. */
  shareLinkDocuments: { ownerId: string; linkId: string; key: string; position: number };
  shareViews: ShareViewTable;
};

type ShareLinkTable = Recorded & {
  shipmentId: string;
  /** The member who made the present address: it ends when they may not make links any more. */
  makerId: string;
  /** SHA-256 of the address's token, hexadecimal; the token itself is not stored. */
  tokenHash: string;
  passwordHash: string | null;
  createdAt: Instant;
  expiresAt: Instant;
  revokedAt: Instant | null;
  /** When a visitor first opened it; null: not yet. */
  openedAt: Instant | null;
  /** Passwords tried since the last right one, and when the last was; "" without one. */
  tries: number;
  lastTryAt: Instant | "";
  asksName: Flag;
  allowsDownload: Flag;
  showsProgress: Flag;
  allowsDecision: Flag;
  allowsUpload: Flag;
};

/** What a visitor did, one line for each visit, act and file. */
type ShareViewTable = {
  ownerId: string;
  linkId: string;
  id: string;
  /** Random; the visitor's pass names it. */
  visit: string;
  act: LinkAct;
  /** The file's key; "" for opening. */
  key: string;
  at: Instant;
  name: string;
  email: string;
  network: string;
  document: string;
  /** How often, and when it was last done. */
  times: number;
  lastAt: Instant;
};
