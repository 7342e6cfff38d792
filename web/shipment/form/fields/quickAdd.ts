import { createContext, use } from "react";
import type { QuickAddKind } from "../../../masterData/quickAdd/quickAddTask.ts";
import type { FieldPath } from "../values/fieldPath.ts";
import type { PickEdit } from "../values/formEdits.ts";

/** A request to add what a pick-list lacks, and what choosing it does to the form. */
export type QuickAddRequest = { kind: QuickAddKind; label: string; typed: string; path: FieldPath; edit: PickEdit };

const QuickAddContext = createContext<((request: QuickAddRequest) => void) | null>(null);
export const QuickAddProvider = QuickAddContext.Provider;

/** Opens the dialog that adds an item to the master data from inside the form. */
export function useQuickAdd(): (request: QuickAddRequest) => void {
  const open = use(QuickAddContext);
  if (open === null) throw new Error("A shipment field stands outside the shipment form.");
  return open;
}
