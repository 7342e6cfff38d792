import { useEffect, useState } from "react";
import { loadPictures, type Picture } from "./pagePictures.ts";
import type { RenderedPages } from "./renderedPages.ts";
import type { Drawing } from "./useDocumentPreview.ts";

/** How long a first page must be shown before the others are fetched, in ms. */
const calm = 300;

/** The pictures of each page, and the request they belong to. */
type Pages = { order: string; pictures: readonly (readonly Picture[])[] };

/**
 * The pictures of the pages from the second on, fetched once they have been wanted for a while. Until they arrive, and after a failure, the
 * last ones stay: the next render's first page reports the error.
 */
export function useFurtherPages(drawing: Drawing | null, isWanted: boolean): readonly (readonly Picture[])[] {
  const [pages, setPages] = useState<Pages | null>(null);
  const order = drawing !== null && drawing.pageCount > 1 && drawing.order !== pages?.order ? drawing.order : null;
  const request = drawing?.request;

  useEffect(() => {
    if (order === null || !request || !isWanted) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const timer = setTimeout(() => {
      const show = async ({ layeredPages }: RenderedPages) => {
        const pictures = await Promise.all(layeredPages.map(({ layers }) => loadPictures(layers, [])));
        if (!signal.aborted) setPages({ order, pictures });
      };
      const asked = request(order, { fromPage: 2 }).subscribe({ next: (drawn) => drawn && void show(drawn).catch(() => undefined) });
      signal.addEventListener("abort", () => asked.unsubscribe());
    }, calm);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [order, isWanted, request]);

  return pages?.pictures ?? [];
}
