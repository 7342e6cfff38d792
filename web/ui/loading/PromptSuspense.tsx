import { Suspense, useReducer, type ReactNode } from "react";
import { Arrival } from "./arrival.ts";

type Props = { fallback?: ReactNode; children: ReactNode };

/**
 * A Suspense boundary whose content stands as soon as it is there. React lets no content follow its placeholder within
 * 300 ms, so that several of them do not flicker; but an update of the boundary's own, when what it waits for arrives, is
 * drawn at once.
 */
export function PromptSuspense({ fallback = null, children }: Props) {
  // The React Compiler would give the boundary its old element, and with that nothing to draw.
  "use no memo";
  const [, draw] = useReducer((count: number) => count + 1, 0);
  return (
    <Arrival value={draw}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </Arrival>
  );
}
