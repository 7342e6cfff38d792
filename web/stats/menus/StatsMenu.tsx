import { Menu } from "@mantine/core";
import type { GridInput } from "../grid/attachInput.ts";
import type { MenuOf, Point } from "../grid/state/gridAdapter.ts";
import { useMay } from "../../session/role.ts";
import { CellMenuItems } from "./CellMenuItems.tsx";
import { ColumnMenuItems } from "./ColumnMenuItems.tsx";
import { RowColourItems } from "./RowColourItems.tsx";
import type { StatsDialog } from "./StatsDialogs.tsx";
import type { StatsSheet } from "../model/statsSheet.ts";

/** What to open a menu for, and where. */
export type MenuRequest = { of: MenuOf; at: Point };

type Props = {
  sheet: StatsSheet;
  input: GridInput | null;
  request: MenuRequest;
  onClose: () => void;
  onDialog: (dialog: StatsDialog) => void;
};

const labels: Record<MenuOf["kind"], string> = { rows: "Rows", column: "Column", cells: "Cells" };

/** The context menu: row colours, column actions, or cell actions. */
export function StatsMenu({ sheet, input, request, onClose, onDialog }: Props) {
  const { of, at } = request;
  const mayWrite = useMay("write");
  function handleClose() {
    onClose();
    input?.focus();
  }
  const target = { position: "fixed", left: at.x, top: at.y, width: 0, height: 0, overflow: "hidden" } as const;
  return (
    <Menu
      opened
      onClose={handleClose}
      // Without keyup, the library's third default: the key that opened the menu is released in the grid.
      clickOutsideEvents={["mousedown", "touchstart"]}
      position="bottom-start"
      // Moves a menu up that would not fit below its point.
      middlewares={{ flip: false, shift: { crossAxis: true, padding: 8 } }}
      width={220}
      returnFocus={false}
      trapFocus
      transitionProps={{ duration: 0 }}
    >
      <Menu.Target>
        {/* The point that the menu hangs on is none of the page's content; its text names the menu. */}
        <div style={target} aria-hidden="true">
          {labels[of.kind]}
        </div>
      </Menu.Target>
      <Menu.Dropdown>
        {of.kind === "rows" && mayWrite && <RowColourItems sheet={sheet} />}
        {of.kind === "column" && <ColumnMenuItems sheet={sheet} input={input} column={of.column} onDialog={onDialog} />}
        {of.kind !== "column" && input !== null && (
          <CellMenuItems sheet={sheet} input={input} mayWrite={mayWrite} hasDivider={of.kind === "rows" && mayWrite} />
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
