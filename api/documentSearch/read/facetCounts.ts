import { maxFacetValues, type FacetCount } from "#domain/documents/documentSearch.ts";

/** Documents that have the same values, and how many they are. */
type Group = { count: number };

/** A facet: the values of a group of documents, and those that the search wants; without any it does not narrow. */
type Facet<Of extends Group, Value extends string> = { valuesOf: (group: Of) => readonly Value[]; has: (group: Of) => boolean };

export function facet<Of extends Group, Value extends string>(
  valuesOf: (group: Of) => readonly Value[],
  wanted: readonly string[],
): Facet<Of, Value> {
  return { valuesOf, has: (group) => wanted.length === 0 || valuesOf(group).some((value) => wanted.includes(value)) };
}

/** How many documents have each value of a facet, under all other filters, so that its own other values stay to be chosen. */
export function countValues<Of extends Group, Value extends string>(
  groups: readonly Of[],
  counted: Facet<Of, Value>,
  all: readonly Facet<Of, string>[],
): Map<Value, number> {
  const counts = new Map<Value, number>();
  for (const group of groups) {
    if (!all.every((one) => one === counted || one.has(group))) continue;
    for (const value of counted.valuesOf(group)) counts.set(value, (counts.get(value) ?? 0) + group.count);
  }
  return counts;
}

/** How many documents pass all filters. */
export function countGroups<Of extends Group>(groups: readonly Of[], all: readonly Facet<Of, string>[]): number {
  return groups.filter((group) => all.every((one) => one.has(group))).reduce((sum, { count }) => sum + count, 0);
}

/** The counts with names for people, the most frequent first; at most 100. */
export function namedCounts<Value extends string>(counts: Map<Value, number>, nameOf: (value: Value) => string): FacetCount[] {
  return Array.from(counts, ([value, count]) => ({ value, name: nameOf(value), count }))
    .toSorted((one, other) => other.count - one.count || compare(one.name, other.name) || compare(one.value, other.value))
    .slice(0, maxFacetValues);
}

/** By code, the same on both engines. Deleted records have no names, so their ids decide. */
export function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
