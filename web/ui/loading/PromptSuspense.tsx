import { Suspense, useReducer, type ReactNode } from "react";
import { Arrival } from "./arrival.ts";

type Props = { fallback?: ReactNode; children: ReactNode };

/**
 * A Suspense boundary that shows its content as soon as it is ready. React delays content up to 300 ms after its placeholder to avoid
 * flicker; an update of the boundary itself, when the data arrives, renders at once.
 */
export function PromptSuspense({ fallback = null, children }: Props) {
  // The React Compiler would reuse the old element, and skip the render.
  "use no memo";
  const [, draw] = useReducer((count: number) => count + 1, 0);
  return (
    <Arrival value={draw}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </Arrival>
  );
}
