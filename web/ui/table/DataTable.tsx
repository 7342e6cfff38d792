import { Table } from "@mantine/core";
import type { ReactNode } from "react";
import styles from "./DataTable.module.css";
import sideScroll from "./SideScroll.module.css";
import { useScrollsSideways } from "./useScrollsSideways.ts";

type Column = {
  label: string;
  align?: "left" | "right";
  /** Only for screen readers: the last column, of row menus, which stays visible while the table scrolls sideways. */
  isHidden?: boolean;
  width?: string;
};

type Props = {
  /** The table's accessible name. */
  label: string;
  columns: readonly Column[];
  /** Below this width, in pixels, the table scrolls. */
  minWidth?: number;
  /** Whether each row is a card on a phone, by the styles of its caller. The head is then only for screen readers. */
  hasCards?: boolean;
  /** Whether each row is a card on a phone that has the first cell, the row's menu, and the other cells, each after its column's label. */
  hasLabelledCards?: boolean;
  /** Whether the head stays in sight while the page scrolls, as long as the table is not too wide: a box that scrolls sideways would hold it. */
  keepsHead?: boolean;
  /** Makes it a grid whose rows are reached by arrow keys and can be selected; `rowCount` counts those that are not rendered too. */
  grid?: { rowCount: number; isMultiple: boolean };
  /** `Table.Tr` rows with a `td` for each column (the library's own cells render slowly in long tables), with `data-right` for figures. */
  children: ReactNode;
};

/** The style of every table: quiet heads, hairlines, tabular figures. It scrolls sideways rather than widen the page. */
export function DataTable({
  label,
  columns,
  minWidth = 520,
  hasCards = false,
  hasLabelledCards = false,
  keepsHead = false,
  grid,
  children,
}: Props) {
  const { ref, isWide } = useScrollsSideways();
  return (
    <Table.ScrollContainer
      ref={ref}
      className={`${styles.scroller} ${sideScroll.scroller}`}
      minWidth={minWidth}
      type="native"
      {...(isWide && { tabIndex: 0, role: "group", "aria-label": label })}
    >
      <Table
        className={styles.table}
        highlightOnHover
        aria-label={label}
        data-cards={hasCards || hasLabelledCards || undefined}
        data-labelled={hasLabelledCards || undefined}
        style={hasLabelledCards ? Object.fromEntries(columns.map((column, at) => [`--label-${at + 1}`, JSON.stringify(column.label)])) : {}}
        data-wide={isWide || undefined}
        data-keeps-head={(keepsHead && isWide === false) || undefined}
        data-menus={columns.at(-1)?.isHidden || undefined}
        // The head is the first row.
        {...(grid && { role: "grid", "aria-multiselectable": grid.isMultiple, "aria-rowcount": grid.rowCount + 1 })}
      >
        <Table.Thead>
          <Table.Tr>
            {columns.map(({ label: head, align = "left", isHidden = false, width }) => (
              <Table.Th key={head} ta={align} w={width} scope="col">
                {isHidden ? <span className={styles.hidden}>{head}</span> : head}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>{children}</Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}
