import { Tabs } from "@mantine/core";
import type { ReactNode } from "react";
import styles from "./TabRow.module.css";

type RowProps = { label: string; children: ReactNode };

/** A row of tabs; where they do not fit, it scrolls sideways. */
export function TabRow({ label, children }: RowProps) {
  return (
    <Tabs.List aria-label={label} className={styles.row}>
      {children}
    </Tabs.List>
  );
}

type TabProps = {
  value: string;
  /** The id of its panel, if it is the open tab. */
  panelId: string | undefined;
  children: ReactNode;
};

/** A tab of a row. The open one is in sight. */
export function RowTab({ value, panelId, children }: TabProps) {
  return (
    <Tabs.Tab ref={panelId === undefined ? undefined : center} value={value} aria-controls={panelId} className={styles.tab}>
      {children}
    </Tabs.Tab>
  );
}

/** Scrolls a tab's row, and not the page, until the tab is in the middle. */
function center(tab: HTMLElement | null): void {
  const row = tab?.parentElement;
  if (tab && row) row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.clientWidth) / 2;
}
