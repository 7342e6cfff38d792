import type { ColumnText } from "./statsFilter.ts";

/** The texts of columns with others for one of them; none takes that column's away. */
export function withColumn(columns: readonly ColumnText[], columnId: string, next: readonly Omit<ColumnText, "columnId">[]): ColumnText[] {
  const others = columns.filter((column) => column.columnId !== columnId);
  const kept = next.filter(({ text, isExact }) => text !== "" || isExact);
  return [...others, ...kept.map((text) => ({ columnId, ...text }))];
}
