import { createContext, useContext } from "react";

/** Has the nearest `PromptSuspense` draw its content again. */
export const Arrival = createContext<() => void>(() => {});

/**
 * For what suspends: tells the nearest `PromptSuspense` when that which it waits for is there. Give it what was thrown, and
 * throw that on.
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
