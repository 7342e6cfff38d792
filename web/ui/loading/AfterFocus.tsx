import { use, useEffect, useState, type ReactNode } from "react";
import { PromptSuspense } from "./PromptSuspense.tsx";

type Props = { fallback: ReactNode; children: ReactNode };

/**
 * Renders a dialog's content, which chooses its own focus, after the dialog's focus timers have run, and a placeholder until then. Content
 * rendered earlier could lose the focus while the user is already typing.
 */
export function AfterFocus({ fallback, children }: Props) {
  const [isThrough, setThrough] = useState(false);
  useEffect(() => {
    // The dialog sets its timer after this effect, so it fires before the second of these.
    let timer = setTimeout(() => {
      timer = setTimeout(() => setThrough(true));
    });
    return () => clearTimeout(timer);
  }, []);
  return <PromptSuspense fallback={fallback}>{isThrough ? children : <Waiting />}</PromptSuspense>;
}

const never = new Promise<never>(() => {});

/** Suspends forever, so that one and the same placeholder stays until the content is there. */
function Waiting(): never {
  return use(never);
}
