import { Suspense, type ReactNode } from "react";
import { useArrivals } from "./arrivals.ts";

type Props = { fallback?: ReactNode; children: ReactNode };

/**
 * A Suspense boundary that shows its content as soon as it is ready (ADR-0062). React delays the content up to 300 ms after its fallback,
 * but only when it retries by itself. So at each arrival of data or code the boundary renders its content again.
 */
export function PromptSuspense({ fallback = null, children }: Props) {
  return (
    <Suspense fallback={fallback}>
      <Attempt arrivals={useArrivals()}>{children}</Attempt>
    </Suspense>
  );
}

/** With a new prop, React renders the suspended children again. Children that are shown stay as they are. */
function Attempt({ children }: { arrivals: number; children: ReactNode }) {
  return children;
}
