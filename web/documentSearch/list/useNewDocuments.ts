import { useEffect, useRef } from "react";
import { useRevalidator } from "react-router";
import { useRevalidateOnChange } from "../../liveUpdates/useRevalidateOnChange.ts";

/** How soon, in milliseconds, documents that are being read are looked at again, and how often for one search. */
const pause = 3_000;
const most = 20;

type Shown = {
  /** The search's address. */
  search: string;
  /** Whether only the first page is loaded: reloading a longer list would lose the reader's place. */
  isShort: boolean;
  /** Whether a document may be in the list, or look different, once it was read. */
  isReading: boolean;
};

/** Searches again when a shipment's documents change and while documents are read, which no event tells. */
export function useNewDocuments({ search, isShort, isReading }: Shown): void {
  const { revalidate, state } = useRevalidator();
  const tries = useRef({ search, count: 0 });
  useRevalidateOnChange(() => isShort);
  useEffect(() => {
    if (tries.current.search !== search) tries.current = { search, count: 0 };
    if (!isReading || !isShort || state !== "idle" || tries.current.count >= most) return;
    const timer = setInterval(() => {
      if (document.visibilityState !== "visible" || tries.current.count >= most) return;
      tries.current.count += 1;
      void revalidate();
    }, pause);
    return () => clearInterval(timer);
  }, [search, isReading, isShort, state, revalidate]);
}
