import measures from "../templates/parts/measures.json" with { type: "json" };
import type { Description } from "../blocks/blockTypes.ts";
import { isSetAsItIs, lineCounts, mostWidth } from "./lineCounts.ts";
import { leading, lineHeight, paragraphHeight, pointsPerMillimetre, sure, type Height, type SetText } from "./textHeight.ts";

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

const smallSize = 7;
/** Between a description and the HSN code on its line, in points. */
const gap = 2 * pointsPerMillimetre;
/** The longest description that shares its line with the HSN code, in bytes. */
const longestShared = 27;
/** Letters as of `is-plain` in texts.typ. */
const plain = /^[ -\u{24f}\u{2010}-\u{2026}]*$/u;
/** What may be broken into pieces does not share its line. */
const longCode = /[^\s\u200b]{14}/;
/** In points: a row that is set to a height never breaks between pages, so what does not fit on one would be cut. */
const tallestSure = 150 * pointsPerMillimetre;
/** Longer lines of marks may get a smaller type. */
const longestMark = 15;

/** The sizes of type of a document's goods, with so many containers in the same document. */
export function rowSizes(kind: string, goods: Goods, containers: number): RowSizes {
  const sizes = sizesOfKinds[kind] ?? usualSizes;
  return sizes.marks !== null && goods.lines.length + Math.floor(containers / 2) > 4 ? sizesOfMany : sizes;
}

/** Whether a line's description has the HSN code on its own line. */
export function sharesLine({ description, hsnCode }: Description): boolean {
  if (hsnCode === "" || description === "") return false;
  return Buffer.byteLength(description) <= longestShared && plain.test(description) && !longCode.test(description);
}

/**
 * A line of goods; `isPlain` if its description's texts are plain and fit, with the height in points of its row if that is sure without
 * setting it. Typst sets a row of unknown height twice (ADR-0154).
 */
export function withRowHeight(line: Line, sizes: RowSizes): Line & { isPlain: boolean; height?: number } {
  const columns = columnsOf(line, sizes);
  const width = measures.textWidth - columns.reduce((sum, column) => sum + measures.columns[column], 0);
  const description = descriptionHeight(line, sizes.text, width - 2 * measures.cellInset.x);
  const described = sure(description);
  const marked = sizes.marks === null ? 0 : marksHeight(line.marks, sizes.marks);
  const isPlain = description !== null && !mayBreakCode(line, sizes.text, width - 2 * measures.cellInset.x);
  if (described === null || marked === null || !isPlain) return { ...line, isPlain };
  const height = Math.max(described, marked);
  const areLow = columns.every((column) => column === "marks" || isLow(line[column] ?? "", column, { size: sizes.text, height }));
  const isSure = areLow && height <= tallestSure;
  return { ...line, isPlain, ...(isSure && { height: height + 2 * measures.cellInset.y * pointsPerMillimetre }) };
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

/** The height of a description; null if not all its texts are plain and fit. */
function descriptionHeight(line: Line, size: number, width: number): Height {
  const { name, description, hsnCode, specification } = line;
  const code = hsnCode && `HSN ${hsnCode}`;
  const isShared = sharesLine(line);
  const used = isShared ? (mostWidth(description, "regular") ?? 0) * size + gap : 0;
  const rest = (width * pointsPerMillimetre - used) / smallSize;
  if (isShared && lineCounts(code, "regular", rest)?.most !== 1) return null;
  const texts: SetText[] = [
    { text: name, width, size, weight: "bold" },
    { text: description, width, size },
    { text: specification, width, size: smallSize },
    { text: isShared ? "" : code, width, size: smallSize },
  ];
  const given = texts.filter(({ text }) => text !== "");
  return given.some(({ text }) => text.includes("\n")) ? null : paragraphHeight(given, leading * size);
}

/** Whether a description has a code that is not surely on one line as it is. */
function mayBreakCode({ name, description, specification }: Line, size: number, width: number): boolean {
  const room = width * pointsPerMillimetre;
  return (
    !isSetAsItIs(name, lineCounts(name, "bold", room / size)) ||
    !isSetAsItIs(description, lineCounts(description, "regular", room / size)) ||
    !isSetAsItIs(specification, lineCounts(specification, "regular", room / smallSize))
  );
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

/** The same sum as a paragraph's, so that a cell is not higher than its row by rounding. */
function heightOf(lines: number, size: number): number {
  return lines === 0 ? 0 : lines * (lineHeight * size + leading * size) - leading * size;
}
