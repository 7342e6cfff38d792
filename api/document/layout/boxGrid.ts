import measures from "../templates/parts/measures.json" with { type: "json" };
import type { Box, HeaderRow } from "../blocks/blockTypes.ts";
import { isSetAsItIs, lineCounts } from "./lineCounts.ts";
import { leading, lineHeight, pointsPerMillimetre } from "./textHeight.ts";

/**
 * Where the boxes at the top of a document stand. Widths and heights are in mm; a row without a height is as high as its boxes. A box whose
 * row gives it no height has at least `height`; `isLow` tells that its text surely fits in it, `isPlain` that all its lines fit their width.
 */
export type BoxGrid = { columns: number[]; rows: (number | null)[]; isBreakable: boolean; cells: BoxCell[] };
type BoxCell = Box & Place & { size: number; height: number | null; isLow: boolean; isPlain: boolean };
type Place = { x: number; y: number; colspan: number; rowspan: number };

/** The height of each row that ordinary values fill, so that the boxes are at the same place in all documents. */
const rowHeights = [8.5, 12, 17.6, 17.6, 7.5, 7.5, 7.5];
/** The height of a caption's line in points. */
const captionHeight = 6.1;
/** A box with more letters could fill a page, and may break between pages. */
const mostLetters = 1800;

type Placed = { box: Box; y: number; rowspan: number; left: number; right: number };
type Fit = { size: number; isPlain: boolean; isLow: boolean };

/** Places rows of boxes on a left and a right half; a half without boxes continues the boxes above it. Boxes `across` share the whole width. */
export function boxGrid(rows: readonly HeaderRow[]): BoxGrid {
  const placed = rows.flatMap((row, y) => placedIn(rows, row, y));
  const edges = [...new Set(placed.flatMap(({ left, right }) => [left, right]))].toSorted((one, other) => one - other);
  const heights = rows.map((_, y) => rowHeights[y] ?? 0);
  const spanned = ({ y, rowspan }: Placed) => heights.slice(y, y + rowspan).reduce((sum, height) => sum + height, -2 * measures.boxInset.y);
  const fitted = placed.map((place) => ({ ...place, ...fitOf(place, spanned(place)) }));
  // Rows whose boxes surely fit have a fixed height, because Typst sets the boxes of all others twice.
  const isFixed = (y: number) => {
    const ending = fitted.filter((place) => place.y + place.rowspan - 1 === y);
    return ending.some(({ rowspan }) => rowspan === 1) && ending.every(({ isLow }) => isLow);
  };
  return {
    columns: edges.slice(1).map((edge, index) => edge - (edges[index] ?? 0)),
    rows: heights.map((height, y) => (isFixed(y) ? height : null)),
    isBreakable: placed.some(({ box }) => lettersOf(box) >= mostLetters),
    cells: fitted.map(({ box, y, rowspan, left, right, ...fit }) => ({
      ...box,
      ...fit,
      x: edges.indexOf(left),
      y,
      colspan: edges.indexOf(right) - edges.indexOf(left),
      rowspan,
      height: rowspan > 1 || isFixed(y) ? null : (heights[y] ?? 0) - 2 * measures.boxInset.y,
    })),
  };
}

function placedIn(rows: readonly HeaderRow[], row: HeaderRow, y: number): Placed[] {
  const half = measures.textWidth / 2;
  const place = (boxes: readonly Box[], side: "left" | "right", [from, width]: [number, number]) => {
    const next = rows.findIndex((each, index) => index > y && (each[side].length > 0 || each.across.length > 0));
    const rowspan = (next === -1 ? rows.length : next) - y;
    const total = boxes.reduce((sum, { share }) => sum + share, 0);
    let at = from;
    return boxes.map((box) => {
      const left = at;
      // Rounded, so that equal edges of different rows are one.
      at = Math.round((at + (width * box.share) / total) * 1e4) / 1e4;
      return { box, y, rowspan, left, right: at };
    });
  };
  return [
    ...place(row.across, "left", [0, measures.textWidth]),
    ...place(row.left, "left", [0, half]),
    ...place(row.right, "right", [half, half]),
  ];
}

/** How a box's text fits in its width and in a height: setting all boxes to measure them is slow. */
function fitOf({ box, left, right }: Placed, height: number): Fit {
  const size = sizeOf(box, right - left);
  const room = ((right - left - 2 * measures.boxInset.x) * pointsPerMillimetre) / size;
  const counts = [lineCounts(box.name, "bold", room), ...box.lines.map((line) => lineCounts(line, "regular", room))];
  const isPlain = counts.every((count, index) => isSetAsItIs([box.name, ...box.lines][index] ?? "", count));
  const lines = counts.reduce((sum, count) => sum + (count?.most ?? Infinity), 0);
  const needed = captionHeight + Math.max(1, lines) * (lineHeight + leading) * size;
  return { size, isPlain, isLow: isPlain && needed <= height * pointsPerMillimetre };
}

/** A party in a narrow box has smaller type. */
function sizeOf({ name, lines }: Box, width: number): number {
  if (name === "" || lines.length === 0 || width > 80) return 8;
  if (width > 55) return 7.4;
  return width > 44 ? 6.8 : 6.2;
}

function lettersOf({ name, lines }: Box): number {
  return name.length + lines.reduce((sum, line) => sum + Math.max(line.length, 60), 0);
}
