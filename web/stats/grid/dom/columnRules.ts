import type { GridState } from "../state/gridState.ts";

/** The class of the cells and the head of a visible column. */
export function columnClass(column: number): string {
  return `stats-column-${column}`;
}

/**
 * Keeps one CSS rule a column with its width, so that a drag of its edge touches one rule and no cell. Cells drawn wider than that are clipped:
 * which of them are cut is known once they are drawn again.
 */
export function attachColumnRules(grid: GridState): () => void {
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  const rules: string[] = [];
  function write() {
    for (const [column, { id, width: drawn }] of grid.adapter.columns().entries()) {
      const width = grid.adapter.widthOf(id);
      const clip = width < drawn ? "overflow: clip; text-overflow: ellipsis;" : "";
      const rule = `.${columnClass(column)} { width: ${width}px; ${clip} }`;
      if (rules[column] === rule) continue;
      if (rules[column] !== undefined) sheet.deleteRule(column);
      sheet.insertRule(rule, column);
      rules[column] = rule;
    }
  }
  write();
  const stop = grid.onLayout(write);
  return () => {
    stop();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}
