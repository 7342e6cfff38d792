import type { AttachmentType } from "#domain/documents/attachment.ts";
import type { AudienceChoice, DocumentOrigin, DocumentSort, ReadState } from "#domain/documents/documentSearch.ts";
import { readAudience, storedAudiences } from "#domain/partners/audience.ts";
import type { AttachmentState } from "#domain/review/attachmentState.ts";
import { parseSearch, type SearchQuery } from "#domain/text/searchQuery.ts";
import { sql, type RawBuilder } from "kysely";
import type { Db } from "../../db/database.ts";
import type { Range } from "../../time/dateRange.ts";
import { isPostgres } from "../../db/engine.ts";
import { isMatched, matchedDocuments, type SearchScope } from "../index/wordIndex.ts";

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
};

/** A selection whose words were looked up. */
export type Searched<Chosen> = Chosen & { matched: Matched };

/** `matchedDocuments` of both scopes; null if it was not asked for, and for an empty search. */
type Matched = Record<Exclude<SearchScope, "TEXT">, string | null>;

/** Looks up a selection's words once for all queries of an answer: in heads alone only if the order needs it and there is a document. */
export async function withMatches<Chosen extends Selection & { sort: DocumentSort }>(
  db: Db,
  ownerId: string,
  selection: Chosen,
): Promise<Searched<Chosen>> {
  const query = parseSearch(selection.q);
  const find = (scope: SearchScope) => matchedDocuments(db, ownerId, { query, scope, reader: "OFFICE" });
  const all = await find("ALL");
  if (!isHeadNeeded(query, selection.sort)) return { ...selection, matched: { ALL: all, HEAD: null } };
  return { ...selection, matched: { ALL: all, HEAD: all === "[]" ? all : await find("HEAD") } };
}

/** Whether the order asks for documents whose head has a search's words. */
function isHeadNeeded({ terms }: SearchQuery, sort: DocumentSort): boolean {
  return sort === "RELEVANCE" && terms.length > 0;
}

/** The filters that facets count; each facet counts under all filters but its own. */
export type FacetFilters = Pick<Selection, "types" | "firmIds" | "buyerIds" | "textStates" | "origins" | "states" | "audiences">;

type Entries = ReturnType<typeof entriesOf>;

function entriesOf(db: Db, ownerId: string) {
  return db.selectFrom("documentEntries").where("documentEntries.ownerId", "=", ownerId);
}

/** A list of found documents that is shorter has some three thousand at most. */
const shortList = 20_000;

/**
 * Of few found documents SQLite would still read all entries of the owner, in the order of an index that begins with the owner: the plus leaves
 * it the index of numbers alone (R-1228).
 */
export function foundEntries(db: Db, ownerId: string, found: string) {
  const entries = db.selectFrom("documentEntries").where(isMatched(db, found));
  if (isPostgres(db) || found.length > shortList) return entries.where("documentEntries.ownerId", "=", ownerId);
  return entries.where(sql`+document_entries.owner_id`, "=", ownerId);
}

/** An owner's documents under the filters that no facet counts: the search's words, dates, shipment and versions. */
export function searchedEntries(db: Db, ownerId: string, selection: Searched<Omit<Selection, keyof FacetFilters>>): Entries {
  const { shipmentId, range, invoiced, isNewestOnly, matched } = selection;
  let entries = matched.ALL === null ? entriesOf(db, ownerId) : foundEntries(db, ownerId, matched.ALL);
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
export function selectedEntries(db: Db, ownerId: string, selection: Searched<Selection>): Entries {
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
 * The order of found documents, the same on both engines (R-788): with words, those first whose name, numbers or parties have them all, then the
 * newest. The engines' own ranks differ, so they are not used (ADR-0098). For queries that have `documentEntries`.
 */
export function orderOf(db: Db, { sort, matched }: Searched<{ sort: DocumentSort }>): RawBuilder<unknown> {
  switch (sort) {
    case "OLDEST":
      return sql`document_entries.stored_at, document_entries.key`;
    case "NAME":
      return sql`lower(document_entries.name)${byCode(db)}, document_entries.key`;
    case "LARGEST":
      return sql`document_entries.size DESC, document_entries.key`;
    case "RELEVANCE":
      // Nothing to sort by is found fast, in the order of an index.
      if (matched.HEAD === null || matched.HEAD === "[]") return newest;
      return sql`CASE WHEN ${isMatched(db, matched.HEAD)} THEN 0 ELSE 1 END, ${newest}`;
    case "NEWEST":
      return newest;
  }
}

const newest = sql`document_entries.stored_at DESC, document_entries.key DESC`;

/** PostgreSQL sorts texts by the rules of a language by default; SQLite by their bytes. */
function byCode(db: Db) {
  return isPostgres(db) ? sql` COLLATE "C"` : sql``;
}
