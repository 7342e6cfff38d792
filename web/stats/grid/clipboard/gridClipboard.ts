import { writeDelimited } from "#domain/stats/delimitedText.ts";
import { keyText } from "../../../keys/mainKeys.ts";
import type { CellEditor } from "../input/cellEditor.ts";
import { readBlock } from "./clipboardBlock.ts";
import { clearCells } from "../input/gridActions.ts";
import { cellCount, clipRange, isSameRange, type GridRange } from "../state/gridRange.ts";
import { blockSelection } from "../state/gridSelection.ts";
import type { GridState } from "../state/gridState.ts";
import { writeHtmlTable } from "./htmlTable.ts";
import { planPaste } from "./pastePlan.ts";

/** More cells than this are not copied or pasted at once (R-294: 10,000 cells are saved in one call). */
const most = 10_000;
const mostCopied = 500_000;

/** Copy, cut and paste by the system's clipboard, as TSV and as HTML, so that blocks go to spreadsheet programs and come back. */
export type GridClipboard = {
  /** For a menu: copies through the clipboard's own interface. */
  copy: (isCutting: boolean) => Promise<void>;
  paste: () => Promise<void>;
  detach: () => void;
};

export function attachClipboard(grid: GridState, scroller: HTMLElement, editor: CellEditor): GridClipboard {
  /** Firefox sends the clipboard's events to the page where no text has the focus, so they are heard there and the focus says whose they are. */
  function isOther(): boolean {
    return !scroller.contains(document.activeElement);
  }
  /** Inside a text being edited the clipboard is the text's; one that was only clicked open still means the cell. */
  function isText(): boolean {
    return editor.isOpen() && !(editor.isUntouched() && editor.element.selectionStart === editor.element.selectionEnd);
  }
  function handleCopy(event: ClipboardEvent) {
    if (isOther() || isText()) return;
    event.preventDefault();
    const range = clipRange(grid.range(), grid.dataSize());
    if (range === null) return;
    const isCutting = event.type === "cut";
    editor.close(false);
    const rows = textsIn(grid, range);
    // Rows that are not here yet must be fetched first, by the clipboard's slower interface.
    if (rows === null) return void copy(isCutting);
    event.clipboardData?.setData("text/plain", plainText(rows));
    event.clipboardData?.setData("text/html", writeHtmlTable(rows));
    if (isCutting) clearCells(grid);
  }
  async function copy(isCutting: boolean): Promise<void> {
    const range = clipRange(grid.range(), grid.dataSize());
    if (range === null) return;
    if (cellCount(range) > mostCopied)
      return grid.adapter.notify("That is too much to copy at once. Export the sheet instead, or copy fewer rows.");
    const coming = loadedTexts(grid, range);
    async function written(type: string, write: (rows: string[][]) => string): Promise<Blob> {
      const rows = await coming;
      if (rows === null) throw new Error("The rows did not come");
      return new Blob([write(rows)], { type });
    }
    try {
      // Safari lets nothing be copied that begins after a wait, so the browser is given what is still to come.
      const item = { "text/html": written("text/html", writeHtmlTable), "text/plain": written("text/plain", plainText) };
      await navigator.clipboard.write([new ClipboardItem(item)]);
    } catch {
      // The sheet has said already that rows did not come.
      if ((await coming) === null) return;
      return grid.adapter.notify(`The browser did not let the cells be copied. Press ${keyText("Ctrl+C")}.`);
    }
    if (isCutting && isSameRange(range, clipRange(grid.range(), grid.dataSize()) ?? range)) clearCells(grid);
  }
  function handlePaste(event: ClipboardEvent) {
    if (isOther()) return;
    const data = event.clipboardData;
    const block = readBlock(data?.getData("text/html") ?? "", data?.getData("text/plain") ?? "");
    const isSingle = block.length === 1 && block[0]?.length === 1;
    if (isText() || (editor.isOpen() && isSingle)) return;
    event.preventDefault();
    editor.close(false);
    pasteBlock(grid, block);
  }
  async function paste(): Promise<void> {
    try {
      const [item] = await navigator.clipboard.read();
      const read = async (type: string) => (item?.types.includes(type) ? (await item.getType(type)).text() : "");
      pasteBlock(grid, readBlock(await read("text/html"), await read("text/plain")));
    } catch {
      grid.adapter.notify(`The browser did not let the clipboard be read. Press ${keyText("Ctrl+V")}.`);
    }
  }
  for (const type of ["copy", "cut"] as const) document.addEventListener(type, handleCopy);
  document.addEventListener("paste", handlePaste);
  return {
    copy,
    paste,
    detach() {
      for (const type of ["copy", "cut"] as const) document.removeEventListener(type, handleCopy);
      document.removeEventListener("paste", handlePaste);
    },
  };
}

/** A single cell has no line break behind it, so that it goes into other programs' text as well. */
function plainText(rows: string[][]): string {
  const text = writeDelimited(rows, "\t");
  return rows.length === 1 && rows[0]?.length === 1 ? text.replace(/\r\n$/, "") : text;
}

/** The texts of a block once its rows are here; null if they do not come. */
async function loadedTexts(grid: GridState, range: GridRange): Promise<string[][] | null> {
  if (textsIn(grid, range) === null && !(await grid.adapter.loadRows(range.top, range.bottom))) return null;
  return textsIn(grid, range);
}

/** The texts of a block; null while some of its rows are on the way. */
function textsIn(grid: GridState, { top, bottom, left, right }: GridRange): string[][] | null {
  const rows: string[][] = [];
  for (let row = top; row <= bottom; row += 1) {
    const texts: string[] = [];
    for (let column = left; column <= right; column += 1) {
      const text = grid.adapter.textAt({ row, column });
      if (text === null) return null;
      texts.push(text);
    }
    rows.push(texts);
  }
  return rows;
}

/** Puts a block of cells into the sheet as one act, and says what could not be put anywhere. */
function pasteBlock(grid: GridState, block: readonly (readonly string[])[]): void {
  const selected = grid.range();
  const isEditable = (column: number) => grid.adapter.columns()[column]?.isEditable === true;
  const { cells, target, skipped, clipped } = planPaste({ block, selected, size: grid.dataSize(), isEditable });
  if (cells.length > most) return grid.adapter.notify("At most 10,000 cells can be pasted at once. Nothing was changed.");
  if (cells.length > 0) grid.adapter.saveCells(cells, "PASTED");
  grid.select(blockSelection(target ?? selected), null);
  const notices = [];
  if (skipped > 0)
    notices.push(`${counted(skipped, "system cell")} cannot be edited and stayed as ${skipped === 1 ? "it was" : "they were"}.`);
  if (clipped > 0) notices.push(`${counted(clipped, "cell")} beyond the sheet's edge ${clipped === 1 ? "was" : "were"} left out.`);
  if (notices.length > 0) grid.adapter.notify(notices.join(" "));
}

function counted(count: number, noun: string): string {
  return `${count.toLocaleString("en-US")} ${noun}${count === 1 ? "" : "s"}`;
}
