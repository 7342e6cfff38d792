import type { GridColumn } from "../state/gridAdapter.ts";
import { lastRowOf, type GridView, type RowBlock } from "../state/gridView.ts";
import { StatsBlock } from "./StatsBlock.tsx";
import styles from "./StatsGrid.module.css";
import type { StatsSheet } from "../../model/statsSheet.ts";

type Layer = "body" | "frozen";
type Props = {
  layer: Layer;
  sheet: StatsSheet;
  columns: readonly GridColumn[];
  view: GridView;
  /** The columns to draw. The right one is before the left one where none are frozen. */
  left: number;
  right: number;
};

/** The drawn rows, of the frozen columns or of the others. */
export function StatsBlocks({ layer, sheet, columns, view, left, right }: Props) {
  const blocks = layer === "body" || left <= right ? view.blocks : [];
  return (
    <div
      data-part={layer}
      className={`${styles.layer} ${layer === "body" ? "" : styles.frozen}`}
      role="presentation"
      aria-owns={readingOrder(layer, blocks)}
    >
      {blocks.map((block) => (
        <StatsBlock
          key={block.slot}
          id={blockId(layer, block)}
          sheet={sheet}
          columns={columns}
          top={block.row}
          bottom={lastRowOf(view, block)}
          left={left}
          right={right}
        />
      ))}
    </div>
  );
}

function blockId(layer: Layer, { slot }: RowBlock): string {
  return `stats-${layer}-${slot}`;
}

/** Blocks keep their slots in the document while their rows change, so `aria-owns` gives the reading order. */
function readingOrder(layer: Layer, blocks: readonly RowBlock[]): string | undefined {
  const read = blocks.toSorted((one, other) => one.row - other.row);
  if (read.every(({ slot }, index) => slot === index)) return undefined;
  return read.map((block) => blockId(layer, block)).join(" ");
}
