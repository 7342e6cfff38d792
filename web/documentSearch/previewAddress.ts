/** The parameter of the address that names the previewed document by its global id. */
export const previewParameter = "doc";

/** An address's query without the preview: the search, which alone decides what is loaded. */
export function searchWithoutPreview({ searchParams }: URL): string {
  const others = new URLSearchParams(searchParams);
  others.delete(previewParameter);
  return others.toString();
}
