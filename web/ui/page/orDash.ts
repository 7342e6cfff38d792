/** A value as `format` shows it; a dash where the server does not tell it. */
export function orDash(value: string | null | undefined, format: (value: string) => string): string {
  return value === null || value === undefined ? "–" : format(value);
}
