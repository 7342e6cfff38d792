import { attachmentTypeNames, type AttachmentType } from "#domain/documents/attachment.ts";
import {
  audienceChoiceNames,
  documentOriginNames,
  readStateNames,
  type DocumentFacets,
  type DocumentOrigin,
  type FacetCount,
  type ReadState,
} from "#domain/documents/documentSearch.ts";
import { attachmentStateNames, type AttachmentState } from "#domain/review/attachmentState.ts";
import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { countGroups, countValues, facet, namedCounts } from "./facetCounts.ts";
import { readNames } from "./recordNames.ts";
import { choicesOf, searchedEntries, selectedEntries, type FacetFilters, type Searched, type Selection } from "./selection.ts";

/** How many documents have the same values. */
type Group = {
  kind: AttachmentType;
  firmId: string;
  state: ReadState;
  origin: DocumentOrigin;
  review: AttachmentState;
  audience: string;
  count: number;
};
const groupColumns = ["kind", "firmId", "state", "origin", "review", "audience"] as const;

/** The facets but that of the consignees, each with the filter that narrows by it. Only an audience has several values. */
function facetsOf({ types, firmIds, textStates, origins, states, audiences }: FacetFilters) {
  return {
    types: facet(({ kind }: Group) => [kind], types),
    firms: facet(({ firmId }: Group) => [firmId], firmIds),
    textStates: facet(({ state }: Group) => [state], textStates),
    origins: facet(({ origin }: Group) => [origin], origins),
    states: facet(({ review }: Group) => [review], states),
    audiences: facet(({ audience }: Group) => choicesOf(audience), audiences),
  };
}

/**
 * Counts the found documents, and those of each value of each facet under all other filters, so that a filter's own other values stay to be
 * chosen. One pass over the documents for all facets but two: the months, and the consignees, of which an office has so many that groups
 * by them too would be nearly as many as documents (R-1234).
 */
export async function countDocuments(
  db: Db,
  ownerId: string,
  selection: Searched<Selection>,
): Promise<{ total: number; facets: DocumentFacets }> {
  const groups: Group[] = await groupedDocuments(db, ownerId, selection).execute();
  const by = facetsOf(selection);
  const all = Object.values(by);
  const counts = {
    types: countValues(groups, by.types, all),
    firms: countValues(groups, by.firms, all),
    buyers: await countBuyers(db, ownerId, selection),
    textStates: countValues(groups, by.textStates, all),
    origins: countValues(groups, by.origins, all),
    states: countValues(groups, by.states, all),
    audiences: countValues(groups, by.audiences, all),
  };
  const names = await readNames(db, ownerId, { firmIds: keysOf(counts.firms), buyerIds: keysOf(counts.buyers) });
  return {
    total: countGroups(groups, all),
    facets: {
      types: namedCounts(counts.types, (type) => attachmentTypeNames[type]),
      firms: namedCounts(counts.firms, (id) => names.firms.get(id) ?? ""),
      buyers: namedCounts(counts.buyers, (id) => names.buyers.get(id) ?? ""),
      textStates: namedCounts(counts.textStates, (state) => readStateNames[state]),
      origins: namedCounts(counts.origins, (origin) => documentOriginNames[origin]),
      states: namedCounts(counts.states, (state) => attachmentStateNames[state]),
      audiences: namedCounts(counts.audiences, (choice) => audienceChoiceNames[choice]),
      months: await countMonths(db, ownerId, selection),
    },
  };
}

/** The documents in groups by all facets that `facetsOf` has. */
export function groupedDocuments(db: Db, ownerId: string, { buyerIds, ...selection }: Searched<Selection>) {
  let entries = searchedEntries(db, ownerId, selection);
  if (buyerIds.length > 0) entries = entries.where("documentEntries.buyerId", "in", buyerIds);
  return entries
    .select(groupColumns)
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .groupBy(groupColumns);
}

async function countBuyers(db: Db, ownerId: string, selection: Searched<Selection>): Promise<Map<string, number>> {
  const rows = await selectedEntries(db, ownerId, { ...selection, buyerIds: [] })
    .select("buyerId")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .groupBy("buyerId")
    .execute();
  return new Map(rows.map(({ buyerId, count }) => [buyerId, count]));
}

/** How many documents are found. */
export async function countAll(db: Db, ownerId: string, selection: Searched<Selection>): Promise<number> {
  const { total } = await selectedEntries(db, ownerId, selection)
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return total;
}

async function countMonths(db: Db, ownerId: string, selection: Searched<Selection>): Promise<FacetCount[]> {
  const month = sql<string>`substr(document_entries.stored_at, 1, 7)`;
  const rows = await selectedEntries(db, ownerId, { ...selection, range: { from: null, to: null } })
    .select(month.as("month"))
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .groupBy(month)
    .orderBy(month, "desc")
    .execute();
  return rows.map(({ month: value, count }) => ({ value, name: value, count }));
}

function keysOf(counts: Map<string, number>): string[] {
  return [...counts.keys()];
}
