import type { ComponentType } from "react";
import { useArrival } from "./arrival.ts";

type Part<Props> = ComponentType<Props> & {
  /** Prefetches the code. If that fails, rendering the part tries again and reports the error. */
  preload: () => void;
};

/** A component whose code loads at first render. Unlike React's `lazy`, it renders loaded code without suspending. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): Part<Props> {
  let Loaded: ComponentType<Props> | null = null;
  let failure: { error: unknown } | null = null;
  let loading: Promise<void> | null = null;

  async function take(): Promise<void> {
    Loaded = await load();
  }

  function LazyPart(props: Props) {
    const noteArrival = useArrival();
    if (Loaded !== null) return <Loaded {...props} />;
    if (failure !== null) throw failure.error;
    loading ??= take().catch((error: unknown) => void (failure = { error }));
    noteArrival(loading);
    throw loading;
  }

  return Object.assign(LazyPart, { preload: () => void take().catch(() => null) });
}
