import { Menu } from "@mantine/core";
import type { GridInput } from "../grid/attachInput.ts";
import { columnWidth } from "../grid/input/columnResize.ts";
import { moveColumns } from "../grid/input/columnDrag.ts";
import type { StatsDialog } from "./StatsDialogs.tsx";
import type { StatsSheet } from "../model/statsSheet.ts";

/** How many pixels one step makes a column wider or narrower. */
const step = 32;

type Props = { sheet: StatsSheet; input: GridInput | null; column: number; onDialog: (dialog: StatsDialog) => void };

/** A column's menu: sort, filter, move, resize, freeze and hide; user-defined columns also rename and delete. */
export function ColumnMenuItems({ sheet, input, column, onDialog }: Props) {
  const { id: columnId, name, isEditable } = sheet.columns.visible()[column] ?? { id: "", name: "", isEditable: false };
  const last = sheet.columns.visible().length - 1;
  const sorting = sheet.sorting();
  const { hidden } = sheet.columns.layout();
  const width = sheet.columns.widthOf(columnId);
  const widen = (by: number) => sheet.changes.resize(columnId, width, columnWidth(width + by));
  const isEdge = sheet.columns.frozen() === column + 1;
  return (
    <>
      <Menu.Label>{name}</Menu.Label>
      <Menu.Item onClick={() => sheet.sortBy({ columnId, direction: "ASC" })}>Sort ascending</Menu.Item>
      <Menu.Item onClick={() => sheet.sortBy({ columnId, direction: "DESC" })}>Sort descending</Menu.Item>
      {sorting?.columnId === columnId && <Menu.Item onClick={() => sheet.sortBy(null)}>Clear sorting</Menu.Item>}
      <Menu.Item onClick={() => onDialog({ kind: "filter", columnId, name })}>Filter by this column</Menu.Item>
      <Menu.Divider />
      <Menu.Item disabled={column === 0} onClick={() => moveColumns(sheet.grid, column, column, column - 1)}>
        Move left
      </Menu.Item>
      <Menu.Item disabled={column >= last} onClick={() => moveColumns(sheet.grid, column, column, column + 2)}>
        Move right
      </Menu.Item>
      <Menu.Item disabled={width === columnWidth(Infinity)} onClick={() => widen(step)}>
        Wider
      </Menu.Item>
      <Menu.Item disabled={width === columnWidth(0)} onClick={() => widen(-step)}>
        Narrower
      </Menu.Item>
      <Menu.Item onClick={() => input?.fit(column)}>Fit to contents</Menu.Item>
      <Menu.Item disabled={column >= last} onClick={() => sheet.changes.changeLayout({ frozen: isEdge ? 0 : column + 1 })}>
        {isEdge ? "Unfreeze columns" : "Freeze up to this column"}
      </Menu.Item>
      <Menu.Item onClick={() => sheet.changes.changeLayout({ hidden: [...hidden, columnId] })}>Hide column</Menu.Item>
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
