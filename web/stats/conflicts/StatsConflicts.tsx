import { lazy, Suspense, useSyncExternalStore } from "react";
import type { StatsSheet } from "../model/statsSheet.ts";

const ClashDialog = lazy(async () => ({ default: (await import("./CellConflictDialog.tsx")).ClashDialog }));

type Props = { sheet: StatsSheet; onClosed: () => void };

/** Asks about changes that met somebody else's, one act after the other; the code comes with the first. */
export function StatsClashes({ sheet, onClosed }: Props) {
  const { clashes } = sheet;
  const clash = useSyncExternalStore(clashes.subscribe, clashes.first);
  function handleClosed() {
    clashes.leave();
    onClosed();
  }
  return (
    <Suspense fallback={null}>
      {clash !== null && <ClashDialog key={clash.number} sheet={sheet} clash={clash} onClosed={handleClosed} />}
    </Suspense>
  );
}
