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
import { choicesOf, searchedEntries, selectedEntries, type FacetFilters, type Selection } from "./selection.ts";
import { readNames } from "./recordNames.ts";

/** Maximum values of a facet, the most frequent first. */
const maxValues = 100;

/** How many documents have the same values. */
type Group = {
  kind: AttachmentType;
  firmId: string;
  buyerId: string;
  state: ReadState;
  origin: DocumentOrigin;
  review: AttachmentState;
  audience: string;
  count: number;
};
const groupColumns = ["kind", "firmId", "buyerId", "state", "origin", "review", "audience"] as const;

/** The values of each facet in a group, and the filter that narrows by it. Only an audience has several. */
const facetValues = {
  types: ({ kind }: Group) => [kind],
  firms: ({ firmId }: Group) => [firmId],
  buyers: ({ buyerId }: Group) => [buyerId],
  textStates: ({ state }: Group) => [state],
  origins: ({ origin }: Group) => [origin],
  states: ({ review }: Group) => [review],
  audiences: ({ audience }: Group) => choicesOf(audience),
} as const;
type Facet = keyof typeof facetValues;
const filterOf = {
  types: "types",
  firms: "firmIds",
  buyers: "buyerIds",
  textStates: "textStates",
  origins: "origins",
  states: "states",
  audiences: "audiences",
} as const satisfies Record<Facet, keyof FacetFilters>;

/**
 * Counts the found documents, and those of each value of each facet under all other filters, so that a filter's own other values stay to be
 * chosen. One pass over the documents for all facets, one for the months.
 */
export async function countDocuments(db: Db, ownerId: string, selection: Selection): Promise<{ total: number; facets: DocumentFacets }> {
  const groups: Group[] = await searchedEntries(db, ownerId, selection)
    .select(groupColumns)
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .groupBy(groupColumns)
    .execute();
  const counts = {
    types: countsOf(groups, selection, "types"),
    firms: countsOf(groups, selection, "firms"),
    buyers: countsOf(groups, selection, "buyers"),
    textStates: countsOf(groups, selection, "textStates"),
    origins: countsOf(groups, selection, "origins"),
    states: countsOf(groups, selection, "states"),
    audiences: countsOf(groups, selection, "audiences"),
  };
  const names = await readNames(db, ownerId, { firmIds: keysOf(counts.firms), buyerIds: keysOf(counts.buyers) });
  const total = groups.filter((group) => isWanted(group, selection, null)).reduce((sum, { count }) => sum + count, 0);
  return {
    total,
    facets: {
      types: named(counts.types, (type) => attachmentTypeNames[type]),
      firms: named(counts.firms, (id) => names.firms.get(id) ?? ""),
      buyers: named(counts.buyers, (id) => names.buyers.get(id) ?? ""),
      textStates: named(counts.textStates, (state) => readStateNames[state]),
      origins: named(counts.origins, (origin) => documentOriginNames[origin]),
      states: named(counts.states, (state) => attachmentStateNames[state]),
      audiences: named(counts.audiences, (choice) => audienceChoiceNames[choice]),
      months: await countMonths(db, ownerId, selection),
    },
  };
}

/** How many documents are found. */
export async function countAll(db: Db, ownerId: string, selection: Selection): Promise<number> {
  const { total } = await selectedEntries(db, ownerId, selection)
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return total;
}

async function countMonths(db: Db, ownerId: string, selection: Selection): Promise<FacetCount[]> {
  const month = sql<string>`substr(document_entries.stored_at, 1, 7)`;
  const rows = await selectedEntries(db, ownerId, { ...selection, range: { from: null, to: null } })
    .select(month.as("month"))
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .groupBy(month)
    .orderBy(month, "desc")
    .execute();
  return rows.map(({ month: value, count }) => ({ value, name: value, count }));
}

function countsOf<Name extends Facet>(
  groups: Group[],
  filters: FacetFilters,
  facet: Name,
): Map<ReturnType<(typeof facetValues)[Name]>[number], number> {
  const counts = new Map<ReturnType<(typeof facetValues)[Name]>[number], number>();
  for (const group of groups) {
    if (!isWanted(group, filters, facet)) continue;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The compiler does not follow the name to its own function.
    const values = facetValues[facet](group) as ReturnType<(typeof facetValues)[Name]>[number][];
    for (const value of values) counts.set(value, (counts.get(value) ?? 0) + group.count);
  }
  return counts;
}

/** Whether a group passes all filters but that of one facet. */
function isWanted(group: Group, filters: FacetFilters, except: Facet | null): boolean {
  return Object.entries(filterOf).every(([facet, filter]) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `filterOf` has no other keys.
    const name = facet as Facet;
    const wanted: readonly string[] = filters[filter];
    return name === except || wanted.length === 0 || facetValues[name](group).some((value) => wanted.includes(value));
  });
}

function named<Value extends string>(counts: Map<Value, number>, nameOf: (value: Value) => string): FacetCount[] {
  return Array.from(counts, ([value, count]) => ({ value, name: nameOf(value), count }))
    .toSorted((one, other) => other.count - one.count || compare(one.name, other.name) || compare(one.value, other.value))
    .slice(0, maxValues);
}

/** By code, the same on both engines. Deleted records have no names, so their ids decide. */
function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

function keysOf(counts: Map<string, number>): string[] {
  return [...counts.keys()];
}
