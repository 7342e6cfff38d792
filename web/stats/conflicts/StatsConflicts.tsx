import { lazy, Suspense, useSyncExternalStore } from "react";
import type { StatsSheet } from "../model/statsSheet.ts";

const CellConflictDialog = lazy(async () => ({ default: (await import("./CellConflictDialog.tsx")).CellConflictDialog }));

type Props = { sheet: StatsSheet; onClosed: () => void };

/** Asks about changes that met somebody else's, one act after the other; the code comes with the first. */
export function StatsConflicts({ sheet, onClosed }: Props) {
  const { conflicts } = sheet;
  const conflict = useSyncExternalStore(conflicts.subscribe, conflicts.first);
  function handleClosed() {
    conflicts.dismissFirst();
    onClosed();
  }
  return (
    <Suspense fallback={null}>
      {conflict !== null && <CellConflictDialog key={conflict.number} sheet={sheet} conflict={conflict} onClosed={handleClosed} />}
    </Suspense>
  );
}
