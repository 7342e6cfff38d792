import { useState } from "react";
import { textOfError } from "../../relay/RequestError.ts";
import { showError } from "../../ui/feedback/toast.ts";
import { pageSizes } from "../documentsAddress.ts";

type Pages = {
  hasNext: boolean;
  isLoadingNext: boolean;
  loadNext: (count: number, options: { onComplete: (error: Error | null) => void }) => unknown;
};

/** How a list of found documents loads its next page: at its end by itself (`atEnd`), or by a button (`more`) once that has failed for this search. */
export function useLoadMore({ hasNext, isLoadingNext, loadNext }: Pages, search: string) {
  const [failedFor, setFailedFor] = useState<string | null>(null);
  const hasFailed = failedFor === search && hasNext;
  function onLoad() {
    loadNext(pageSizes.list, {
      onComplete(error) {
        setFailedFor(error ? search : null);
        if (error) showError(textOfError(error));
      },
    });
  }
  return {
    atEnd: hasNext && !isLoadingNext && !hasFailed ? { onEnd: onLoad } : {},
    more: { hasFailed, isLoading: isLoadingNext, onLoad },
  };
}
