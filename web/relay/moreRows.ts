"use no memo"; // They change with each page: to memo their parts is more code than it saves work.

import { useEffect, useEffectEvent, useState } from "react";
import { showFailure } from "./showFailure.ts";

/** What `usePaginationFragment` returns. */
type Pages = {
  hasNext: boolean;
  isLoadingNext: boolean;
  loadNext: (count: number, options: { onComplete: (error: Error | null) => void }) => unknown;
};

type List = {
  /** How many rows have come. */
  rows: number;
  pageSize: number;
  /** The words and filters of a list that has some: other ones begin at the first page again. */
  search?: string;
};

/** A list's end: whether there are more rows, and what loads them. */
export type MoreRows = { hasNext: boolean; isLoading: boolean; hasFailed: boolean; onMore: () => void };

/**
 * Loads a list's further rows, a page with each `onMore`. It counts what the reader asked for: Relay ignores `loadNext` while the page loads
 * again, and a page that has loaded again begins with the first rows alone (R-1267).
 */
export function useMoreRows(pages: Pages, { rows, pageSize, search = "" }: List): MoreRows {
  const [asked, setAsked] = useState({ search, rows: 0, hasFailed: false });
  const isSame = asked.search === search;
  const isLoading = pages.hasNext && isSame && rows < asked.rows;
  useLoadWhile(pages, isLoading, { pageSize, onFailed: () => setAsked({ search, rows: 0, hasFailed: true }) });
  return {
    hasNext: pages.hasNext,
    isLoading,
    hasFailed: pages.hasNext && isSame && asked.hasFailed,
    onMore: () => setAsked({ search, rows: rows + pageSize, hasFailed: false }),
  };
}

/** Loads the next rows while the last ones that have come are near, until that fails. */
export function useMoreAtEnd({ hasNext, isLoading, hasFailed, onMore }: MoreRows, isNearEnd: boolean): void {
  const handleEnd = useEffectEvent(onMore);
  const isWanted = isNearEnd && hasNext && !isLoading && !hasFailed;
  useEffect(() => {
    if (isWanted) handleEnd();
  }, [isWanted]);
}

/** Loads a connection to its end, a hundred at a time, while `isWanted`: any of its records may be chosen. A failure ends it. */
export function useAllPages(pages: Pages, isWanted = true): void {
  const [hasFailed, setFailed] = useState(false);
  if (hasFailed && !isWanted) setFailed(false);
  useLoadWhile(pages, isWanted && !hasFailed, { pageSize: 100, onFailed: () => setFailed(true) });
}

function useLoadWhile(
  { hasNext, isLoadingNext, loadNext }: Pages,
  isWanted: boolean,
  { pageSize, onFailed }: { pageSize: number; onFailed: () => void },
): void {
  const handleComplete = useEffectEvent((error: Error | null) => {
    if (!error) return;
    showFailure(error, "The next rows could not be loaded. Please try again.");
    onFailed();
  });
  useEffect(() => {
    if (isWanted && hasNext && !isLoadingNext) loadNext(pageSize, { onComplete: (error) => handleComplete(error) });
  }, [isWanted, hasNext, isLoadingNext, loadNext, pageSize]);
}
