/** The formatted value; a dash if the server does not return it. */
export function orDash(value: string | null | undefined, format: (value: string) => string): string {
  return value === null || value === undefined ? "–" : format(value);
}
