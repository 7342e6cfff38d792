import { useEffect } from "react";

type Pages = {
  hasNext: boolean;
  isLoadingNext: boolean;
  loadNext: (count: number) => unknown;
};

/** Loads a connection to its end, a hundred at a time, while `isWanted`: any of its records may be chosen. */
export function useAllPages({ hasNext, isLoadingNext, loadNext }: Pages, isWanted = true): void {
  useEffect(() => {
    if (isWanted && hasNext && !isLoadingNext) loadNext(100);
  }, [isWanted, hasNext, isLoadingNext, loadNext]);
}
