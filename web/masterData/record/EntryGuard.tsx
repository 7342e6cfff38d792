import { UnsavedDialog } from "../../unsaved/UnsavedDialog.tsx";
import { useUnsavedGuard } from "../../unsaved/useUnsavedGuard.ts";
import { openEntry } from "./openEntry.ts";

/** Asks before what is typed in the form of a step or tab is lost by Back, another tab, or another page. */
export function EntryGuard() {
  return <UnsavedDialog guard={useUnsavedGuard(typed, () => undefined)} />;
}

const typed = { isChanged: () => openEntry.get() !== null, settle: () => openEntry.set(null), isOfTab: true };
