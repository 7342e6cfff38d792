/**
 * The cells of the first table in HTML from the clipboard, as Excel, Google Sheets, LibreOffice and browsers write it; null
 * when there is no table. Merged cells keep their text at their first place, the others are empty.
 */
export function parseHtmlTable(html: string): string[][] | null {
  if (!/<table/i.test(html)) return null;
  // A parsed document is inert: nothing in it runs or loads.
  const table = new DOMParser().parseFromString(html, "text/html").querySelector("table");
  if (table === null || table.rows.length === 0) return null;
  const rows: string[][] = [...table.rows].map(() => []);
  for (const [index, { cells }] of [...table.rows].entries()) {
    for (const cell of cells) {
      let column = 0;
      while (rows[index]?.[column] !== undefined) column += 1;
      for (let down = 0; down < Math.min(cell.rowSpan, rows.length - index); down += 1)
        for (let right = 0; right < cell.colSpan; right += 1) {
          const row = rows[index + down];
          if (row) row[column + right] = down === 0 && right === 0 ? textOf(cell) : "";
        }
    }
  }
  return rows.map((row) => Array.from(row, (text) => text ?? ""));
}

/** What begins and ends a line. */
const blocks = new Set(["P", "DIV", "LI", "UL", "OL", "H1", "H2", "H3", "H4", "H5", "H6", "PRE", "BLOCKQUOTE"]);

/** The text as it is seen: white space in the source is one space, `<br>` is a line break, and a paragraph has its own lines (R-1423). */
function textOf(cell: Element): string {
  let text = "";
  for (const node of cell.childNodes) {
    if (node.nodeType === Node.TEXT_NODE) text += isPre(cell) ? node.textContent : (node.textContent ?? "").replace(/[ \t\r\n]+/g, " ");
    else if (node instanceof Element && blocks.has(node.tagName)) text = onOwnLines(text) + onOwnLines(textOf(node));
    else if (node instanceof Element) text += node.tagName === "BR" ? "\n" : textOf(node);
  }
  return cell instanceof HTMLTableCellElement
    ? text
        .replaceAll("\u00a0", " ")
        .split("\n")
        .map((line) => line.trim())
        .join("\n")
        .trim()
    : text;
}

/** A text with a line break at its end, unless it is blank or has one. */
function onOwnLines(text: string): string {
  return text.trim() === "" || /\n *$/.test(text) ? text : `${text}\n`;
}

function isPre(element: Element): boolean {
  return /white-space\s*:\s*pre/i.test(element.getAttribute("style") ?? "") || element.tagName === "PRE";
}

/** Cells as an HTML table that spreadsheet programs read as text, so that 007 stays 007. */
export function writeHtmlTable(rows: readonly (readonly string[])[]): string {
  const cell = (text: string) =>
    `<td style="white-space:pre-wrap;mso-number-format:'\\@'">${escapeHtml(text).replaceAll("\n", "<br>")}</td>`;
  return `<table>${rows.map((row) => `<tr>${row.map(cell).join("")}</tr>`).join("")}</table>`;
}

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}
