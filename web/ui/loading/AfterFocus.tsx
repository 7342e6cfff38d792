import { use, useEffect, useState, type ReactNode } from "react";
import { PromptSuspense } from "./PromptSuspense.tsx";

type Props = { fallback: ReactNode; children: ReactNode };

/**
 * Content of a dialog that chooses its focus itself, behind its placeholder until it is there. The dialog takes the focus by
 * timers of its own when it opens; what is drawn before they are through could lose the focus under the hands of who is
 * already at work in it.
 */
export function AfterFocus({ fallback, children }: Props) {
  const [isThrough, setThrough] = useState(false);
  useEffect(() => {
    // The dialog's timer is set after this effect, and so due before the second of these.
    let timer = setTimeout(() => {
      timer = setTimeout(() => setThrough(true));
    });
    return () => clearTimeout(timer);
  }, []);
  return <PromptSuspense fallback={fallback}>{isThrough ? children : <Waiting />}</PromptSuspense>;
}

const never = new Promise<never>(() => {});

/** Keeps the placeholder standing, so that it is one and the same until the content is there. */
function Waiting(): never {
  return use(never);
}
