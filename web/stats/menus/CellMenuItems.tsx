import { Kbd, Menu } from "@mantine/core";
import { Link } from "react-router";
import { keyText } from "../../keys/mainKeys.ts";
import type { GridInput } from "../grid/attachInput.ts";
import { clearCells, fill } from "../grid/input/gridActions.ts";
import { fillDownOf, fillRightOf } from "../grid/input/fillPlan.ts";
import type { StatsSheet } from "../model/statsSheet.ts";

type Props = { sheet: StatsSheet; input: GridInput; mayWrite: boolean; hasDivider: boolean };

/** Actions on the selected cells, each with its keyboard shortcut. */
export function CellMenuItems({ sheet, input, mayWrite, hasDivider }: Props) {
  const { grid, rows, firmId } = sheet;
  const shipmentId = rows.at(grid.selection().active.row)?.shipmentId;
  const copy = { label: "Copy", keys: "Ctrl+C", run: () => void input.clipboard.copy(false) };
  const all = [
    { label: "Cut", keys: "Ctrl+X", run: () => void input.clipboard.copy(true) },
    copy,
    { label: "Paste", keys: "Ctrl+V", run: () => void input.clipboard.paste() },
    { label: "Clear", keys: "Del", run: () => clearCells(grid) },
    { label: "Fill down", keys: "Ctrl+D", run: () => fill(grid, fillDownOf(grid.range())) },
    { label: "Fill right", keys: "Ctrl+R", run: () => fill(grid, fillRightOf(grid.range())) },
  ];
  const items = mayWrite ? all : [copy];
  return (
    <>
      {hasDivider && <Menu.Divider />}
      {items.map(({ label, keys, run }) => (
        <Menu.Item key={label} rightSection={<Kbd size="xs">{keyText(keys)}</Kbd>} onClick={run}>
          {label}
        </Menu.Item>
      ))}
      {shipmentId !== undefined && (
        <>
          <Menu.Divider />
          <Menu.Item component={Link} to={`/dashboard/firm/${encodeURIComponent(firmId)}/shipment/${encodeURIComponent(shipmentId)}`}>
            Open shipment
          </Menu.Item>
        </>
      )}
    </>
  );
}
