import { memo, useSyncExternalStore } from "react";
import { columnClass } from "../dom/columnRules.ts";
import type { GridColumn } from "../state/gridAdapter.ts";
import layers from "./StatsGrid.module.css";
import styles from "./StatsHead.module.css";
import type { StatsSheet } from "../../model/statsSheet.ts";

type Props = { part: "head" | "frozenHead"; sheet: StatsSheet; columns: readonly GridColumn[]; left: number; right: number };

/** The names of the drawn columns, each with its menu and the edge that is dragged to resize it. */
export const StatsHead = memo(function StatsHead({ part, sheet, columns, left, right }: Props) {
  const filtering = useSyncExternalStore(sheet.onStatus, sheet.filtering);
  const sorting = useSyncExternalStore(sheet.onStatus, sheet.sorting);
  return (
    <div data-part={part} className={`${layers.layer} ${layers.headLayer} ${part === "head" ? "" : layers.frozenHead}`} role="presentation">
      {(part === "head" || left <= right) && (
        <div role="row" aria-rowindex={1} className={styles.row}>
          {columns.slice(left, right + 1).map(({ id, name }, index) => {
            const column = left + index;
            const isFiltered = filtering?.some(({ columnId }) => columnId === id) ?? false;
            const order = sorting?.columnId === id ? sorting.direction : null;
            return (
              <div
                key={id}
                role="columnheader"
                aria-colindex={column + 1}
                aria-label={name}
                aria-description={isFiltered ? "Filtered" : undefined}
                aria-sort={order === null ? undefined : order === "ASC" ? "ascending" : "descending"}
                className={`${styles.head} ${columnClass(column)}`}
              >
                <span className={styles.name}>{name}</span>
                {isFiltered && <span className={styles.filtered} title="Filtered" />}
                {order !== null && <span aria-hidden="true">{order === "ASC" ? "↑" : "↓"}</span>}
                <button
                  type="button"
                  tabIndex={-1}
                  className={styles.menu}
                  aria-label={`Column actions for ${name}`}
                  onClick={(event) => {
                    const { left: x, bottom: y } = event.currentTarget.getBoundingClientRect();
                    sheet.grid.adapter.menu({ kind: "column", column }, { x, y });
                  }}
                />
                <span className={styles.edge} data-edge={column} />
              </div>
            );
          })}
        </div>
      )}
    </div>
  );
});
