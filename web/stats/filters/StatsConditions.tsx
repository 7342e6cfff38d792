import { Pill } from "@mantine/core";
import { useSyncExternalStore } from "react";
import { monthName } from "./monthName.ts";
import { withColumn, type StatsPlace } from "./statsFilter.ts";
import styles from "./StatsConditions.module.css";
import type { StatsSheet } from "../model/statsSheet.ts";

type Props = { sheet: StatsSheet; place: StatsPlace; onPlace: (change: Partial<StatsPlace>) => void };

/** What the rows are filtered by beside the filters panel: a month of the charts, texts of columns; each can be taken away. */
export function StatsConditions({ sheet, place, onPlace }: Props) {
  const all = useSyncExternalStore(sheet.columns.subscribe, sheet.columns.all);
  const conditions = place.columns.flatMap(({ columnId, text }) => {
    const column = all.find((known) => known.columnId === columnId);
    if (column === undefined) return [];
    return [{ label: `${column.name}: ${text}`, remove: () => onPlace({ columns: withColumn(place.columns, columnId, null) }) }];
  });
  if (place.month !== "") conditions.unshift({ label: monthName(place.month), remove: () => onPlace({ month: "" }) });
  if (conditions.length === 0) return null;
  return (
    <ul className={styles.conditions} aria-label="Conditions">
      {conditions.map(({ label, remove }) => (
        <li key={label}>
          <Pill
            size="md"
            withRemoveButton
            onRemove={remove}
            // The library takes its button out of the order of Tab and hides it; here it is the only way.
            removeButtonProps={{ "aria-label": `Remove ${label}`, "aria-hidden": false, tabIndex: 0 }}
          >
            {label}
          </Pill>
        </li>
      ))}
    </ul>
  );
}
