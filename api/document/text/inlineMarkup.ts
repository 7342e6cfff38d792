/** A piece of a line in one weight. */
export type Run = { text: string; isBold: boolean };

/** A line of text: plain, or in pieces if some of it is bold. */
export type RichText = string | Run[];

/** Two asterisks alone: three and more are decoration. */
const bold = /(?<!\*)\*\*(?!\*)/g;
/** Marks that a backslash before them makes plain text. */
const escaped = /\\(\*\*|>>)/g;
const marks = /(?<!\*)\*\*(?!\*)|>>/g;

/** Stands where a merge field was empty, so that the marks around it still differ from a row of asterisks. Invisible. */
export const emptyField = "\u2060";

/** Parses `**bold**` in one line. Asterisks before a blank open nothing; those without a counterpart are text. */
export function parseInline(line: string): RichText {
  const runs: Run[] = [];
  let start = 0;
  let opening = -1;
  for (const { index } of line.matchAll(bold)) {
    if (line[index - 1] === "\\") continue;
    if (opening < 0) {
      if (/\S/.test(line[index + 2] ?? "")) opening = index;
      continue;
    }
    runs.push({ text: line.slice(start, opening), isBold: false }, { text: line.slice(opening + 2, index), isBold: true });
    [start, opening] = [index + 2, -1];
  }
  if (runs.length === 0) return unescape(line);
  runs.push({ text: line.slice(start), isBold: false });
  return runs.filter(({ text }) => text !== "" && text !== emptyField).map(({ text, isBold }) => ({ text: unescape(text), isBold }));
}

/** The text without its marks, as a heading prints it. */
export function plainText(line: string): string {
  return lettersOf(parseInline(line));
}

/** The letters of a text in any weight. */
export function lettersOf(text: RichText): string {
  return typeof text === "string" ? text : text.map((run) => run.text).join("");
}

/** Writes a value so that none of its letters is read as a mark. */
export function escapeMarks(value: string): string {
  return value.replace(marks, "\\$&");
}

function unescape(text: string): string {
  return text.replace(escaped, "$1");
}
