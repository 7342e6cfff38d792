import { useLayoutEffect, useRef, useSyncExternalStore } from "react";
import { attachGrid, type AttachedGrid } from "../attachGrid.ts";
import type { GridInput } from "../attachInput.ts";
import { elementsOf } from "../dom/gridElements.ts";
import styles from "./StatsGrid.module.css";
import { StatsBlocks } from "./StatsBlocks.tsx";
import { StatsGutter } from "./StatsGutter.tsx";
import { StatsHead } from "./StatsHead.tsx";
import { StatsLines } from "./StatsLines.tsx";
import type { StatsSheet } from "../../model/statsSheet.ts";

type Props = { sheet: StatsSheet; label: string; onInput: (input: GridInput | null) => void };

/** The spreadsheet. React renders blocks of rows; selection, editor, keys and widths live outside React (see `grid/`). */
export function StatsGrid({ sheet, label, onInput }: Props) {
  // Nearly all below changes with the view: to memo each element is more code than it saves work.
  "use no memo";
  const { grid } = sheet;
  const scroller = useRef<HTMLDivElement>(null);
  const attached = useRef<AttachedGrid | null>(null);
  const view = useSyncExternalStore(grid.onView, grid.view);
  const columns = useSyncExternalStore(sheet.columns.subscribe, sheet.columns.visible);
  // Blocks render loaded rows. Here they matter because the active cell may exist now.
  useSyncExternalStore(sheet.rows.subscribe, sheet.rows.latest);
  const rows = useSyncExternalStore(grid.onLayout, () => grid.size().rows);
  const frozen = useSyncExternalStore(grid.onLayout, grid.frozen);

  useLayoutEffect(() => {
    if (scroller.current === null) return;
    const onPage = attachGrid(grid, elementsOf(scroller.current), onInput);
    attached.current = onPage;
    return () => {
      attached.current = null;
      onPage.detach();
    };
  }, [grid, onInput]);
  // After each render, other cells are in the document.
  useLayoutEffect(() => attached.current?.update());

  return (
    <div
      ref={scroller}
      className={styles.scroller}
      role="grid"
      tabIndex={0}
      aria-label={label}
      aria-description="Arrow keys move. Enter or F2 edits. Press Escape, then Tab, to leave the grid."
      aria-multiselectable="true"
      aria-rowcount={rows + 1}
      aria-colcount={columns.length}
    >
      <div data-part="sizer" role="presentation">
        <div data-part="pane" className={styles.pane} role="presentation">
          <StatsBlocks layer="frozen" sheet={sheet} columns={columns} view={view} left={0} right={frozen - 1} />
          <StatsBlocks layer="body" sheet={sheet} columns={columns} view={view} left={view.left} right={view.right} />
          <StatsLines part="lines" grid={grid} left={view.left} right={view.right} />
          {frozen > 0 && <StatsLines part="frozenLines" grid={grid} left={0} right={frozen - 1} />}
          <div data-part="overlay" className={`${styles.layer} ${styles.overlay}`} role="presentation" />
          <StatsGutter view={view} />
          <div className={styles.head} role="rowgroup">
            <StatsHead part="frozenHead" sheet={sheet} columns={columns} left={0} right={frozen - 1} />
            <StatsHead part="head" sheet={sheet} columns={columns} left={view.left} right={view.right} />
          </div>
          {frozen > 0 && <div className={styles.frozenEdge} aria-hidden="true" />}
        </div>
      </div>
    </div>
  );
}
