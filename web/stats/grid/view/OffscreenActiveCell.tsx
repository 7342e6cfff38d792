import { useSyncExternalStore } from "react";
import type { Place } from "../state/gridRange.ts";
import styles from "./StatsBlock.module.css";
import type { StatsSheet } from "../../model/statsSheet.ts";

type Props = { sheet: StatsSheet; place: Place };

/** The active cell while it is scrolled out of view. It stays in the document for screen readers. */
export function OffscreenActiveCell({ sheet, place }: Props) {
  const text = useSyncExternalStore(sheet.rows.subscribe, () => sheet.grid.adapter.textAt(place));
  return (
    <div role="row" aria-rowindex={place.row + 2} className={styles.parked}>
      <div role="gridcell" aria-colindex={place.column + 1} data-parked="">
        {text}
      </div>
    </div>
  );
}
