import { lazy, type ComponentType, type LazyExoticComponent } from "react";
import { emitArrival } from "./arrivals.ts";

type Part<Props> = LazyExoticComponent<ComponentType<Props>> & {
  /** Prefetches the code. If that fails, rendering the part tries again and reports the error. */
  preload: () => void;
};

/** React's `lazy`, which reports the arrival of the code to `PromptSuspense`. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): Part<Props> {
  async function loadPart(): Promise<{ default: ComponentType<Props> }> {
    try {
      return { default: await load() };
    } finally {
      // After this turn, React knows the code.
      setTimeout(emitArrival);
    }
  }
  return Object.assign(lazy(loadPart), { preload: () => void load().catch(() => null) });
}
