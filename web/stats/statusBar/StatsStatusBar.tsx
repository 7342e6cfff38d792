import { useEffect, useState, useSyncExternalStore } from "react";
import { cellCount, clipRange } from "../grid/state/gridRange.ts";
import type { StatsSheet } from "../model/statsSheet.ts";
import styles from "./StatsStatusBar.module.css";

type Props = { sheet: StatsSheet };

/** So many cells are added up in the browser at most; and so long, in milliseconds, a selection rests before it is. */
const most = 50_000;
const rest = 80;

/** How many rows there are, and what the selected cells add up to, each currency and unit for itself. */
export function StatsStatusBar({ sheet }: Props) {
  const count = useSyncExternalStore(sheet.rows.subscribe, sheet.rows.count);
  const texts = useSelected(sheet);
  return (
    <output className={styles.bar}>
      <span>{count === 1 ? "1 row" : `${count.toLocaleString("en-US")} rows`}</span>
      {texts.length > 0 && (
        <span className={styles.sums}>
          {texts.map((text) => (
            <span key={text}>{text}</span>
          ))}
        </span>
      )}
    </output>
  );
}

const nothing: readonly string[] = [];

/** What there is to say of a selection that has rested: moving about adds nothing up, and most visits need no sums at all. */
function useSelected(sheet: StatsSheet): readonly string[] {
  const [texts, setTexts] = useState(nothing);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    let isTold = false;
    function selected() {
      const range = clipRange(sheet.grid.range(), sheet.grid.dataSize());
      return range !== null && cellCount(range) > 1 ? range : null;
    }
    async function read() {
      timer = undefined;
      const range = selected();
      isTold = range !== null;
      if (range === null) return setTexts(nothing);
      const cells = cellCount(range);
      const { sumTexts } = await import("./selectionSums.ts");
      if (isGone || timer !== undefined) return;
      const sums = cells > most ? null : sumTexts(sheet, range);
      setTexts(sums ?? [`${cells.toLocaleString("en-US")} cells selected`]);
    }
    function wait() {
      if (isTold || selected() !== null) timer ??= setTimeout(() => void read(), rest);
    }
    const stops = [sheet.grid.onSelect(wait), sheet.rows.subscribe(wait), sheet.columns.subscribe(wait), sheet.history.subscribe(wait)];
    return () => {
      isGone = true;
      clearTimeout(timer);
      for (const stop of stops) stop();
    };
  }, [sheet]);
  return texts;
}
