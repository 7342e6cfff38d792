import { z } from "zod";
import { documentOrigins, readStates } from "#domain/documents/documentSearch.ts";
import { count, decimal, id, instant, text, webAddress } from "./parsing/fields.ts";
import { attachment } from "./shipment.ts";

const piece = z.object({ text, isHit: z.boolean() });
const facetCount = z.object({ value: z.string(), name: text, count });
export type FacetCount = z.output<typeof facetCount>;

/** How many found documents have each value of a facet. */
export const facet = z.array(facetCount);

/** Where a search hits a document. */
export const hit = { snippet: z.array(piece), page: count.nullable() };

const foundDocument = z.object({
  attachment,
  shipmentId: id,
  shipmentName: text,
  firmId: id,
  firmName: text,
  buyerId: text,
  buyerName: text,
  origin: z.enum(documentOrigins),
  isGenerated: z.boolean(),
  isNewest: z.boolean(),
  textState: z.enum(readStates),
  problem: text,
  pageCount: count.nullable(),
  ...hit,
});
export type FoundDocument = z.output<typeof foundDocument>;

const facets = z.object({
  types: facet,
  firms: facet,
  buyers: facet,
  textStates: facet,
  origins: facet,
  states: facet,
  audiences: facet,
  months: facet,
});
export type Facets = z.output<typeof facets>;

/** REST's documents are attachments with more fields. */
const listed = z.preprocess((sent) => (typeof sent === "object" && sent !== null ? { ...sent, attachment: sent } : sent), foundDocument);

export const foundDocuments = z.object({ documents: z.array(listed), total: count, facets: facets.nullable() });

export type DocumentText = z.output<typeof documentText>;

export const documentText = z.object({
  textState: z.enum(readStates),
  problem: text,
  pageCount: count.nullable(),
  text: z.string(),
  ...hit,
});

export type PreparedZip = z.output<typeof preparedZip>;

export const preparedZip = z.object({ url: webAddress, files: count, sizeInMB: decimal, expiresAt: instant });

export type SavedSearch = z.output<typeof savedSearch>;

export const savedSearch = z.object({ savedSearchId: id, name: text, search: text, isShared: z.boolean(), isOwn: z.boolean() });
export const savedSearches = z.object({ savedSearches: z.array(savedSearch) });
