import { Button } from "@mantine/core";
import { IconChartBar, IconColumns3, IconFilter, IconPlus, IconRefresh, IconSearch } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useMay } from "../../session/role.ts";
import { StatsTool } from "./StatsTool.tsx";
import styles from "./StatsToolbar.module.css";

export type SheetTool = "filters" | "refresh" | "find" | "charts" | "settings" | "add";

type Props = {
  filters: { isOpen: boolean; count: number };
  areChartsOpen: boolean;
  onTool: (tool: SheetTool) => void;
  /** The undo and redo buttons. */
  history: ReactNode;
  /** The import and export buttons. */
  exchange: ReactNode;
};

/** The sheet's title and toolbar. */
export function StatsToolbar({ filters, areChartsOpen, onTool, history, exchange }: Props) {
  const mayWrite = useMay("write");
  const { count, isOpen } = filters;
  return (
    <header className={styles.bar}>
      <h1 className={styles.title}>Shipment Stats</h1>
      <div className={styles.tools}>
        <Button
          variant="default"
          size="xs"
          leftSection={<IconFilter size={15} stroke={1.7} />}
          rightSection={count > 0 && <span className={styles.count}>{count}</span>}
          aria-expanded={isOpen}
          aria-label={count > 0 ? `Filters, ${count} in use` : undefined}
          onClick={() => onTool("filters")}
        >
          Filters
        </Button>
        <StatsTool tool="refresh" label="Refresh" icon={IconRefresh} onTool={onTool} />
        {history}
        <StatsTool tool="find" label="Find" icon={IconSearch} onTool={onTool} />
        <StatsTool tool="charts" label="Charts" icon={IconChartBar} isOpen={areChartsOpen} onTool={onTool} />
        <StatsTool tool="settings" label="Column settings" icon={IconColumns3} onTool={onTool} />
        {exchange}
        {mayWrite && (
          <Button size="xs" leftSection={<IconPlus size={15} stroke={1.7} />} onClick={() => onTool("add")}>
            Add Column
          </Button>
        )}
      </div>
    </header>
  );
}
