import { columnOf } from "./cellReferences.ts";
import { attribute } from "./sheetXml.ts";

/** The begin of a range of columns, of a row, of a cell and of what it holds. */
const begins = /<(?:\w+:)?(col|row|c|v|is)\b([^<>]*)>/g;

/** How many rows and columns of a sheet are hidden, also by a filter, although they hold something (R-1331). Cells need their references. */
export function countHidden(sheet: string): { rows: number; columns: number } {
  const ranges: { first: number; last: number }[] = [];
  const found = { rows: new Set<number>(), columns: new Set<number>() };
  let row = 0;
  let isHiddenRow = false;
  let reference = "";
  for (const [, name = "", attributes = ""] of sheet.matchAll(begins)) {
    if (name === "col" && isHidden(attributes))
      ranges.push({ first: Number(attribute(attributes, "min")), last: Number(attribute(attributes, "max")) });
    else if (name === "row") [row, isHiddenRow] = [row + 1, isHidden(attributes)];
    else if (name === "c") reference = attribute(attributes, "r");
    else if (name !== "col" && !attributes.endsWith("/")) {
      if (isHiddenRow) found.rows.add(row);
      const column = ranges.length > 0 ? columnOf(reference) : 0;
      if (ranges.some(({ first, last }) => column >= first && column <= last)) found.columns.add(column);
    }
  }
  return { rows: found.rows.size, columns: found.columns.size };
}

function isHidden(attributes: string): boolean {
  return ["1", "true"].includes(attribute(attributes, "hidden"));
}
