import { useState } from "react";
import { UnsavedDialog } from "../../unsaved/UnsavedDialog.tsx";
import { useUnsavedGuard } from "../../unsaved/useUnsavedGuard.ts";

type Props = { onLeave: () => void };

/** Asks before the edits of the transport card are lost, also by another tab of the shipment. Render it while there are any. */
export function UnsavedEdits({ onLeave }: Props) {
  const [work] = useState(() => ({ isChanged: () => true, settle: onLeave, isOfTab: true }));
  return <UnsavedDialog guard={useUnsavedGuard(work, onLeave)} />;
}
