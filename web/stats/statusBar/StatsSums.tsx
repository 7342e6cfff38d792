import { useEffect, useState } from "react";
import { useScrollsSideways } from "../../ui/table/useScrollsSideways.ts";
import type { StatsSheet } from "../model/statsSheet.ts";
import { watchSelection } from "./selectionTexts.ts";
import styles from "./StatsStatusBar.module.css";

type Props = { sheet: StatsSheet };

/** What the selected cells add up to, each currency and unit for itself; it scrolls sideways where it is too long. */
export function StatsSums({ sheet }: Props) {
  const [texts, setTexts] = useState<readonly string[]>([]);
  const { ref, isWide } = useScrollsSideways();
  useEffect(() => {
    const stop = new AbortController();
    watchSelection(sheet, setTexts, stop.signal);
    return () => stop.abort();
  }, [sheet]);
  return (
    <span ref={ref} className={styles.scroll} {...(isWide && { tabIndex: 0, role: "group", "aria-label": "Selected cells" })}>
      <span className={styles.sums}>
        {texts.map((text) => (
          <span key={text}>{text}</span>
        ))}
      </span>
    </span>
  );
}
