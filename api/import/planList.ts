import { checkListItem, tidy } from "#domain/masterData/check.ts";
import type { RowStatus } from "#domain/import/import.ts";
import type { ListKind } from "#domain/masterData/kind.ts";
import type { Problem } from "#domain/http/problem.ts";
import { folded } from "#domain/text/folded.ts";
import { maxItems } from "../http/requestSchema.ts";
import type { TableRow } from "./importTable.ts";

/** What an import does with a row of a list. */
export type PlannedItem = TableRow & { status: RowStatus; text: string; problems: Problem[] };

/** Compares the rows with the stored list and each other: an item that is there already, ignoring case, stays as it is. */
export function planList(kind: ListKind, rows: readonly TableRow[], known: readonly string[]): PlannedItem[] {
  const there = new Set(known.map(folded));
  let count = known.length;
  return rows.map((row) => {
    const text = tidy(kind.field, row.texts.get(kind.field.name) ?? "");
    if (there.has(folded(text))) return { ...row, status: "SAME", text, problems: [] };
    const problems = count >= maxItems ? [tooMany] : checkListItem(kind, text, []);
    if (problems.length > 0) return { ...row, status: "ERROR", text, problems };
    there.add(folded(text));
    count += 1;
    return { ...row, status: "NEW", text, problems };
  });
}

const tooMany: Problem = { message: `A list has at most ${maxItems} items`, code: "TOO_LARGE", field: null };
