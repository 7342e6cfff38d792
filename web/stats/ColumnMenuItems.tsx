import { Menu } from "@mantine/core";
import type { StatsDialog } from "./StatsDialogs.tsx";
import type { StatsSheet } from "./statsSheet.ts";

type Props = { sheet: StatsSheet; column: number; onDialog: (dialog: StatsDialog) => void };

/** A column's menu: its order for all, and for a column of the user's own another name or its end. */
export function ColumnMenuItems({ sheet, column, onDialog }: Props) {
  const { id: columnId, name, isEditable } = sheet.columns.visible()[column] ?? { id: "", name: "", isEditable: false };
  const sorting = sheet.sorting();
  const { hidden } = sheet.columns.arrangement();
  return (
    <>
      <Menu.Label>{name}</Menu.Label>
      <Menu.Item onClick={() => sheet.sortBy({ columnId, direction: "ASC" })}>Sort ascending</Menu.Item>
      <Menu.Item onClick={() => sheet.sortBy({ columnId, direction: "DESC" })}>Sort descending</Menu.Item>
      {sorting?.columnId === columnId && <Menu.Item onClick={() => sheet.sortBy(null)}>Clear sorting</Menu.Item>}
      <Menu.Item onClick={() => sheet.changes.arrange({ hidden: [...hidden, columnId] })}>Hide column</Menu.Item>
      {isEditable && (
        <>
          <Menu.Divider />
          <Menu.Item onClick={() => onDialog({ kind: "rename", columnId, name })}>Rename Column</Menu.Item>
          <Menu.Item color="red" onClick={() => onDialog({ kind: "delete", columnId, name })}>
            Delete Column
          </Menu.Item>
        </>
      )}
    </>
  );
}
