/** Page sizes. */
export const pageSizes = [10, 50, 100] as const;
const usualSize = 50;

/** The list's page in the address: `?rows=10&after=…`; the first 50 by default. */
export type ListPlace = { size: number; after: string | null };

export function readListPlace(search: URLSearchParams): ListPlace {
  const rows = Number(search.get("rows"));
  return { size: pageSizes.find((size) => size === rows) ?? usualSize, after: search.get("after") || null };
}

/** The query of a page's address, so that page buttons are links and going back returns to the same page. */
export function listSearch({ size, after }: ListPlace): string {
  const search = new URLSearchParams();
  if (size !== usualSize) search.set("rows", String(size));
  if (after !== null) search.set("after", after);
  return search.size === 0 ? "" : `?${search.toString()}`;
}

/** Whether two addresses show the same page of the same list; they may differ in `new`, which opens the form. */
export function isSameList(url: URL, other: URL): boolean {
  const [place, otherPlace] = [readListPlace(url.searchParams), readListPlace(other.searchParams)];
  return url.pathname === other.pathname && place.size === otherPlace.size && place.after === otherPlace.after;
}
