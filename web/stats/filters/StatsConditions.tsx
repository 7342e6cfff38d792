import { Pill } from "@mantine/core";
import { useSyncExternalStore } from "react";
import { monthName } from "#domain/time/monthName.ts";
import type { StatsSearch } from "./statsFilter.ts";
import { withColumn } from "./withColumn.ts";
import { blankText } from "./blankText.ts";
import styles from "./StatsConditions.module.css";
import type { StatsSheet } from "../model/statsSheet.ts";

type Props = { sheet: StatsSheet; place: StatsSearch; onPlace: (change: Partial<StatsSearch>) => void };

/** Filters that the filters panel does not show: a month of the charts and column texts. Each can be removed. */
export function StatsConditions({ sheet, place, onPlace }: Props) {
  const all = useSyncExternalStore(sheet.columns.subscribe, sheet.columns.all);
  const conditions = [...Map.groupBy(place.columns, ({ columnId }) => columnId)].flatMap(([columnId, texts]) => {
    const column = all.find((known) => known.columnId === columnId);
    if (column === undefined) return [];
    return [{ label: `${column.name}: ${listOf(texts)}`, remove: () => onPlace({ columns: withColumn(place.columns, columnId, []) }) }];
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
            // The library hides its button from Tab and screen readers, but here it is the only way to remove a condition.
            removeButtonProps={{ "aria-label": `Remove ${label}`, "aria-hidden": false, tabIndex: 0 }}
          >
            {label}
          </Pill>
        </li>
      ))}
    </ul>
  );
}

/** The first texts, and how many more there are. */
function listOf(texts: StatsSearch["columns"]): string {
  const named = texts.slice(0, 3).map(({ text }) => text || blankText);
  const others = texts.length - named.length;
  return named.join(", ") + (others > 0 ? ` and ${others} more` : "");
}
