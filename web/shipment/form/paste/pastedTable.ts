import { parseDelimited } from "#domain/stats/delimitedText.ts";

/** A column that a pasted table may fill: `read` returns the text to store, or why the cell does not fit. */
export type PasteColumn = { name: string; label: string; also?: readonly string[]; read: (text: string) => Reading };

export type Reading = { text: string; problem?: string } | { text?: undefined; problem: string };

/** What does not fit; rows count from 1, as pasted. A problem with a stored text is a warning. */
export type Misfit = { row: number; label: string; text: string; problem: string };

export type PastedTable = { rows: Record<string, string>[]; misfits: Misfit[] };

/**
 * Reads a table from the clipboard of a spreadsheet. A first row of the columns' names says which column is which; otherwise the cells fill
 * the columns from `start` on. Blank cells and rows are left out. Rows beyond `most` do not fit.
 */
export function readPastedTable(
  text: string,
  columns: readonly PasteColumn[],
  { start, most }: { start: string; most: number },
): PastedTable {
  const lines = parseDelimited(text, "\t").filter((cells) => cells.some((cell) => cell.trim() !== ""));
  const [first = []] = lines;
  const named = first.map((cell) => columnNamed(columns, cell));
  const hasHeads = named.some((column) => column !== undefined) && first.every((cell, index) => named[index] || !/\d/.test(cell));
  const from = start === "" ? 0 : columns.findIndex(({ name }) => name === start);
  const order = hasHeads ? named : from < 0 ? [] : columns.slice(from);
  const rows: Record<string, string>[] = [];
  const misfits: Misfit[] = hasHeads ? unknownHeads(first, named) : [];
  const body = lines.slice(hasHeads ? 1 : 0);
  for (const [index, cells] of body.slice(0, most).entries()) {
    const values: Record<string, string> = {};
    for (const [place, cell] of cells.entries()) {
      const trimmed = cell.trim();
      const column = order[place];
      if (trimmed === "" || (hasHeads && !column)) continue;
      const { text: read, problem } = column?.read(trimmed) ?? { problem: "there is no column for it" };
      if (column && read !== undefined) values[column.name] = read;
      if (problem) misfits.push({ row: index + 1, label: column?.label ?? `Column ${place + 1}`, text: trimmed, problem });
    }
    rows.push(values);
  }
  if (body.length > most)
    misfits.push({ row: most + 1, label: "Rows", text: `${body.length - most} more`, problem: `at most ${most} fit here` });
  return { rows, misfits };
}

function unknownHeads(heads: readonly string[], named: readonly (PasteColumn | undefined)[]): Misfit[] {
  return heads.flatMap((head, index) =>
    named[index] || head.trim() === "" ? [] : [{ row: 1, label: "Heads", text: head.trim(), problem: "is no column of this list" }],
  );
}

function columnNamed(columns: readonly PasteColumn[], head: string): PasteColumn | undefined {
  const plain = plainHead(head);
  return columns.find(({ name, label, also = [] }) => [name, label, ...also].some((known) => plainHead(known) === plain));
}

/** "Container No." and "container no" are one head. */
function plainHead(text: string): string {
  return text.toLowerCase().replaceAll(/[^a-z0-9]/g, "");
}
