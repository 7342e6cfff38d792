import { letterWidths, type LetterWidths } from "../text/letterWidths.ts";

/**
 * For 1, 2, 3 … lines the width in em that a text of plain words needs: surely not with less than `low`, surely with `high`. Kerning and
 * break points inside words make the difference.
 */
export type LineWidths = { low: number; high: number }[];

type Line = { name: string; description: string; specification: string };
type Goods = { lines: readonly Line[] };

/** The model, and for each line of goods the widths that its texts' lines need. */
export function withLineWidths<Model extends object>(model: Model): object {
  const parts = Object.entries(model).map(([name, value]: [string, unknown]) => {
    if (name === "goods" && isGoods(value)) return [name, { ...value, lines: value.lines.map(withWidths) }];
    return [name, name === "packingList" && isObject(value) ? withLineWidths(value) : value];
  });
  return Object.fromEntries(parts);
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

function isGoods(value: unknown): value is Goods {
  return isObject(value) && "lines" in value && Array.isArray(value.lines) && value.lines.every(isLine);
}

/** Other documents' goods have lines of other forms. */
function isLine(value: unknown): value is Line {
  const texts: (keyof Line)[] = ["name", "description", "specification"];
  return isObject(value) && texts.every((text) => text in value);
}

function withWidths(line: Line): object {
  const { name, description, specification } = line;
  const widths = {
    name: lineWidths(name, "bold"),
    description: lineWidths(description, "regular"),
    specification: lineWidths(specification, "regular"),
  };
  return { ...line, widths };
}

/** Bounds of the width of a word, or of the parts between which a line may break. */
type Bounds = { low: number; high: number };

const plain = /^[ -~]+$/;
/** Blanks at which Unicode's line breaking depends on the letters next to them. */
const unsure = /^ | $| {2}| [)\]}!?/,.:;%"']|[([{"'] /;
const longWord = /[^ ]{14}/;
const partsOfWord = /[A-Za-z0-9]+|[^A-Za-z0-9]/g;
/** No column is narrower; lines beyond are of no interest. */
const leastColumn = 8;

const known = new Map<string, LineWidths | null>();
const mostKnown = 2000;

/** The widths of a text's lines; null if it has other letters or words that may be broken. */
export function lineWidths(text: string, weight: "regular" | "bold"): LineWidths | null {
  const key = weight + text;
  let widths = known.get(key);
  if (widths === undefined) {
    widths =
      !plain.test(text) || unsure.test(text) || longWord.test(text) || text.length > 400 ? null : measure(text, letterWidths(weight));
    if (known.size > mostKnown) known.clear();
    known.set(key, widths);
  }
  return widths;
}

function measure(text: string, widths: LetterWidths): LineWidths {
  const blank = widths[32] ?? 0;
  const words = text.split(" ").map((word) => boundsOf(word, widths));
  // For the lower bound a line may break around every sign.
  const parts = text.split(" ").flatMap((word) => {
    const pieces = (word.match(partsOfWord) ?? [word]).map((part) => ({ ...boundsOf(part, widths), gap: -0.16 }));
    return pieces.map((piece, index) => (index === 0 ? { ...piece, gap: blank } : piece));
  });
  const whole = words.reduce((sum, word) => sum + word.high + blank, -blank);
  const found: LineWidths = [];
  for (let lines = 1; lines === 1 || whole / lines > leastColumn; lines += 1) {
    const low = leastWidth(lines, whole, (width) =>
      linesOf(
        parts,
        width,
        (part) => part.low,
        (part) => part.gap,
      ),
    );
    const high = leastWidth(lines, whole, (width) =>
      linesOf(
        words,
        width,
        (word) => word.high,
        () => blank,
      ),
    );
    found.push({ low: low - 0.05, high: high + 0.05 });
  }
  return found;
}

/** The least width in which a text has at most so many lines, found by halving. */
function leastWidth(lines: number, whole: number, count: (width: number) => number): number {
  let [less, enough] = [0, whole];
  while (enough - less > 0.02) {
    const middle = (less + enough) / 2;
    if (count(middle) <= lines) enough = middle;
    else less = middle;
  }
  return enough;
}

/** How many lines the parts fill in a width; infinitely many if a part is wider. */
function linesOf<Part>(parts: Part[], width: number, widthOf: (part: Part) => number, gapOf: (part: Part) => number): number {
  let [lines, filled] = [0, Infinity];
  for (const part of parts) {
    const own = widthOf(part);
    if (own > width) return Infinity;
    if (filled + gapOf(part) + own > width) [lines, filled] = [lines + 1, own];
    else filled += gapOf(part) + own;
  }
  return lines;
}

/** A word's width with the most and the least kerning that the font has between letters of such kinds. */
function boundsOf(word: string, widths: LetterWidths): Bounds {
  let [low, high] = [0, 0];
  for (let index = 0; index < word.length; index += 1) {
    const width = widths[word.charCodeAt(index)] ?? 0;
    low += width;
    high += width;
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
