import { useState } from "react";
import { useFocusKept } from "./useFocusKept.ts";

/** Carries out what takes a while, as `isWaiting` says; a button that is disabled meanwhile has the focus again afterwards. */
export function useWait(): [isWaiting: boolean, wait: <Result>(work: () => Promise<Result>) => Promise<Result>] {
  const [isWaiting, setWaiting] = useState(false);
  const holdFocus = useFocusKept(isWaiting);
  function wait<Result>(work: () => Promise<Result>): Promise<Result> {
    holdFocus();
    setWaiting(true);
    return work().finally(() => setWaiting(false));
  }
  return [isWaiting, wait];
}
