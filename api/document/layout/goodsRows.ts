import measures from "../templates/parts/measures.json" with { type: "json" };
import type { Description } from "../blocks/blockTypes.ts";
import { lineCounts, mostWidth, type LineCounts } from "./lineCounts.ts";
import { leading, lineHeight, pointsPerMillimetre } from "./textHeight.ts";

export type Column = keyof typeof measures.columns;
/** The goods of a document; only an invoice's and a packing list's lines have all columns. */
export type Goods = { lines: readonly Line[]; sum?: Partial<Record<Column, string>> };
type Line = Description & { marks: string } & Partial<Record<Column, string>>;

/** Sizes of type in points, of a table's text and of its marks; null for a table without a column of marks. */
type RowSizes = { text: number; marks: number | null };

const usualSizes: RowSizes = { text: 8, marks: 6.8 };
const sizesOfKinds: Record<string, RowSizes> = { contract: { text: 8, marks: null }, "shipment-advice": { text: 9, marks: 6.8 } };
/** Many rows have smaller type, so that an ordinary document fits on one page. */
const sizesOfMany: RowSizes = { text: 7.4, marks: 6.1 };

const noLines: LineCounts = { least: 0, most: 0 };
const smallSize = 7;
/** Between a description and the HSN code on its line, in points. */
const gap = 2 * pointsPerMillimetre;
/** What may be broken into pieces does not share its line. */
const longCode = /\S{14}/;
/** Longer lines of marks may get a smaller type. */
const longestMark = 15;

/** The sizes of type of a document's goods, with so many containers in the same document. */
export function rowSizes(kind: string, goods: Goods, containers: number): RowSizes {
  const sizes = sizesOfKinds[kind] ?? usualSizes;
  return sizes.marks !== null && goods.lines.length + Math.floor(containers / 2) > 4 ? sizesOfMany : sizes;
}

/**
 * A line of goods; `isPlain` if its description's texts are plain and fit, with the height in points of its row if that is sure without
 * setting it. Typst sets a row of unknown height twice (ADR-0154).
 */
export function withRowHeight(line: Line, sizes: RowSizes): Line & { isPlain: boolean; height?: number } {
  const columns = columnsOf(line, sizes);
  const width = measures.textWidth - columns.reduce((sum, column) => sum + measures.columns[column], 0);
  const lines = descriptionLines(line, sizes.text, roomOf(width));
  const described = lines && sureHeight(lines, sizes.text);
  const marked = sizes.marks === null ? 0 : marksHeight(line.marks, sizes.marks);
  if (described === null || marked === null) return { ...line, isPlain: lines !== null };
  const height = Math.max(described, marked);
  const areLow = columns.every((column) => column === "marks" || isLow(line[column] ?? "", column, { size: sizes.text, height }));
  return { ...line, isPlain: true, ...(areLow && { height: height + 2 * measures.cellInset.y * pointsPerMillimetre }) };
}

/** All columns but the description, which has the rest of the width. */
function columnsOf(line: Line, { marks }: RowSizes): Column[] {
  const all = Object.keys(measures.columns).filter((name): name is Column => name in line);
  return all.filter((column) => marks !== null || column !== "marks");
}

/** What a cell's text may be wide, in points. */
function roomOf(width: number): number {
  return (width - 2 * measures.cellInset.x) * pointsPerMillimetre;
}

/** The lines of a description in the usual size and in the small one. */
type DescriptionLines = { usual: LineCounts[]; small: LineCounts[] };

/** The lines of a description; null if not all its texts are plain and fit. */
function descriptionLines({ name, description, hsnCode, specification }: Line, size: number, room: number): DescriptionLines | null {
  const code = hsnCode && `HSN ${hsnCode}`;
  const sharesLine = code !== "" && description !== "" && Buffer.byteLength(description) < 28 && !longCode.test(description);
  const used = sharesLine ? (mostWidth(description, "regular") ?? 0) * size + gap : 0;
  const usual = [lineCounts(name, "bold", room / size), lineCounts(description, "regular", room / size)];
  const coded = lineCounts(code, "regular", (room - used) / smallSize);
  const onOwnLine = sharesLine ? (coded?.most === 1 ? noLines : null) : coded;
  const small = [lineCounts(specification, "regular", room / smallSize), onOwnLine];
  const areKnown = (counts: (LineCounts | null)[]): counts is LineCounts[] => !counts.includes(null);
  return areKnown(usual) && areKnown(small) ? { usual, small } : null;
}

/** The height of a description in points; null where a text's lines are not sure. */
function sureHeight({ usual, small }: DescriptionLines, size: number): number | null {
  if ([...usual, ...small].some(({ least, most }) => least !== most)) return null;
  const sum = (counts: LineCounts[]) => counts.reduce((lines, { most }) => lines + most, 0);
  const [usualLines, smallLines] = [sum(usual), sum(small)];
  const lines = usualLines + smallLines;
  return lines === 0 ? 0 : lineHeight * (usualLines * size + smallLines * smallSize) + leading * (lines - 1) * size;
}

/** The height of marks in points; null where it is not sure. */
function marksHeight(marks: string, size: number): number | null {
  if (marks === "") return 0;
  const lines = marks.split("\n");
  const room = roomOf(measures.columns.marks) / size;
  const areSure = lines.every((line) => line !== "" && line.length <= longestMark && lineCounts(line, "regular", room)?.most === 1);
  return areSure ? heightOf(lines.length, size) : null;
}

/** Whether a cell is surely not higher than its row. */
function isLow(text: string, column: Column, row: { size: number; height: number }): boolean {
  const counts = lineCounts(text, "regular", roomOf(measures.columns[column]) / row.size);
  return counts !== null && heightOf(counts.most, row.size) <= row.height;
}

function heightOf(lines: number, size: number): number {
  return lines === 0 ? 0 : (lineHeight * lines + leading * (lines - 1)) * size;
}
