import type { ComponentType } from "react";
import { DialogBoundary } from "../relay/DialogBoundary.tsx";
import { lazyPart } from "../ui/loading/lazyPart.ts";

type OnDemand<Props> = ComponentType<Props & Failing> & {
  /** Prefetches the code. */
  preload: () => void;
};
type Failing = {
  /** The code did not come, and a toast was shown. The same function at each rendering, or the toast is shown again. */
  onFailed: () => void;
};

/** A component whose code loads when it is first rendered. Until then, and if it does not come, it shows nothing: the sheet stays (R-1422). */
export function onDemand<Props extends object>(load: () => Promise<ComponentType<Props>>): OnDemand<Props> {
  const Loaded = lazyPart(load);
  function OnDemand(props: Props & Failing) {
    return (
      <DialogBoundary attempt={null} onFailed={props.onFailed}>
        <Loaded {...props} />
      </DialogBoundary>
    );
  }
  return Object.assign(OnDemand, { preload: Loaded.preload });
}
