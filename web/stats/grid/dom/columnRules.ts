import type { GridState } from "../state/gridState.ts";

/** The class of the cells and the head of a visible column. */
export function columnClass(column: number): string {
  return `stats-column-${column}`;
}

/** Keeps one CSS rule a column with its width, so that a drag of its edge touches one rule and no cell. */
export function attachColumnRules(grid: GridState): () => void {
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  const widths: number[] = [];
  function write() {
    for (const [column, { id }] of grid.adapter.columns().entries()) {
      const width = grid.adapter.widthOf(id);
      if (widths[column] === width) continue;
      if (widths[column] !== undefined) sheet.deleteRule(column);
      sheet.insertRule(`.${columnClass(column)} { width: ${width}px; }`, column);
      widths[column] = width;
    }
  }
  write();
  const stop = grid.onLayout(write);
  return () => {
    stop();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}
