import { useState } from "react";
import { UnsavedDialog } from "./UnsavedDialog.tsx";
import { useUnsavedGuard } from "./useUnsavedGuard.ts";

type Props = {
  onLeave: () => void;
  /** Whether there is something to lose, read from the form itself; left out: there is, while this is rendered. */
  isChanged?: () => boolean;
  /** Whether the end of the session keeps it for its user. */
  isKept?: boolean;
};

/** Asks before what was entered on a page is lost, also by another tab of the page. Render it while there is something. */
export function UnsavedEdits({ onLeave, isChanged = always, isKept = false }: Props) {
  const [work] = useState(() => ({ isChanged, settle: onLeave, isOfTab: true, isKept }));
  return <UnsavedDialog guard={useUnsavedGuard(work, onLeave)} />;
}

function always(): boolean {
  return true;
}
