import { attachmentTypes, type AttachmentType } from "#domain/documents/attachment.ts";
import {
  audienceChoices,
  documentOrigins,
  documentSorts,
  readStates,
  type AudienceChoice,
  type DocumentOrigin,
  type DocumentSort,
  type ReadState,
} from "#domain/documents/documentSearch.ts";
import { attachmentStates, type AttachmentState } from "#domain/review/attachmentState.ts";
import { maxSearchLength } from "#domain/text/searchQuery.ts";
import { isDay, localDayEnd, localDayStart, type Day } from "#domain/time/dates.ts";

/** What the page searches for; all of it is in the address. Ids are global ones. Empty lists and nulls do not narrow. */
export type DocumentsPlace = {
  q: string;
  types: AttachmentType[];
  firms: string[];
  buyers: string[];
  textStates: ReadState[];
  origins: DocumentOrigin[];
  states: AttachmentState[];
  audiences: AudienceChoice[];
  shipment: string | null;
  /** A month in UTC, such as 2025-11. */
  month: string | null;
  /** Days, both inclusive: those of `dated`. With them there is no month. */
  from: Day | null;
  to: Day | null;
  /** Which day they narrow: that on which the document was stored, in the reader's time zone, or that of its shipment's invoice. */
  dated: DocumentDate;
  /** Whether older versions are found too. */
  hasOldVersions: boolean;
  /** Null: the best hits first, without words the newest. */
  sort: DocumentSort | null;
};

export const documentDates = ["stored", "invoice"] as const;
export type DocumentDate = (typeof documentDates)[number];

/** The filters of several values, with their names in the address. */
const lists = {
  types: "type",
  firms: "firm",
  buyers: "buyer",
  audiences: "visible",
  states: "state",
  textStates: "text",
  origins: "made",
} as const;
export type ListFilter = keyof typeof lists;

/** Documents that the list, and ticking all, load at once: as many as the cost of one operation allows, and at most 100. */
export const pageSizes = { list: 50, selection: 100 } as const;

/** More values than a person chooses; the rest of a longer address is ignored. */
const maxValues = 100;
const maxId = 400;

/** Reads the page's address. What is no value of a filter is ignored. */
export function readDocumentsPlace(search: URLSearchParams): DocumentsPlace {
  const valuesOf = (filter: ListFilter) => [...new Set(search.getAll(lists[filter]))].slice(0, maxValues);
  const chosenOf = <Value extends string>(filter: ListFilter, known: readonly Value[]): Value[] => {
    const values = valuesOf(filter);
    return known.filter((value) => values.includes(value));
  };
  const month = search.get("month");
  const dayOf = (name: string) => [search.get(name) ?? ""].find((day) => isDay(day) && day >= "0001") ?? null;
  const [from, to] = [dayOf("from"), dayOf("to")];
  const hasDays = from !== null || to !== null;
  return {
    q: (search.get("q") ?? "").slice(0, maxSearchLength),
    types: chosenOf("types", attachmentTypes),
    firms: valuesOf("firms").filter((id) => isGlobalId(id, "Firm")),
    buyers: valuesOf("buyers").filter((id) => isGlobalId(id, "Buyer")),
    textStates: chosenOf("textStates", readStates),
    origins: chosenOf("origins", documentOrigins),
    states: chosenOf("states", attachmentStates),
    audiences: chosenOf("audiences", audienceChoices),
    shipment: [search.get("shipment") ?? ""].find((id) => isGlobalId(id, "Shipment")) ?? null,
    month: !hasDays && month !== null && /^\d{4}-(0[1-9]|1[0-2])$/.test(month) ? month : null,
    from,
    to,
    dated: documentDates.find((date) => hasDays && date === search.get("dated")) ?? "stored",
    hasOldVersions: search.get("versions") === "all",
    sort: documentSorts.find((sort) => sort === search.get("sort")) ?? null,
  };
}

/** The query of a search's address, with "?" unless it is empty. */
export function documentsSearch(place: DocumentsPlace): string {
  const search = new URLSearchParams();
  if (place.q !== "") search.set("q", place.q);
  for (const filter of listFilters) for (const value of place[filter]) search.append(lists[filter], value);
  if (place.shipment !== null) search.set("shipment", place.shipment);
  if (place.month !== null) search.set("month", place.month);
  if (place.from !== null) search.set("from", place.from);
  if (place.to !== null) search.set("to", place.to);
  if (place.dated !== "stored" && (place.from !== null || place.to !== null)) search.set("dated", place.dated);
  if (place.hasOldVersions) search.set("versions", "all");
  if (place.sort !== null) search.set("sort", place.sort);
  return search.size === 0 ? "" : `?${search.toString()}`;
}

export const listFilters = [
  "types",
  "firms",
  "buyers",
  "audiences",
  "states",
  "textStates",
  "origins",
] as const satisfies readonly ListFilter[];

/** A search with a value of a filter, or without it. */
export function withValue(place: DocumentsPlace, { filter, value, isWanted }: { filter: ListFilter; value: string; isWanted: boolean }) {
  const search = new URLSearchParams(documentsSearch(place));
  search.delete(lists[filter], value);
  if (isWanted) search.append(lists[filter], value);
  return readDocumentsPlace(search);
}

/** A search that finds everything: no words and no filters, in the same order. */
export function withoutFilters({ sort }: DocumentsPlace): DocumentsPlace {
  return { ...readDocumentsPlace(new URLSearchParams()), sort };
}

/** Whether the search leaves out anything but older versions. */
export function isNarrowed(place: DocumentsPlace): boolean {
  return documentsSearch({ ...place, sort: null, hasOldVersions: false }) !== "";
}

/** The search in GraphQL's `DocumentSearch`. */
export function searchInput(place: DocumentsPlace) {
  const { q, types, firms, buyers, textStates, origins, states, audiences, shipment, month, from, to, dated, hasOldVersions, sort } = place;
  return {
    query: q,
    types,
    firmIds: firms,
    buyerIds: buyers,
    textStates,
    origins,
    states,
    audiences,
    ...(shipment !== null && { shipmentId: shipment }),
    ...(month !== null && { storedFrom: `${month}-01T00:00:00.000Z`, storedTo: endOfMonth(month) }),
    ...(from !== null && (dated === "stored" ? { storedFrom: localDayStart(from) } : { invoicedFrom: from })),
    ...(to !== null && (dated === "stored" ? { storedTo: localDayEnd(to) } : { invoicedTo: to })),
    newestOnly: !hasOldVersions,
    sort: sort ?? ("RELEVANCE" as const),
  };
}

/** The last millisecond of a month in UTC. */
function endOfMonth(month: string): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number) - 1).toISOString();
}

/** Whether a text is a global id of that type; the server refuses a search with any other. */
export function isGlobalId(text: string, type: string): boolean {
  try {
    const decoded = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
    const encoded = btoa(decoded).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
    return encoded === text && text.length <= maxId && decoded.startsWith(`${type}:`) && decoded.length > type.length + 1;
  } catch {
    return false;
  }
}
