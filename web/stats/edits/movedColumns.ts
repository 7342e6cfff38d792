import type { StatsColumns } from "../data/statsColumns.ts";

/** The ids of all columns in order, after moving visible ones, first to last, into the gap before another one. */
export function movedColumns(columns: StatsColumns, first: number, last: number, before: number): string[] {
  const visible = columns.visible();
  const ids = visible.slice(first, last + 1).map(({ id }) => id);
  const rest = columns
    .all()
    .map(({ columnId }) => columnId)
    .filter((id) => !ids.includes(id));
  const next = visible[before]?.id;
  const end = rest.indexOf(visible.findLast(({ id }) => !ids.includes(id))?.id ?? "") + 1;
  return rest.toSpliced(next === undefined ? end : rest.indexOf(next), 0, ...ids);
}
