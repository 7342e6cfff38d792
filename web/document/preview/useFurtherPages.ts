import { useEffect, useState } from "react";
import { addressOf, type Drawing } from "./useDocumentPreview.ts";

/** How long a first page must be shown before the others are fetched, in ms. */
const calm = 300;

/** The pages' addresses, and the request they belong to. */
type Pages = { order: string; addresses: readonly string[] };

/**
 * Addresses of the pictures from the second page on, fetched once they have been wanted for a while. Until they arrive, and after a
 * failure, the last ones stay: the next render's first page reports the error.
 */
export function useFurtherPages(drawing: Drawing | null, isWanted: boolean): readonly string[] {
  const [pages, setPages] = useState<Pages | null>(null);
  const order = drawing !== null && drawing.pageCount > 1 && drawing.order !== pages?.order ? drawing.order : null;
  const request = drawing?.request;

  useEffect(() => {
    if (order === null || !request || !isWanted) return;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      const asked = request(order, { fromPage: 2 }).subscribe({
        next: (drawn) => setPages({ order, addresses: (drawn?.pages ?? []).map(addressOf) }),
      });
      abort.signal.addEventListener("abort", () => asked.unsubscribe());
    }, calm);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [order, isWanted, request]);

  // By the time this runs the next pages have replaced them.
  useEffect(() => () => pages?.addresses.forEach((address) => URL.revokeObjectURL(address)), [pages]);
  return pages?.addresses ?? [];
}
