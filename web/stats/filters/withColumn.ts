import type { StatsSearch } from "./statsFilter.ts";

type ColumnText = StatsSearch["columns"][number];

/** The texts of columns with another one for one of them; none takes that column's away. */
export function withColumn(columns: readonly ColumnText[], columnId: string, next: Omit<ColumnText, "columnId"> | null): ColumnText[] {
  const others = columns.filter((column) => column.columnId !== columnId);
  return next === null || next.text === "" ? others : [...others, { columnId, ...next }];
}
