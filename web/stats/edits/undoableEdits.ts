import type { RowColour } from "#domain/stats.ts";
import type { Arrangement } from "../data/columnLayout.ts";
import type { StatsRowRef } from "../data/rowWindowStore.ts";

/** A cell's text before and after. */
export type CellChange = { readonly row: StatsRowRef; readonly columnId: string; readonly from: string; readonly to: string };
/** A row's colour before and after. */
export type ColourChange = { readonly row: StatsRowRef; readonly from: RowColour; readonly to: RowColour };

/** Something a person did to a sheet, with what is needed to undo it and to do it again. Deleting a column is none: it is final. */
export type StatsAct =
  | { readonly kind: "cells"; readonly changes: readonly CellChange[] }
  | { readonly kind: "colours"; readonly changes: readonly ColourChange[] }
  | { readonly kind: "width"; readonly columnId: string; readonly from: number; readonly to: number }
  | { readonly kind: "rename"; readonly columnId: string; readonly from: string; readonly to: string }
  | { readonly kind: "arrange"; readonly from: Partial<Arrangement>; readonly to: Partial<Arrangement> }
  | { readonly kind: "add"; readonly columnId: string };

/** The act that takes another one back; an added column is taken back by deleting it, which is no act. */
export function reverseOf<Act extends Exclude<StatsAct, { kind: "add" }>>(act: Act): StatsAct {
  switch (act.kind) {
    case "cells":
      return { ...act, changes: act.changes.map((change) => ({ ...change, from: change.to, to: change.from })) };
    case "colours":
      return { ...act, changes: act.changes.map((change) => ({ ...change, from: change.to, to: change.from })) };
    default:
      return { ...act, from: act.to, to: act.from } as StatsAct; // the two always have one type
  }
}

/** What is left of an act once a column is gone; null when it was about that column alone. */
export function withoutColumn(act: StatsAct, columnId: string): StatsAct | null {
  if (act.kind === "cells") {
    const changes = act.changes.filter((change) => change.columnId !== columnId);
    return changes.length === 0 ? null : { ...act, changes };
  }
  return "columnId" in act && act.columnId === columnId ? null : act;
}
