/** The value below which a share of the others lies: 0.5 is the median. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((left, right) => left - right);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}

/** Prints a figure as a ratio to its limit; the benchmark fails when it is above. */
export function tell(
  what: string,
  { figure, limit, unit, more = "" }: { figure: number; limit: number; unit: string; more?: string },
): void {
  const ratio = figure / limit;
  console.log(`${what.padEnd(48)} ${figure.toFixed(1).padStart(7)} ${unit}  ${ratio.toFixed(2)} × limit${more && `  (${more})`}`);
  if (!(ratio <= 1)) process.exitCode = 1;
}
