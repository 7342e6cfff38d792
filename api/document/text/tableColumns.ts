import { lettersOf, type RichText, type Run } from "./inlineMarkup.ts";

/** Where a column's text is in its cells; in a table from right to left, "start" is right. */
export type Alignment = "start" | "center" | "end";

/**
 * A column: its alignment, and the texts that decide its width. `words` are its widest words in head and rows, `lines` its widest cells;
 * the template measures them.
 */
export type Column = { align: Alignment; words: Run[]; lines: Run[] };

/** Longer ones are broken or wrapped anyway. */
const longestWord = 40;
const longestLine = 240;

/** Thai and Han letters may break anywhere; some letters of theirs are enough of a word. */
const breaksAnywhere = /[\u0e00-\u0e7f\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;
const narrow = /[\p{M}fijlrt1.,:;'"|!()[\] ]/gu;
const broad = /[\p{Lu}mw%@&\d]/gu;

/** Reads `---`, `:-:` and `--:` of a rule below a table's head. */
export function alignmentsOf(rule: string[]): Alignment[] {
  return rule.map((cell) => {
    if (!cell.endsWith(":")) return "start";
    return cell.startsWith(":") && cell.length > 1 ? "center" : "end";
  });
}

/** The columns of a table whose rows are equally long; missing alignments are "start". */
export function columnsOf(head: RichText[], rows: RichText[][], alignments: Alignment[]): Column[] {
  const width = head.length || (rows[0]?.length ?? 0);
  return Array.from({ length: width }, (_, index) => {
    const heading = runsOf(head[index] ?? "").map(({ text }) => ({ text, isBold: true }));
    const cells = rows.map((row) => runsOf(row[index] ?? ""));
    return {
      align: alignments[index] ?? "start",
      words: [widest(heading.flatMap(wordsOf)), widest(cells.flat().flatMap(wordsOf))].filter((run) => run !== null),
      lines: [widest(heading), widest(cells.map(lineOf))].filter((run) => run !== null),
    };
  });
}

function runsOf(text: RichText): Run[] {
  return typeof text === "string" ? [{ text, isBold: false }] : text;
}

function wordsOf({ text, isBold }: Run): Run[] {
  return text.split(/\s+/).map((word) => ({ text: word.slice(0, breaksAnywhere.test(word) ? 4 : longestWord), isBold }));
}

function lineOf(runs: Run[]): Run {
  return { text: lettersOf(runs).slice(0, longestLine), isBold: runs.some(({ isBold }) => isBold) };
}

/** The run that is probably widest; null if all are empty. */
function widest(runs: Run[]): Run | null {
  let found: Run | null = null;
  let most = 0;
  for (const run of runs) {
    const width = estimate(run);
    if (width > most) [found, most] = [run, width];
  }
  return found && { ...found, text: found.text.slice(0, longestLine) };
}

/** An estimate in tenths of an em. */
function estimate({ text, isBold }: Run): number {
  const count = (letters: RegExp) => text.match(letters)?.length ?? 0;
  const width = text.length * 5.5 + count(wide) * 4.5 - count(narrow) * 2.5 + count(broad);
  return isBold ? width * 1.07 : width;
}
