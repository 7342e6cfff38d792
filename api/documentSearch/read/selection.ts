import type { AttachmentType } from "#domain/documents/attachment.ts";
import type { AudienceChoice, DocumentOrigin, DocumentSort, ReadState } from "#domain/documents/documentSearch.ts";
import { readAudience, storedAudiences } from "#domain/partners/audience.ts";
import type { AttachmentState } from "#domain/review/attachmentState.ts";
import { isEmptySearch, parseSearch, type SearchQuery } from "#domain/text/searchQuery.ts";
import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import type { Range } from "../../time/dateRange.ts";
import { isPostgres } from "../../db/engine.ts";
import { hasWords, isMatched, matchedDocuments, type SearchScope } from "../index/wordIndex.ts";

/** Which documents to find. Empty lists and nulls do not narrow. */
export type Selection = {
  q: string;
  types: AttachmentType[];
  firmIds: string[];
  buyerIds: string[];
  textStates: ReadState[];
  origins: DocumentOrigin[];
  states: AttachmentState[];
  audiences: AudienceChoice[];
  shipmentId: string | null;
  /** When they were stored. */
  range: Range;
  /** The day of the shipment's invoice: days, both inclusive. */
  invoiced: Range;
  /** Leaves out documents that have a later version. */
  isNewestOnly: boolean;
  /** What the search's words have found, if it was looked up for several queries. */
  matched?: Matched;
};

/** `matchedDocuments` of both scopes; null if it was not asked for, and for an empty search. */
type Matched = Record<SearchScope, string | null>;

/** Looks up a selection's words once for all queries of an answer. */
export async function withMatches<Chosen extends Selection & { sort: DocumentSort }>(
  db: Db,
  ownerId: string,
  selection: Chosen,
): Promise<Chosen> {
  const query = parseSearch(selection.q);
  const needsHead = selection.sort === "RELEVANCE" && query.terms.length > 0;
  const matched = {
    ALL: await matchedDocuments(db, ownerId, query, "ALL"),
    HEAD: needsHead ? await matchedDocuments(db, ownerId, query, "HEAD") : null,
  };
  return { ...selection, matched };
}

function wordsFound(
  db: Db,
  ownerId: string,
  { query, scope, matched }: { query: SearchQuery; scope: SearchScope; matched: Matched | undefined },
) {
  const found = matched?.[scope] ?? null;
  return found === null ? hasWords(db, ownerId, query, scope) : isMatched(db, found);
}

/** The filters that facets count; each facet counts under all filters but its own. */
export type FacetFilters = Pick<Selection, "types" | "firmIds" | "buyerIds" | "textStates" | "origins" | "states" | "audiences">;

type Entries = ReturnType<typeof entriesOf>;

function entriesOf(db: Db, ownerId: string) {
  return db.selectFrom("documentEntries").where("documentEntries.ownerId", "=", ownerId);
}

/** An owner's documents under the filters that no facet counts: the search's words, dates, shipment and versions. */
export function searchedEntries(db: Db, ownerId: string, selection: Omit<Selection, keyof FacetFilters>): Entries {
  const { shipmentId, range, invoiced, isNewestOnly, matched } = selection;
  const query = parseSearch(selection.q);
  let entries = entriesOf(db, ownerId);
  if (!isEmptySearch(query)) entries = entries.where(wordsFound(db, ownerId, { query, scope: "ALL", matched }));
  if (shipmentId !== null) entries = entries.where("documentEntries.shipmentId", "=", shipmentId);
  if (range.from !== null) entries = entries.where("documentEntries.storedAt", ">=", range.from);
  if (range.to !== null) entries = entries.where("documentEntries.storedAt", "<=", range.to);
  if (invoiced.from !== null) entries = entries.where("documentEntries.invoiceDate", ">=", invoiced.from);
  // A shipment without an invoice has no day.
  if (invoiced.to !== null)
    entries = entries.where("documentEntries.invoiceDate", ">", "").where("documentEntries.invoiceDate", "<=", invoiced.to);
  if (isNewestOnly) entries = entries.where("documentEntries.isNewest", "=", 1);
  return entries;
}

/** An owner's documents under all filters. */
export function selectedEntries(db: Db, ownerId: string, selection: Selection): Entries {
  const { types, firmIds, buyerIds, textStates, origins, states, audiences } = selection;
  let entries = searchedEntries(db, ownerId, selection);
  if (types.length > 0) entries = entries.where("documentEntries.kind", "in", types);
  if (firmIds.length > 0) entries = entries.where("documentEntries.firmId", "in", firmIds);
  if (buyerIds.length > 0) entries = entries.where("documentEntries.buyerId", "in", buyerIds);
  if (textStates.length > 0) entries = entries.where("documentEntries.state", "in", textStates);
  if (origins.length > 0) entries = entries.where("documentEntries.origin", "in", origins);
  if (states.length > 0) entries = entries.where("documentEntries.review", "in", states);
  if (audiences.length > 0) entries = entries.where("documentEntries.audience", "in", audiencesWith(audiences));
  return entries;
}

/** The audiences, as they are stored, that have any of these choices. */
function audiencesWith(choices: readonly AudienceChoice[]): string[] {
  return storedAudiences.filter((stored) => choicesOf(stored).some((choice) => choices.includes(choice)));
}

/** The choices that a stored audience has. */
export function choicesOf(stored: string): AudienceChoice[] {
  const roles = readAudience(stored);
  return roles.length === 0 ? ["NOBODY"] : roles;
}

/**
 * Sorts found documents, the same on both engines (R-788): with words, those first whose name, numbers or parties have them all, then the
 * newest. The engines' own ranks differ, so they are not used (ADR-0098).
 */
export function sorted(
  db: Db,
  ownerId: string,
  entries: Entries,
  { q, sort, matched }: { q: string; sort: DocumentSort; matched?: Matched },
): Entries {
  const query: SearchQuery = { ...parseSearch(q), excluded: [] };
  switch (sort) {
    case "OLDEST":
      return entries.orderBy("documentEntries.storedAt").orderBy("documentEntries.key");
    case "NAME":
      return entries.orderBy(sql`lower(document_entries.name)${byCode(db)}`).orderBy("documentEntries.key");
    case "LARGEST":
      return entries.orderBy("documentEntries.size", "desc").orderBy("documentEntries.key");
    case "RELEVANCE":
      if (query.terms.length > 0) {
        // Nothing to sort by is found fast, in the order of an index.
        if (matched?.HEAD === "[]") break;
        entries = entries.orderBy(sql`CASE WHEN ${wordsFound(db, ownerId, { query, scope: "HEAD", matched })} THEN 0 ELSE 1 END`);
      }
      break;
    case "NEWEST":
      break;
  }
  return entries.orderBy("documentEntries.storedAt", "desc").orderBy("documentEntries.key", "desc");
}

/** PostgreSQL sorts texts by the rules of a language by default; SQLite by their bytes. */
function byCode(db: Db) {
  return isPostgres(db) ? sql` COLLATE "C"` : sql``;
}
