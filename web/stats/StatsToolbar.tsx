import { ActionIcon, Button, Tooltip } from "@mantine/core";
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconChartBar,
  IconColumns3,
  IconFilter,
  IconPlus,
  IconRefresh,
  IconSearch,
  type Icon,
} from "@tabler/icons-react";
import type { ReactNode } from "react";
import styles from "./StatsToolbar.module.css";

type Props = {
  filters: { isOpen: boolean; count: number };
  history: { canUndo: boolean; canRedo: boolean };
  onFilters: () => void;
  onRefresh: () => void;
  onUndo: () => void;
  onRedo: () => void;
  onFind: () => void;
  areChartsOpen: boolean;
  onCharts: () => void;
  onAddColumn: () => void;
  onSettings: () => void;
  /** The tools that bring the sheet's cells in and out. */
  exchange: ReactNode;
};

/** The head of the sheet: its title and its tools. */
export function StatsToolbar(props: Props) {
  const { filters, history, onFilters, onRefresh, onUndo, onRedo, onFind, areChartsOpen, onCharts, onAddColumn, onSettings, exchange } =
    props;
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
        <Tool label="Refresh" icon={IconRefresh} onClick={onRefresh} />
        <Tool label="Undo" icon={IconArrowBackUp} isDisabled={!history.canUndo} onClick={onUndo} />
        <Tool label="Redo" icon={IconArrowForwardUp} isDisabled={!history.canRedo} onClick={onRedo} />
        <Tool label="Find" icon={IconSearch} onClick={onFind} />
        <Tool label="Charts" icon={IconChartBar} isOpen={areChartsOpen} onClick={onCharts} />
        <Tool label="Column settings" icon={IconColumns3} onClick={onSettings} />
        {exchange}
        <Button size="xs" leftSection={<IconPlus size={15} stroke={1.7} />} onClick={onAddColumn}>
          Add Column
        </Button>
      </div>
    </header>
  );
}

type ToolProps = { label: string; icon: Icon; isDisabled?: boolean; isOpen?: boolean; onClick: () => void };

function Tool({ label, icon: ToolIcon, isDisabled = false, isOpen, onClick }: ToolProps) {
  return (
    <Tooltip label={label}>
      <ActionIcon size={30} aria-label={label} aria-expanded={isOpen} disabled={isDisabled} onClick={onClick}>
        <ToolIcon size={17} stroke={1.7} />
      </ActionIcon>
    </Tooltip>
  );
}
