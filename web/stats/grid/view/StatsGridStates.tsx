import { Button, Loader } from "@mantine/core";
import { useSyncExternalStore } from "react";
import { statsFailures } from "#domain/stats/stats.ts";
import { EmptyState } from "../../../ui/feedback/EmptyState.tsx";
import type { GridInput } from "../attachInput.ts";
import { StatsGrid } from "./StatsGrid.tsx";
import type { StatsSheet } from "../../model/statsSheet.ts";
import styles from "./StatsGridStates.module.css";

type Props = { sheet: StatsSheet; label: string; onInput: (input: GridInput | null) => void };

/** The grid, or its loading and failure states. */
export function StatsGridStates({ sheet, label, onInput }: Props) {
  const status = useSyncExternalStore(sheet.onStatus, sheet.status);
  const hasColumns = useSyncExternalStore(sheet.columns.subscribe, sheet.columns.isLoaded);
  if (status === "failed") {
    return (
      <div className={styles.surface}>
        <EmptyState title={statsFailures.load} action={<Button onClick={sheet.reload}>Try again</Button>} />
      </div>
    );
  }
  return (
    <div className={styles.surface} aria-busy={status !== "ready"}>
      {hasColumns && <StatsGrid sheet={sheet} label={label} onInput={onInput} />}
      {status !== "ready" && (
        <output className={styles.loading}>
          <Loader size={14} />
          {status === "columns" && !hasColumns ? "Loading columns..." : "Loading data..."}
        </output>
      )}
    </div>
  );
}
