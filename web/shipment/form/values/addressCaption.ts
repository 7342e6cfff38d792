/** Address text in pick-lists: one line of at most 25 characters. */
export function addressCaption(address: string): string {
  const line = address.replaceAll(/\s+/g, " ").trim();
  return line.length > 25 ? `${line.slice(0, 25).trimEnd()}...` : line;
}
