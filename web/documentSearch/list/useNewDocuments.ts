import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { useRevalidateOnChange } from "../../liveUpdates/useRevalidateOnChange.ts";

/** How soon, in milliseconds, documents that are being read are looked at again. */
const readingPause = 3_000;

type Shown = {
  /** Whether only the first page is loaded: reloading a longer list would lose the reader's place. */
  isShort: boolean;
  /** Whether a document is being read. */
  isReading: boolean;
};

/** Searches again when a shipment's documents change and when a document was read, which no event tells. */
export function useNewDocuments({ isShort, isReading }: Shown): void {
  const { revalidate, state } = useRevalidator();
  useRevalidateOnChange(() => isShort);
  useEffect(() => {
    if (!isReading || !isShort || state !== "idle") return;
    const timer = setTimeout(() => {
      if (document.visibilityState === "visible") void revalidate();
    }, readingPause);
    return () => clearTimeout(timer);
  }, [isReading, isShort, state, revalidate]);
}
