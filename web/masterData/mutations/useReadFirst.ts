import { useState } from "react";
import { flushSync } from "react-dom";
import { showFailure } from "../../relay/showFailure.ts";
import { useFocusKept } from "../../ui/keyboard/useFocusKept.ts";

/** Resolves to what `ask` answers; to null if that fails, which a toast reports, or while another change is under way. */
type ReadFirst = <T>(ask: () => Promise<T>, failure: string) => Promise<T | null>;

/** Reads what is stored before a change is built on it. `isBusy`: whether the change itself runs. */
export function useReadFirst(isBusy: boolean): [readFirst: ReadFirst, isReading: boolean] {
  const [isReading, setReading] = useState(false);
  const isWaiting = isReading || isBusy;
  const holdFocus = useFocusKept(isWaiting);
  const readFirst: ReadFirst = async (ask, failure) => {
    if (isWaiting) return null;
    holdFocus();
    // The second press of Enter must find the form busy.
    flushSync(() => setReading(true));
    const stored = await ask().catch((error: unknown) => showFailure(error, failure));
    setReading(false);
    return stored ?? null;
  };
  return [readFirst, isReading];
}
