import { useEffect, useState, useSyncExternalStore } from "react";
import type { StatsSheet } from "../model/statsSheet.ts";
import styles from "./StatsStatusBar.module.css";

type Props = { sheet: StatsSheet };

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

/** Adding up loads after the cells. */
function useSelected(sheet: StatsSheet): readonly string[] {
  const [texts, setTexts] = useState<readonly string[]>([]);
  useEffect(() => {
    const stop = new AbortController();
    import("./selectionTexts.ts").then(
      ({ watchSelection }) => watchSelection(sheet, setTexts, stop.signal),
      () => {},
    );
    return () => stop.abort();
  }, [sheet]);
  return texts;
}
