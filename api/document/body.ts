import { DocumentProblem } from "./documentProblem.ts";

/** A piece of free text: lines of a paragraph, items of a list, or cells of a table. */
export type Block =
  | { type: "paragraph"; lines: string[] }
  | { type: "bullets"; items: string[] }
  | { type: "numbers"; start: number; items: string[] }
  | { type: "table"; head: string[]; rows: string[][] };

/** More than this is no document; a limit keeps one request from holding up all others. */
const maxLines = 5_000;
const maxColumns = 20;

const bullet = /^\s*-\s+(.*)$/;
const numbered = /^\s*(\d{1,4})\.\s+(.*)$/;
const tableRow = /^\s*\|(.*)\|\s*$/;
const tableRule = /^\s*\|[\s:|-]*-[\s:|-]*\|\s*$/;

/**
 * Reads a custom document's body or a clause: a blank line parts paragraphs, `- ` and `1. ` begin list items, `| a | b |` are
 * rows of a table whose head is told by a rule `|---|---|` under it. Everything else is text, with its line breaks.
 * Throws a DocumentProblem at `field` for more than 5,000 lines or 20 columns.
 */
export function parseBody(text: string, ...field: string[]): Block[] {
  const lines = text.split(/\r\n|\r|\n/);
  if (lines.length > maxLines) throw new DocumentProblem(`The text has more than ${maxLines} lines`, "INVALID", field);
  const blocks = parseLines(lines).map(evenTable);
  const isTooWide = blocks.some((block) => block.type === "table" && columnsOf(block) > maxColumns);
  if (isTooWide) throw new DocumentProblem(`A table has more than ${maxColumns} columns`, "INVALID", field);
  return blocks;
}

function parseLines(lines: string[]): Block[] {
  const blocks: Block[] = [];
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

/** Adds the line to the open block where it belongs to it; answers the new block that it begins otherwise. */
function readLine(line: string, last: Block | undefined): Block | null {
  const row = tableRow.exec(line);
  if (row) return readTableRow(line, row[1] ?? "", last);
  const dash = bullet.exec(line);
  if (dash) {
    const item = dash[1] ?? "";
    if (last?.type !== "bullets") return { type: "bullets", items: [item] };
    last.items.push(item);
    return null;
  }
  const number = numbered.exec(line);
  if (number) {
    const item = number[2] ?? "";
    if (last?.type !== "numbers") return { type: "numbers", start: Number(number[1]), items: [item] };
    last.items.push(item);
    return null;
  }
  return readText(line, last);
}

function readText(line: string, last: Block | undefined): Block | null {
  if (last?.type === "paragraph") {
    last.lines.push(line.trimEnd());
    return null;
  }
  // An indented line goes on with the list item above it.
  if ((last?.type === "bullets" || last?.type === "numbers") && /^\s/.test(line)) {
    last.items.push(`${last.items.pop() ?? ""}\n${line.trim()}`);
    return null;
  }
  return { type: "paragraph", lines: [line.trimEnd()] };
}

function readTableRow(line: string, inner: string, last: Block | undefined): Block | null {
  if (last?.type !== "table") return { type: "table", head: [], rows: [cellsOf(inner)] };
  const isRuleUnderHead = tableRule.test(line) && last.rows.length === 1 && last.head.length === 0;
  if (isRuleUnderHead) last.head = last.rows.pop() ?? [];
  else last.rows.push(cellsOf(inner));
  return null;
}

function cellsOf(inner: string): string[] {
  return inner.split(/(?<!\\)\|/).map((cell) => cell.replaceAll("\\|", "|").trim());
}

/** Gives every row of a table the same number of cells, so that none slides into the next row. */
function evenTable(block: Block): Block {
  if (block.type !== "table") return block;
  const width = columnsOf(block);
  const even = (row: string[]) => [...row, ...Array.from({ length: width - row.length }, () => "")];
  return { ...block, head: block.head.length > 0 ? even(block.head) : [], rows: block.rows.map(even) };
}

function columnsOf({ head, rows }: Extract<Block, { type: "table" }>): number {
  return rows.reduce((most, row) => Math.max(most, row.length), head.length);
}
