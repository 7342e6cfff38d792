import { letterWidths, type LetterWidths } from "../text/letterWidths.ts";

/** How many lines a text fills in a given width: surely not fewer than `least`, surely not more than `most`. */
export type LineCounts = { least: number; most: number };
export type Weight = "regular" | "bold";

/** Letters of Latin scripts and their punctuation, of `is-plain` in texts.typ those that print. */
const plain = /^[ -~\u{a0}-\u{24f}\u{2010}-\u{2026}]*$/u;
const ascii = /^[ -~]*$/;
/** Blanks at which Unicode's line breaking depends on the letters next to them. */
const unsure = /^ | $| {2}| [)\]}!?/,.:;%"'\u00ab\u00bb\u2018-\u201f]|[([{"'\u00ab\u00bb\u2018-\u201f] /;
const partsOfWord = /[A-Za-z0-9]+|[^A-Za-z0-9]/g;
const longestText = 400;
/** What rounding may add to a width, in em. */
const slack = 0.05;
/** No letter that is plain but not ASCII is wider, in em. */
const widestOther = 1.7;
/** The least width between two parts of a word: kerning. */
const closest = -0.16;

/** Bounds of the width in em of a word, or of a part at whose ends a line may break, and of the blank before it. */
type Piece = { low: number; high: number; gap: number };
/** The words of a text; and for the lower bound its parts, because a line may break around every sign. */
type Pieces = { words: Piece[]; parts: Piece[]; isAscii: boolean };

/** The words and parts of each text that was asked for. */
const known = new Map<string, Pieces | null>();
const mostKnown = 2000;

/**
 * The lines of a text in so many em. Kerning and break points inside words make the difference of the two counts. Null for a text with
 * letters of other scripts, with line breaks, or with a word that does not surely fit: only setting it tells (ADR-0154).
 */
export function lineCounts(text: string, weight: Weight, room: number): LineCounts | null {
  if (text === "") return { least: 0, most: 0 };
  const pieces = piecesOf(text, weight);
  if (pieces === null) return null;
  const most = linesOf(pieces.words, room - slack, ({ high }) => high);
  if (most === Infinity) return null;
  return { least: pieces.isAscii ? linesOf(pieces.parts, room + slack, ({ low }) => low) : 1, most };
}

/** Whether a text may be set as it is: its words surely fit, and its line may not end inside a code (R-1310). */
export function isSetAsItIs(text: string, counts: LineCounts | null): boolean {
  return counts !== null && (counts.most <= 1 || !text.split(" ").some(isBreakable));
}

/** Whether a word is a number or code with a sign at which a line may end: as `reference` in texts.typ. */
function isBreakable(word: string): boolean {
  return /[/-][A-Za-z]/.test(word) && /[0-9]/.test(word);
}

/** The most that a text on one line may be wide, in em; null where `lineCounts` gives null in any width. */
export function mostWidth(text: string, weight: Weight): number | null {
  const pieces = piecesOf(text, weight);
  return pieces && pieces.words.reduce((sum, { gap, high }) => sum + gap + high, slack);
}

function piecesOf(text: string, weight: Weight): Pieces | null {
  const key = weight + text;
  let pieces = known.get(key);
  if (pieces === undefined) {
    pieces = !plain.test(text) || unsure.test(text) || text.length > longestText ? null : cut(text, letterWidths(weight));
    if (known.size > mostKnown) known.clear();
    known.set(key, pieces);
  }
  return pieces;
}

function cut(text: string, widths: LetterWidths): Pieces {
  const blank = widths[32] ?? 0;
  const words: Piece[] = [];
  const parts: Piece[] = [];
  for (const word of text.split(" ")) {
    const gap = words.length === 0 ? 0 : blank;
    words.push({ ...boundsOf(word, widths), gap });
    for (const [index, part] of (word.match(partsOfWord) ?? [word]).entries()) {
      parts.push({ ...boundsOf(part, widths), gap: index === 0 ? gap : closest });
    }
  }
  return { words, parts, isAscii: ascii.test(text) };
}

/** How many lines the pieces fill in a width; infinitely many if a piece is wider. */
function linesOf(pieces: Piece[], width: number, widthOf: (piece: Piece) => number): number {
  let [lines, filled] = [0, Infinity];
  for (const piece of pieces) {
    const own = widthOf(piece);
    if (own > width) return Infinity;
    if (filled + piece.gap + own > width) [lines, filled] = [lines + 1, own];
    else filled += piece.gap + own;
  }
  return lines;
}

/** A word's width with the most and the least kerning that the font has between letters of such kinds. */
function boundsOf(word: string, widths: LetterWidths): { low: number; high: number } {
  let [low, high] = [0, 0];
  for (let index = 0; index < word.length; index += 1) {
    const width = widths[word.charCodeAt(index)];
    low += width ?? 0;
    high += width ?? widestOther;
    if (index > 0) {
      const pair = word.slice(index - 1, index + 1);
      low -= mostCloser(pair);
      high += /[([{_]|.[J"'?)\]}]/.test(pair) ? 0.1 : 0.01;
    }
  }
  return { low, high };
}

/** How much closer kerning may set two letters, in em. */
function mostCloser(pair: string): number {
  if (/^[0-9]{2}$/.test(pair)) return 0;
  if (/^[a-z]{2}$/.test(pair)) return 0.02;
  if (/^[a-zA-Z][.,]$/.test(pair)) return 0.16;
  return /[A-Z"'&]/.test(pair) ? 0.08 : 0;
}
