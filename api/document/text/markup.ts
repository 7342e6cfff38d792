import { maxColumns, maxParagraph, number, tooMuch, type DocumentBudget } from "../limits/documentLimits.ts";

/** A block of free text: lines of a paragraph, items of a list, or rows of a table. */
export type Block =
  | { type: "paragraph"; lines: string[] }
  | { type: "bullets"; items: string[] }
  | { type: "numbers"; start: number; items: string[] }
  | { type: "table"; head: string[]; rows: string[][] };

const bullet = /^-\s/;
const numbered = /^(\d{1,4})\.\s/;
const rule = /^[\s:|-]+$/;

/**
 * Parses a custom document's body or a clause: a blank line separates paragraphs, `- ` and `1. ` start list items, `| a | b |` is a table
 * row. A rule `|---|---|` below a row makes it the table's head. Other text keeps its line breaks. Throws a DocumentProblem at `field` when
 * a limit or the document's budget is exceeded.
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
    const columns = columnsOf(block);
    if (columns > maxColumns) throw tooMuch(`A table has more than ${maxColumns} columns`, field);
    budget.spend("cells", columns * block.rows.length, field);
  }
  return blocks.map(evenTable);
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

/** Adds the line to the open block if it belongs there; otherwise returns the new block that it starts. */
function readLine(line: string, last: Block | undefined): Block | null {
  const text = line.trim();
  if (text.length > 1 && text.startsWith("|") && text.endsWith("|")) return readTableRow(text, last);
  const start = line.trimStart();
  if (bullet.test(start)) {
    const item = start.slice(1).trimStart();
    if (last?.type !== "bullets") return { type: "bullets", items: [item] };
    last.items.push(item);
    return null;
  }
  const [mark, count] = numbered.exec(start) ?? [];
  if (mark !== undefined) {
    const item = start.slice(mark.length).trimStart();
    if (last?.type !== "numbers") return { type: "numbers", start: Number(count), items: [item] };
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
  // An indented line continues the list item above it.
  if ((last?.type === "bullets" || last?.type === "numbers") && /^\s/.test(line)) {
    last.items.push(`${last.items.pop() ?? ""}\n${line.trim()}`);
    return null;
  }
  return { type: "paragraph", lines: [line.trimEnd()] };
}

/** `row` starts and ends with a bar. */
function readTableRow(row: string, last: Block | undefined): Block | null {
  const inner = row.slice(1, -1);
  if (last?.type !== "table") return { type: "table", head: [], rows: [cellsOf(inner)] };
  const isRuleUnderHead = rule.test(row) && row.includes("-") && last.rows.length === 1 && last.head.length === 0;
  if (isRuleUnderHead) last.head = last.rows.pop() ?? [];
  else last.rows.push(cellsOf(inner));
  return null;
}

function cellsOf(inner: string): string[] {
  return inner.split(/(?<!\\)\|/).map((cell) => cell.replaceAll("\\|", "|").trim());
}

/** Pads all rows of a table to the same number of cells, so that none slides into the next row. */
function evenTable(block: Block): Block {
  if (block.type !== "table") return block;
  const width = columnsOf(block);
  const even = (row: string[]) => [...row, ...Array.from({ length: width - row.length }, () => "")];
  return { ...block, head: block.head.length > 0 ? even(block.head) : [], rows: block.rows.map(even) };
}

function columnsOf({ head, rows }: Extract<Block, { type: "table" }>): number {
  return rows.reduce((most, row) => Math.max(most, row.length), head.length);
}
