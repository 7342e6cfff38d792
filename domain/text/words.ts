import { plainLetters } from "./plainLetters.ts";

/** A word of a text, and the place of what it was made from: an index into the text and the index after it. */
export type Word = { word: string; start: number; end: number };

/** The longest word, in characters; the rest of a longer one is cut off. */
const maxWordLength = 40;

/**
 * What words are made from: a container number however it is spaced (its three parts are captured), a figure with its commas (captured), or a
 * run of letters, digits and marks. The lookbehinds let a container number and a figure begin only where a run does.
 */
const token =
  /(?<![\p{L}\p{N}\p{M}])([A-Za-z]{3}[JUZjuz])[ \t-]{0,2}(\d{6})[ \t-]{0,2}(\d)(?![\p{L}\p{N}\p{M}])|(?<![\p{L}\p{N}\p{M}]|\d[.,])(\d{1,3}(?:,\d{2,3}){1,8})(?![\p{L}\p{N}\p{M}])|[\p{L}\p{N}\p{M}]+/gu;

/** Parts of a run. Scripts that write words without spaces come first: theirs become pairs of letters. */
const parts =
  /([\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}ー]+)|\d+|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}ー])[^\d\s\p{P}\p{S}])+/gu;

/** Characters of no width, which would cut a word in two unseen. */
const invisible = /[\p{Cf}\p{Cc}]/gu;

/**
 * The words of a text in their order, the same for what is stored and what is searched: without accents, in lower case, cut
 * where letters and digits meet, so that "TVXU1001010" and "tvxu 100101-0" give the same ones. Both database engines only store and
 * compare them (ADR-0098).
 */
export function* wordsOf(text: string): Generator<Word, void, void> {
  for (const match of text.matchAll(token)) {
    const [whole, prefix, serial, check, figure] = match;
    const place = { start: match.index, end: match.index + whole.length };
    if (prefix !== undefined) {
      yield { word: prefix.toLowerCase(), ...place };
      yield { word: `${serial}${check}`, ...place };
    } else if (figure !== undefined) yield { word: figure.replaceAll(",", ""), ...place };
    else for (const word of wordsOfRun(whole)) yield { word, ...place };
  }
}

/** Removes what no text shows: control characters but line ends, page ends and tabs, marks of direction, lone surrogates. */
export function visibleText(text: string): string {
  return text.toWellFormed().replace(invisible, (character) => ("\n\f\t".includes(character) ? character : ""));
}

function wordsOfRun(run: string): Iterable<string> {
  if (!/[^A-Za-z0-9]/.test(run)) return (run.toLowerCase().match(/[a-z]+|[0-9]+/g) ?? []).map(cut);
  return wordsOfFolded(fold(run));
}

/** A run without accents and case, its digits as 0 to 9. */
function fold(run: string): string {
  return plainLetters(run).replace(/\p{Nd}/gu, asciiDigit);
}

function* wordsOfFolded(run: string): Generator<string, void, void> {
  for (const [part, pairs] of run.matchAll(parts)) {
    if (pairs === undefined) yield cut(part);
    else yield* pairsOf(Array.from(pairs));
  }
}

function* pairsOf(letters: string[]): Generator<string, void, void> {
  if (letters.length === 1) yield letters.join("");
  for (let at = 1; at < letters.length; at += 1) yield `${letters[at - 1]}${letters[at]}`;
}

function cut(word: string): string {
  return word.length <= maxWordLength ? word : word.slice(0, maxWordLength).replace(/[\uD800-\uDBFF]$/, "");
}

/** Unicode keeps the ten digits of a script together, so the distance to the first of them is the digit. */
function asciiDigit(digit: string): string {
  if (digit >= "0" && digit <= "9") return digit;
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value);
}
