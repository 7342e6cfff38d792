import { useSyncExternalStore } from "react";
import type { StatsSheet } from "../model/statsSheet.ts";
import { onDemand } from "../onDemand.tsx";
import styles from "./StatsStatusBar.module.css";

// Adding up loads after the cells.
const StatsSums = onDemand(async () => (await import("./StatsSums.tsx")).StatsSums);

type Props = { sheet: StatsSheet };

/** How many rows there are, and what the selected cells add up to, in one line of one height: the sheet above it never moves. */
export function StatsStatusBar({ sheet }: Props) {
  const count = useSyncExternalStore(sheet.rows.subscribe, sheet.rows.count);
  // The rows may be there before the columns, which show them.
  const status = useSyncExternalStore(sheet.onStatus, sheet.status);
  const counted = count === 1 ? "1 row" : `${count.toLocaleString("en-US")} rows`;
  return (
    <output className={styles.bar}>
      <span>{status === "ready" && counted}</span>
      <StatsSums sheet={sheet} onFailed={showNothing} />
    </output>
  );
}

function showNothing(): void {}
