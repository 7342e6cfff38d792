import { useEffect, useEffectEvent } from "react";
import { createStore } from "../../ui/store/store.ts";

/** The form of the present step or tab, while something in it is not saved. */
type OpenEntry = {
  /** What the form does when it is saved. */
  verb: "adds" | "updates";
  /** Saves the form, or marks its fields; resolves to whether it was saved. */
  save: () => Promise<boolean>;
};

/** The touched form on the page; null if none has unsaved changes. A page shows one such form at a time. */
export const openEntry = createStore<OpenEntry | null>(null);

type Entry = { isTouched: boolean; isEditing: boolean; save: () => Promise<boolean> };

/** Tells the page about a form with unsaved changes, so that Next saves it and leaving asks. */
export function useOpenEntry({ isTouched, isEditing, save }: Entry): void {
  const handleSave = useEffectEvent(save);
  useEffect(() => {
    if (!isTouched) return undefined;
    const entry: OpenEntry = { verb: isEditing ? "updates" : "adds", save: () => handleSave() };
    openEntry.set(entry);
    return () => {
      if (openEntry.get() === entry) openEntry.set(null);
    };
  }, [isTouched, isEditing]);
}
