import type { SnippetPiece } from "../text/snippet.ts";
import { maxSearchLength } from "../text/searchQuery.ts";
import { partnerRoleNames, partnerRoles } from "../partners/partner.ts";
import type { Attachment } from "./attachment.ts";

/**
 * What is known of a document's text: not read yet, read, no text in it (a scan or a picture), unreadable, or read to the limit of pages or
 * characters.
 */
export const readStates = ["PENDING", "DONE", "SCAN", "FAILED", "TOO_LONG"] as const;
export type ReadState = (typeof readStates)[number];

export const readStateNames: Record<ReadState, string> = {
  PENDING: "Being read",
  DONE: "Has text",
  SCAN: "Scan",
  FAILED: "Unreadable",
  TOO_LONG: "Read in part",
};

export const documentSorts = ["RELEVANCE", "NEWEST", "OLDEST", "NAME", "LARGEST"] as const;
export type DocumentSort = (typeof documentSorts)[number];

/** Where a document comes from: Lading made it from a shipment, the office uploaded or merged it, or it came from outside. */
export const documentOrigins = ["GENERATED", "UPLOADED", "PARTNER", "LINK"] as const;
export type DocumentOrigin = (typeof documentOrigins)[number];

export const documentOriginNames: Record<DocumentOrigin, string> = {
  GENERATED: "Made by Lading",
  UPLOADED: "Uploaded",
  PARTNER: "From a partner",
  LINK: "From a share link",
};

/** Whom a document may be shown to, as a filter: a role of partners, or nobody outside the office. */
export const audienceChoices = ["NOBODY", ...partnerRoles] as const;
export type AudienceChoice = (typeof audienceChoices)[number];

export const audienceChoiceNames: Record<AudienceChoice, string> = { NOBODY: "Nobody", ...partnerRoleNames };

/** A found document. `page` is that of the hit, from 1; null without one in the text. */
export type FoundDocument = Attachment & {
  shipmentId: string;
  shipmentName: string;
  firmId: string;
  firmName: string;
  buyerId: string;
  buyerName: string;
  origin: DocumentOrigin;
  isGenerated: boolean;
  isNewest: boolean;
  textState: ReadState;
  problem: string;
  pageCount: number | null;
  snippet: SnippetPiece[];
  page: number | null;
};

/** Values of a facet, the most frequent first; months are all there. */
export const maxFacetValues = 100;

/** How many of the found documents have a value; `name` is for people. */
export type FacetCount = { value: string; name: string; count: number };

export type DocumentFacets = {
  types: FacetCount[];
  firms: FacetCount[];
  buyers: FacetCount[];
  textStates: FacetCount[];
  origins: FacetCount[];
  states: FacetCount[];
  /** A document that several roles may see counts for each. */
  audiences: FacetCount[];
  /** By month, such as "2025-11". */
  months: FacetCount[];
};

export type FoundDocuments = { documents: FoundDocument[]; total: number; facets: DocumentFacets | null };

/** A search under a name. `search` is the page's address after "?". */
export type SavedSearch = { savedSearchId: string; name: string; search: string; isShared: boolean; isOwn: boolean };

export const maxZipFiles = 500;
export const maxZipBytes = 1024 * 1024 * 1024;
export const maxSavedSearches = 50;
export const maxSavedSearchName = 60;
export const maxSavedSearchLength = 2_000;

export const documentSearchMessages = {
  queryLong: `The search is longer than ${maxSearchLength} characters`,
  zipTooMuch: `At most ${maxZipFiles} documents and ${maxZipBytes / 1024 ** 3} GB can be downloaded at once`,
  zipEither: "Please name either documents or a search",
  zipEmpty: "Please select at least one document",
  zipFailed: "No download URL received from server",
  locked: "Locked by a password",
  damaged: "The file is damaged",
  tooSlow: "Reading it took too long",
  tooHeavy: "Reading it took too much memory",
  notRead: "It could not be read",
  noRoom: "The storage was full, so its text was not kept",
  notFailed: "Only a document that could not be read is read again",
  savedSearchNotFound: "Saved search not found",
  savedSearchName: `Please enter a name of at most ${maxSavedSearchName} characters`,
  savedSearchOfColleague: "Only who saved a search for the team can take it from the team",
  savedSearchTaken: "A saved search has this name",
  savedSearchesFull: `At most ${maxSavedSearches} searches can be saved`,
  searchSaved: "Search saved successfully",
  searchDeleted: "Saved search deleted successfully",
} as const;
