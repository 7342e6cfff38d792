import { maxColumns, maxParagraph, number, tooMuch, type DocumentBudget } from "../limits/documentLimits.ts";
import { runsRightToLeft } from "./direction.ts";
import { parseInline, type RichText } from "./inlineMarkup.ts";
import { alignmentsOf, columnsOf, type Alignment, type Column } from "./tableColumns.ts";

/** A line that keeps its indentation, in blanks, and may have a text at its other end. */
type PlacedLine = { indent: number; left: RichText; right: RichText; isRightToLeft: boolean };

/** A block of free text: lines of a paragraph, items of a list with their lines, rows of a table, or the end of a page. */
export type Block =
  | { type: "paragraph"; lines: (RichText | PlacedLine)[] }
  | { type: "bullets"; items: RichText[][]; isRightToLeft: boolean }
  | { type: "numbers"; start: number; items: RichText[][]; isRightToLeft: boolean }
  | { type: "table"; head: RichText[]; rows: RichText[][]; columns: Column[]; isRightToLeft: boolean }
  | { type: "pageBreak" };

/** A block before its lines are parsed. */
type RawBlock =
  | { type: "paragraph"; lines: string[] }
  | { type: "bullets"; items: string[][] }
  | { type: "numbers"; start: number; items: string[][] }
  | RawTable
  | { type: "pageBreak" };
type RawTable = { type: "table"; head: string[]; rows: string[][]; alignments: Alignment[] };

const bullet = /^-\s/;
const numbered = /^(\d{1,4})\.\s/;
const rule = /^[\s:|-]+$/;
const pageBreak = /^\[page break\]$/i;
const toTheEnd = /(?<=^|\s)>>(?=\s|$)/;
const indentation = /^\s+/;
/** More blanks would leave no room for the line. */
const maxIndent = 80;

/**
 * Parses a custom document's body or a clause. A blank line separates paragraphs, `- ` and `1. ` start list items, `| a | b |` is a
 * table row. A rule `|---|--:|` below a row makes it the table's head and aligns its columns. `**bold**` is bold, `>>` moves the rest of its
 * line to the other margin, blanks before a line indent it, `[page break]` on a line of its own starts a page. Other text keeps its line
 * breaks. Throws a DocumentProblem at `field` when a limit or the document's budget is exceeded.
 */
export function parseMarkup(text: string, { budget, field }: { budget: DocumentBudget; field: string[] }): Block[] {
  const lines = text.split(/\r\n|\r|\n/);
  budget.spend("lines", lines.length, field);
  if (lines.some((line) => line.length > maxParagraph)) {
    throw tooMuch(`A paragraph has more than ${number(maxParagraph)} characters without a line break`, field);
  }
  const blocks = parseLines(lines);
  for (const block of blocks) {
    if (block.type !== "table") continue;
    const columns = widthOf(block);
    if (columns > maxColumns) throw tooMuch(`A table has more than ${maxColumns} columns`, field);
    budget.spend("cells", columns * block.rows.length, field);
  }
  const isRightToLeft = runsRightToLeft(blocks.flatMap(decisiveTexts)) ?? false;
  return withoutIdleBreaks(blocks).map((block) => finished(block, runsRightToLeft(decisiveTexts(block)) ?? isRightToLeft));
}

function parseLines(lines: string[]): RawBlock[] {
  const blocks: RawBlock[] = [];
  let isOpen = false;
  for (const line of lines) {
    if (!line.trim()) {
      isOpen = false;
      continue;
    }
    const last = isOpen ? blocks.at(-1) : undefined;
    const next = readLine(line, last);
    if (next) blocks.push(next);
    isOpen = true;
  }
  return blocks;
}

/** Adds the line to the open block if it belongs there; otherwise returns the new block that it starts. */
function readLine(line: string, last: RawBlock | undefined): RawBlock | null {
  const text = line.trim();
  if (text.length > 1 && text.startsWith("|") && text.endsWith("|")) return readTableRow(text, last);
  if (pageBreak.test(text)) return { type: "pageBreak" };
  const start = line.trimStart();
  if (bullet.test(start)) {
    const item = start.slice(1).trim();
    if (last?.type !== "bullets") return { type: "bullets", items: [[item]] };
    last.items.push([item]);
    return null;
  }
  const [mark, count] = numbered.exec(start) ?? [];
  if (mark !== undefined) {
    const item = start.slice(mark.length).trim();
    if (last?.type !== "numbers") return { type: "numbers", start: Number(count), items: [[item]] };
    last.items.push([item]);
    return null;
  }
  return readText(line.trimEnd(), last);
}

function readText(line: string, last: RawBlock | undefined): RawBlock | null {
  if (last?.type === "paragraph") {
    last.lines.push(line);
    return null;
  }
  // An indented line continues the list item above it.
  if ((last?.type === "bullets" || last?.type === "numbers") && indentation.test(line)) {
    last.items.at(-1)?.push(line.trimStart());
    return null;
  }
  return { type: "paragraph", lines: [line] };
}

/** `row` starts and ends with a bar. */
function readTableRow(row: string, last: RawBlock | undefined): RawBlock | null {
  const cells = cellsOf(row.slice(1, -1));
  if (last?.type !== "table") return { type: "table", head: [], rows: [cells], alignments: [] };
  const isRuleUnderHead = rule.test(row) && row.includes("-") && last.rows.length === 1 && last.head.length === 0;
  if (isRuleUnderHead) {
    last.head = last.rows.pop() ?? [];
    last.alignments = alignmentsOf(cells);
  } else last.rows.push(cells);
  return null;
}

function cellsOf(inner: string): string[] {
  return inner.split(/(?<!\\)\|/).map((cell) => cell.replaceAll("\\|", "|").trim());
}

/** The texts whose first letters decide the direction of a block; a table's head decides for it. */
function decisiveTexts(block: RawBlock): string[] {
  switch (block.type) {
    case "paragraph":
      return block.lines;
    case "bullets":
    case "numbers":
      return block.items.flat();
    case "table":
      return block.head.length > 0 ? block.head : block.rows.flat();
    case "pageBreak":
      return [];
  }
}

/** A break at either end would make an empty page, as would a second one. */
function withoutIdleBreaks(blocks: RawBlock[]): RawBlock[] {
  return blocks.filter((block, index) => {
    if (block.type !== "pageBreak") return true;
    const next = blocks[index + 1];
    return index > 0 && next !== undefined && next.type !== "pageBreak";
  });
}

function finished(block: RawBlock, isRightToLeft: boolean): Block {
  switch (block.type) {
    case "paragraph":
      return { type: "paragraph", lines: block.lines.map((line) => placed(line, isRightToLeft)) };
    case "bullets":
      return { type: "bullets", items: block.items.map(inlines), isRightToLeft };
    case "numbers":
      return { type: "numbers", start: block.start, items: block.items.map(inlines), isRightToLeft };
    case "table":
      return finishedTable(block, isRightToLeft);
    case "pageBreak":
      return block;
  }
}

function inlines(lines: string[]): RichText[] {
  return lines.map(parseInline);
}

function placed(line: string, isRightToLeft: boolean): RichText | PlacedLine {
  const end = toTheEnd.exec(line);
  const text = line.trimStart();
  const blanks = line.length - text.length;
  if (!end && blanks === 0) return parseInline(line);
  const [left, right] = end ? [line.slice(0, end.index), line.slice(end.index + 2)] : [line, ""];
  return {
    indent: Math.min(maxIndent, widthOfBlanks(line.slice(0, blanks))),
    left: parseInline(left.trim()),
    right: parseInline(right.trim()),
    isRightToLeft: runsRightToLeft([left, right]) ?? isRightToLeft,
  };
}

/** A tab reaches to the next fourth blank; a full-width blank is as wide as four. */
function widthOfBlanks(blanks: string): number {
  return [...blanks].reduce((width, blank) => (blank === "\t" ? width - (width % 4) + 4 : width + (blank === "\u3000" ? 4 : 1)), 0);
}

/** Pads all rows of a table to the same number of cells, so that none slides into the next row. */
function finishedTable(table: RawTable, isRightToLeft: boolean): Block {
  const width = widthOf(table);
  const even = (row: string[]) => [...row.map(parseInline), ...Array.from({ length: width - row.length }, () => "")];
  const head = table.head.length > 0 ? even(table.head) : [];
  const rows = table.rows.map(even);
  return { type: "table", head, rows, columns: columnsOf(head, rows, table.alignments), isRightToLeft };
}

function widthOf({ head, rows }: RawTable): number {
  return rows.reduce((most, row) => Math.max(most, row.length), head.length);
}
