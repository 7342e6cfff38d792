import { Menu } from "@mantine/core";
import { rowColours } from "#domain/stats/stats.ts";
import styles from "./RowColourItems.module.css";
import type { StatsSheet } from "../model/statsSheet.ts";

type Props = { sheet: StatsSheet };

/** The nine colours, for all selected rows. */
export function RowColourItems({ sheet }: Props) {
  const { top, bottom } = sheet.grid.range();
  const count = Math.min(bottom, sheet.rows.count() - 1) - top + 1;
  return (
    <>
      <Menu.Label>{count > 1 ? `Row Color (${count.toLocaleString("en-US")} rows)` : "Row Color"}</Menu.Label>
      {rowColours.map(({ id, name, hex }) => (
        <Menu.Item
          key={id}
          disabled={count < 1}
          leftSection={<span className={styles.swatch} style={{ background: hex }} />}
          onClick={() => void sheet.changes.colour(top, bottom, id)}
        >
          {name}
        </Menu.Item>
      ))}
    </>
  );
}
