import { createContext, useContext } from "react";

/** Renders the nearest `PromptSuspense` again. */
export const Arrival = createContext<() => void>(() => {});

/**
 * For code that suspends: renders the nearest `PromptSuspense` again when the awaited data arrives. Pass it the thrown value, then rethrow
 * that.
 */
export function useArrival(): (thrown: unknown) => void {
  const draw = useContext(Arrival);
  return (thrown) => {
    if (isPromise(thrown)) thrown.then(draw, draw);
  };
}

function isPromise(thrown: unknown): thrown is PromiseLike<unknown> {
  return typeof thrown === "object" && thrown !== null && "then" in thrown && typeof thrown.then === "function";
}
