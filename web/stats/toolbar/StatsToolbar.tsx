import { Button } from "@mantine/core";
import { IconChartBar, IconColumns3, IconFilter, IconPlus, IconRefresh, IconSearch } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { StatsTool } from "./StatsTool.tsx";
import styles from "./StatsToolbar.module.css";

type Props = {
  filters: { isOpen: boolean; count: number };
  /** The undo and redo buttons. */
  history: ReactNode;
  onFilters: () => void;
  onRefresh: () => void;
  onFind: () => void;
  areChartsOpen: boolean;
  onCharts: () => void;
  onAddColumn: () => void;
  onSettings: () => void;
  /** The import and export buttons. */
  exchange: ReactNode;
};

/** The sheet's title and toolbar. */
export function StatsToolbar(props: Props) {
  const { filters, history, onFilters, onRefresh, onFind, areChartsOpen, onCharts, onAddColumn, onSettings, exchange } = props;
  return (
    <header className={styles.bar}>
      <h1 className={styles.title}>Shipment Stats</h1>
      <div className={styles.tools}>
        <Button
          variant="default"
          size="xs"
          leftSection={<IconFilter size={15} stroke={1.7} />}
          rightSection={filters.count > 0 ? <span className={styles.count}>{filters.count}</span> : undefined}
          aria-expanded={filters.isOpen}
          aria-label={filters.count > 0 ? `Filters, ${filters.count} in use` : "Filters"}
          onClick={onFilters}
        >
          Filters
        </Button>
        <StatsTool label="Refresh" icon={IconRefresh} onClick={onRefresh} />
        {history}
        <StatsTool label="Find" icon={IconSearch} onClick={onFind} />
        <StatsTool label="Charts" icon={IconChartBar} isOpen={areChartsOpen} onClick={onCharts} />
        <StatsTool label="Column settings" icon={IconColumns3} onClick={onSettings} />
        {exchange}
        <Button size="xs" leftSection={<IconPlus size={15} stroke={1.7} />} onClick={onAddColumn}>
          Add Column
        </Button>
      </div>
    </header>
  );
}
