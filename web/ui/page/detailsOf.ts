/** Details in one line, such as below a row's name: the known parts, separated by dots, with which no line begins. */
export function detailsOf(...parts: (string | null | undefined)[]): string {
  return parts.filter(Boolean).join("\u00a0· ");
}
