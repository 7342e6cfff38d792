import type { ShouldRevalidateFunction } from "react-router";

/** The parameter of the address that names the previewed document by its global id. */
export const previewParameter = "doc";

/** Whether a page of found documents has to load. The preview is part of its address; the page shows it from what is loaded. */
export const isOtherSearch: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  defaultShouldRevalidate && (currentUrl.href === nextUrl.href || searchWithoutPreview(currentUrl) !== searchWithoutPreview(nextUrl));

/** An address's query without the preview: the search, which alone decides what is loaded. */
function searchWithoutPreview({ searchParams }: URL): string {
  const others = new URLSearchParams(searchParams);
  others.delete(previewParameter);
  return others.toString();
}
