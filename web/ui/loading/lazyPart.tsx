import type { ComponentType } from "react";
import { useArrival } from "./arrival.ts";

type Part<Props> = ComponentType<Props> & {
  /** Fetches the code ahead. When it cannot be had now, drawing the part tries again and tells. */
  preload: () => void;
};

/** A component whose code comes when it is first drawn. Unlike with React's own `lazy`, code that is there is drawn without a pause. */
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
