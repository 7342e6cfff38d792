import { createContext, use, useCallback, useLayoutEffect, useState } from "react";

type Hold = (isBegun: boolean) => void;

/** How the content of a dialog keeps it open; outside a dialog there is nothing to keep. */
export const HoldDialog = createContext<Hold>(() => {});

/** Whether something in the dialog must not be interrupted, and the value for `HoldDialog`. */
export function useHolds(): [isHeld: boolean, hold: Hold] {
  const [holds, setHolds] = useState(0);
  const hold = useCallback((isBegun: boolean) => setHolds((count) => count + (isBegun ? 1 : -1)), []);
  return [holds > 0, hold];
}

/** Keeps the dialog that this is shown in, if any, open while something runs: for content whose dialog does not know of it. */
export function useHeldDialog(isBusy: boolean): void {
  const hold = use(HoldDialog);
  // Before the next key is heard.
  useLayoutEffect(() => {
    if (!isBusy) return;
    hold(true);
    return () => hold(false);
  }, [hold, isBusy]);
}
