/** A stranger's text as one line, without what changes how the rest of a line reads. */
export function inOneLine(text: string): string {
  return text.replaceAll(/[\p{C}\p{Z}]+/gu, " ").trim();
}
