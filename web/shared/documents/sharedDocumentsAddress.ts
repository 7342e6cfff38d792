import { attachmentTypes, type AttachmentType } from "#domain/documents/attachment.ts";
import { documentSorts, type DocumentSort } from "#domain/documents/documentSearch.ts";
import { maxSearchLength } from "#domain/text/searchQuery.ts";
import { isGlobalId } from "../../documentSearch/documentsAddress.ts";

/** What a partner searches for; all of it is in the address (R-1105). Empty lists and nulls do not narrow. */
export type SharedDocumentsPlace = {
  q: string;
  types: AttachmentType[];
  /** An exporter by its global id. */
  exporter: string | null;
  /** Null: the best hits first, without words the newest. */
  sort: DocumentSort | null;
};

/** Reads the page's address. What is no value of a filter is ignored. */
export function readSharedDocumentsPlace(search: URLSearchParams): SharedDocumentsPlace {
  const types = search.getAll("type");
  return {
    q: (search.get("q") ?? "").slice(0, maxSearchLength),
    types: attachmentTypes.filter((type) => types.includes(type)),
    exporter: [search.get("exporter") ?? ""].find((id) => isGlobalId(id, "SharedExporter")) ?? null,
    sort: documentSorts.find((sort) => sort === search.get("sort")) ?? null,
  };
}

/** The query of a search's address, with "?" unless it is empty. */
export function sharedDocumentsSearch({ q, types, exporter, sort }: SharedDocumentsPlace): string {
  const search = new URLSearchParams();
  if (q !== "") search.set("q", q);
  for (const type of types) search.append("type", type);
  if (exporter !== null) search.set("exporter", exporter);
  if (sort !== null) search.set("sort", sort);
  return search.size === 0 ? "" : `?${search.toString()}`;
}

/** A search that finds everything, in the same order. */
export function withoutSharedFilters({ sort }: SharedDocumentsPlace): SharedDocumentsPlace {
  return { ...readSharedDocumentsPlace(new URLSearchParams()), sort };
}

/** Whether the search leaves out anything. */
export function isSharedNarrowed(place: SharedDocumentsPlace): boolean {
  return sharedDocumentsSearch({ ...place, sort: null }) !== "";
}

/** The search in GraphQL's `SharedDocumentSearch`. */
export function sharedSearchInput({ q, types, exporter, sort }: SharedDocumentsPlace) {
  return { query: q, types, ...(exporter !== null && { exporterId: exporter }), sort: sort ?? ("RELEVANCE" as const) };
}
