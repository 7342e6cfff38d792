import { useEffect, useState, useSyncExternalStore } from "react";
import { formatMoney, formatQuantity } from "#domain/currency.ts";
import { cellCount, clipRange } from "./grid/gridRange.ts";
import { sumsOf, type FigureSum, type GridSums } from "./grid/gridSums.ts";
import { summedCells } from "./summedCells.ts";
import type { StatsSheet } from "./statsSheet.ts";
import styles from "./StatsStatusBar.module.css";

type Props = { sheet: StatsSheet };

/** So many cells are added up in the browser at most; and so long, in milliseconds, a selection rests before it is. */
const most = 50_000;
const rest = 80;

/** How many rows there are, and what the selected cells add up to, each currency and unit for itself. */
export function StatsStatusBar({ sheet }: Props) {
  const count = useSyncExternalStore(sheet.rows.subscribe, sheet.rows.count);
  const { cells, sums } = useSelected(sheet);
  return (
    <output className={styles.bar}>
      <span>{count === 1 ? "1 row" : `${count.toLocaleString("en-US")} rows`}</span>
      {cells > 1 && (
        <span className={styles.sums}>
          {sums === null ? (
            <span>{cells.toLocaleString("en-US")} cells selected</span>
          ) : (
            <>
              <span>Count: {sums.filled.toLocaleString("en-US")}</span>
              {sums.sums.map((figures) => (
                <span key={`${figures.isMoney} ${figures.unit}`}>
                  Sum: {figureText(figures, figures.sum)} · Average: {figureText(figures, figures.average)}
                </span>
              ))}
            </>
          )}
        </span>
      )}
    </output>
  );
}

function figureText({ unit, isMoney }: FigureSum, figure: string): string {
  if (isMoney) return `${unit} ${formatMoney(figure, unit)}`;
  return unit === "" ? formatQuantity(figure) : `${formatQuantity(figure)} ${unit}`;
}

/** The selection once it has rested: adding up is not part of moving about. `sums` is null where not all rows are here. */
function useSelected(sheet: StatsSheet): { cells: number; sums: GridSums | null } {
  const [selected, setSelected] = useState<{ cells: number; sums: GridSums | null }>({ cells: 1, sums: null });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    function read() {
      timer = undefined;
      const range = clipRange(sheet.grid.range(), sheet.grid.dataSize());
      const cells = range === null ? 0 : cellCount(range);
      const texts = range === null || cells < 2 || cells > most ? null : summedCells(sheet, range);
      setSelected((before) => (cells < 2 && before.cells < 2 ? before : { cells, sums: texts && sumsOf(texts) }));
    }
    function wait() {
      timer ??= setTimeout(read, rest);
    }
    const stops = [sheet.grid.onSelect(wait), sheet.rows.subscribe(wait), sheet.history.subscribe(wait)];
    return () => {
      clearTimeout(timer);
      for (const stop of stops) stop();
    };
  }, [sheet]);
  return selected;
}
