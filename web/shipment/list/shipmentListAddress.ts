import { cancelled, milestoneNames, type Milestone } from "#domain/shipment/progress/milestone.ts";
import { maxFindLength } from "#domain/shipment/search.ts";
import { keysOf } from "#domain/typedObject.ts";

/** Page sizes. */
export const pageSizes = [10, 50, 100] as const;
const usualSize = 50;

/** A status of the filter, by its name in GraphQL. */
export type ListStatus = Milestone | "CANCELLED";

/** The statuses of the filter with the words of their badge. */
export const statusNames: Record<ListStatus, string> = { ...milestoneNames, CANCELLED: cancelled };

/** The orders of the list by their names in the address; the first is the usual one. */
export const listSorts = ["newest", "oldest", "changed", "name", "name-desc", "invoice", "invoice-asc"] as const;
export type ListSort = (typeof listSorts)[number];

/** The list's page in the address: `?rows=10&status=PAID&find=rice&sort=name&after=…`; the newest 50 of any status by default. */
export type ListPlace = { size: number; status: ListStatus | null; find: string; sort: ListSort; after: string | null };

export function readListPlace(search: URLSearchParams): ListPlace {
  const rows = Number(search.get("rows"));
  const status = keysOf(statusNames).find((name) => name === search.get("status")) ?? null;
  const sort = listSorts.find((name) => name === search.get("sort")) ?? listSorts[0];
  const find = (search.get("find") ?? "").trim().slice(0, maxFindLength);
  return { size: pageSizes.find((size) => size === rows) ?? usualSize, status, find, sort, after: search.get("after") || null };
}

/** The query of a page's address, so that page buttons are links and going back returns to the same page. */
export function listSearch({ size, status, find, sort, after }: ListPlace): string {
  const search = new URLSearchParams();
  if (size !== usualSize) search.set("rows", String(size));
  if (status !== null) search.set("status", status);
  if (find !== "") search.set("find", find);
  if (sort !== listSorts[0]) search.set("sort", sort);
  if (after !== null) search.set("after", after);
  return search.size === 0 ? "" : `?${search.toString()}`;
}

/** Whether two addresses show the same page of the same list; they may differ in `new`, which opens the form. */
export function isSameList(url: URL, other: URL): boolean {
  const [place, otherPlace] = [readListPlace(url.searchParams), readListPlace(other.searchParams)];
  return url.pathname === other.pathname && listSearch(place) === listSearch(otherPlace);
}
