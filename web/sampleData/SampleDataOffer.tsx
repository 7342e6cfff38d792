import { ErrorBoundary } from "../ui/feedback/ErrorBoundary.tsx";
import { lazyPart } from "../ui/loading/lazyPart.ts";
import { PromptSuspense } from "../ui/loading/PromptSuspense.tsx";

const TrySampleData = lazyPart(async () => (await import("./TrySampleData.tsx")).TrySampleData);

/** The offer of sample data, once it is loaded; a service that has none offers nothing. */
export function SampleDataOffer() {
  return (
    <ErrorBoundary attempt={null} renderFailure={() => null}>
      <PromptSuspense>
        <TrySampleData />
      </PromptSuspense>
    </ErrorBoundary>
  );
}
