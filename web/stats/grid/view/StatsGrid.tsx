import { useLayoutEffect, useRef, useSyncExternalStore } from "react";
import { attachGrid, type AttachedGrid } from "../attachGrid.ts";
import type { GridState } from "../state/gridState.ts";
import { blockRows, blocksIn, type PlacedBlock } from "../state/virtualRange.ts";
import { StatsBlock } from "./StatsBlock.tsx";
import styles from "./StatsGrid.module.css";
import { StatsGutter } from "./StatsGutter.tsx";
import { StatsHead } from "./StatsHead.tsx";
import { OffscreenActiveCell } from "./OffscreenActiveCell.tsx";
import type { StatsSheet } from "../../model/statsSheet.ts";

type Props = { sheet: StatsSheet; label: string; onAttach: (attached: AttachedGrid | null) => void };

/** The spreadsheet. React renders blocks of rows; selection, editor, keys and widths live outside React (see `grid/`). */
export function StatsGrid({ sheet, label, onAttach }: Props) {
  const { grid } = sheet;
  const [scroller, sizer, body, gutter, head, overlay] = [useBox(), useBox(), useBox(), useBox(), useBox(), useBox()];
  const [frozenBody, frozenHead] = [useBox(), useBox()];
  const attached = useRef<AttachedGrid | null>(null);
  const view = useSyncExternalStore(grid.onView, grid.view);
  const columns = useSyncExternalStore(sheet.columns.subscribe, sheet.columns.visible);
  const offscreenActive = useOffscreenActive(grid);
  // Blocks render loaded rows. Here they matter because the active cell may exist now.
  useSyncExternalStore(sheet.rows.subscribe, sheet.rows.latest);
  const rows = useSyncExternalStore(grid.onLayout, () => grid.size().rows);
  const frozen = useSyncExternalStore(grid.onLayout, grid.frozen);

  useLayoutEffect(() => {
    const elements = {
      scroller: scroller.current,
      sizer: sizer.current,
      body: body.current,
      gutter: gutter.current,
      head: head.current,
      frozenBody: frozenBody.current,
      frozenHead: frozenHead.current,
      overlay: overlay.current,
    };
    if (!areThere(elements)) return;
    attached.current = attachGrid(grid, elements);
    onAttach(attached.current);
    return () => {
      attached.current?.detach();
      attached.current = null;
      onAttach(null);
    };
  }, [grid, onAttach, scroller, sizer, body, gutter, head, frozenBody, frozenHead, overlay]);
  // After each render, other cells are in the document.
  useLayoutEffect(() => {
    attached.current?.viewport.place();
    attached.current?.updateAriaState();
  });

  const blocks = blocksIn(view);
  const last = (row: number) => Math.min(view.bottom, row + blockRows - 1);
  const drawn = (layer: Layer, left: number, right: number) =>
    blocks.map(({ place, row }) => (
      <StatsBlock
        key={place}
        id={blockId(layer, place)}
        sheet={sheet}
        columns={columns}
        top={row}
        bottom={last(row)}
        left={left}
        right={right}
      />
    ));
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
      <div ref={sizer} role="presentation">
        <div className={styles.pane} role="presentation">
          <div
            ref={frozenBody}
            className={`${styles.layer} ${styles.frozen}`}
            role="presentation"
            aria-owns={frozen > 0 ? readingOrder("frozen", blocks) : undefined}
          >
            {frozen > 0 && drawn("frozen", 0, frozen - 1)}
          </div>
          <div ref={body} className={styles.layer} role="presentation" aria-owns={readingOrder("block", blocks)}>
            {drawn("block", view.left, view.right)}
            {offscreenActive !== null && <OffscreenActiveCell sheet={sheet} place={offscreenActive} />}
          </div>
          <div ref={overlay} className={`${styles.layer} ${styles.overlay}`} role="presentation" />
          <div ref={gutter} className={`${styles.layer} ${styles.gutter}`} aria-hidden="true">
            {blocks.map(({ place, row }) => (
              <StatsGutter key={place} first={row} last={last(row)} />
            ))}
          </div>
          <div className={styles.head} role="rowgroup">
            <div ref={frozenHead} className={`${styles.layer} ${styles.headLayer} ${styles.frozenHead}`} role="presentation">
              {frozen > 0 && <StatsHead sheet={sheet} columns={columns} left={0} right={frozen - 1} />}
            </div>
            <div ref={head} className={`${styles.layer} ${styles.headLayer}`} role="presentation">
              <StatsHead sheet={sheet} columns={columns} left={view.left} right={view.right} />
            </div>
          </div>
          {frozen > 0 && <div className={styles.frozenEdge} aria-hidden="true" />}
        </div>
      </div>
    </div>
  );
}

type Layer = "block" | "frozen";

function blockId(layer: Layer, place: number): string {
  return `stats-${layer}-${place}`;
}

/** Blocks keep their places in the document while their rows change, so `aria-owns` gives the reading order. */
function readingOrder(layer: Layer, blocks: readonly PlacedBlock[]): string | undefined {
  const read = blocks.toSorted((one, other) => one.row - other.row);
  if (read.every(({ place }, index) => place === index)) return undefined;
  return read.map(({ place }) => blockId(layer, place)).join(" ");
}

function useBox() {
  return useRef<HTMLDivElement>(null);
}

/** The active cell while it is scrolled away. Moving it within view renders nothing. */
function useOffscreenActive(grid: GridState) {
  const viewed = useSyncExternalStore(grid.onView, grid.offscreenActive);
  const selected = useSyncExternalStore(grid.onSelect, grid.offscreenActive);
  return viewed === null ? null : selected;
}

function areThere<Elements extends Record<string, HTMLElement | null>>(
  elements: Elements,
): elements is Elements & { [Name in keyof Elements]: HTMLElement } {
  return Object.values(elements).every((element) => element !== null);
}
