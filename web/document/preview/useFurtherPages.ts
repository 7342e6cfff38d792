import { useEffect, useState } from "react";
import { addressOf, requestPages, type Drawing } from "./useDocumentPreview.ts";

/** How long a first page must stand before the others are asked for, in ms. */
const calm = 300;

/** The addresses of pages, and of which order they are. */
type Pages = { order: string; addresses: readonly string[] };

/**
 * The addresses of the pictures of a drawing's pages from the second on, asked for once they are wanted for a while;
 * until they come, those of the drawing before. A failure leaves those: the next drawing's first page tells of what is wrong.
 */
export function useFurtherPages(drawing: Drawing | null, isWanted: boolean): readonly string[] {
  const [pages, setPages] = useState<Pages | null>(null);
  const order = drawing !== null && drawing.pageCount > 1 && drawing.order !== pages?.order ? drawing.order : null;

  useEffect(() => {
    if (order === null || !isWanted) return;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      const request = requestPages(order, { fromPage: 2 }).subscribe({
        next: ({ previewDocument }) => setPages({ order, addresses: (previewDocument?.pages ?? []).map(addressOf) }),
      });
      abort.signal.addEventListener("abort", () => request.unsubscribe());
    }, calm);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [order, isWanted]);

  // By the time this runs the next pages stand in their places.
  useEffect(() => () => pages?.addresses.forEach((address) => URL.revokeObjectURL(address)), [pages]);
  return pages?.addresses ?? [];
}
