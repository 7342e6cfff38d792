/** Glyph outlines by name: paths whose commands are all relative to the glyph's position. */
export type Outlines = Map<string, string>;

const symbol = /<symbol id="([^"<>]+)"[^<>]*>\s*<path d="M 0 0 ?([^"<>A-Y]*)"\/>\s*<\/symbol>/g;
const command = /([a-zZ])([^a-zZ]*)/g;
const betweenNumbers = /[\s,]+|(?<=\d)(?=-)/;

/** Letters are drawn to a twentieth of a point: a browser reads whole numbers of few digits faster. */
export const perPoint = 20;

/** Cache of shortened outlines: documents use the same few hundred letters, and shortening one is slow. */
const known = new Map<string, string>();
const mostKnown = 4000;

/** Reads the glyph definitions. Throws for a form that it does not know. */
export function readOutlines(definitions: string): Outlines {
  if (known.size > mostKnown) known.clear();
  return new Map(
    [...definitions.matchAll(symbol)].map(([, name = "", path = ""]) => {
      const outline = known.get(path) ?? terse(path);
      known.set(path, outline);
      return [name, outline];
    }),
  );
}

/** A length in points as a whole number of twentieths. */
export function rounded(length: number): number {
  return Math.round(length * perPoint) || 0;
}

type Point = { x: number; y: number };
/** A part of a path in whole twentieths: its command, and its points from where it begins. */
type Part = { name: string; moves: Point[] };

/** The same path in whole twentieths of a point. Each point is rounded by its own place, so that the errors of a letter's parts do not add up. */
function terse(path: string): string {
  // Where the pen is exactly, and in whole units; where its part of the letter began.
  let [pen, drawn] = [
    { x: 0, y: 0 },
    { x: 0, y: 0 },
  ];
  let start = { pen, drawn };
  const parts: Part[] = [];
  for (const [, name = "", figures = ""] of path.matchAll(command)) {
    if (name === "Z" || name === "z") {
      ({ pen, drawn } = start);
      parts.push({ name: "Z", moves: [] });
      continue;
    }
    const numbers = figures
      .split(betweenNumbers)
      .filter((figure) => figure !== "")
      .map(Number);
    if (numbers.some(Number.isNaN)) throw new Error(`Not a path: ${name}${figures.slice(0, 100)}`);
    const points = pointsOf(name, numbers).map(({ x, y }) => ({ x: pen.x + x, y: pen.y + y }));
    const moves = points.map(({ x, y }) => ({ x: rounded(x) - drawn.x, y: rounded(y) - drawn.y }));
    if (name === "m" || moves.some(({ x, y }) => x !== 0 || y !== 0)) parts.push(name === "m" ? { name, moves } : simplest(moves));
    pen = points.at(-1) ?? pen;
    drawn = { x: rounded(pen.x), y: rounded(pen.y) };
    if (name === "m") start = { pen, drawn };
  }
  return parts.map((part, at) => written(part, parts[at - 1])).join("");
}

/** The points of one part of a path from where it begins: its end and, of a curve, what bends it. */
function pointsOf(name: string, numbers: number[]): Point[] {
  const [first = 0] = numbers;
  if (name === "h" && numbers.length === 1) return [{ x: first, y: 0 }];
  if (name === "v" && numbers.length === 1) return [{ x: 0, y: first }];
  const pairs = { m: 1, l: 1, q: 2, c: 3 }[name];
  if (numbers.length !== 2 * (pairs ?? 0)) throw new Error(`Not a part of a path: ${name} with ${numbers.length} numbers`);
  return Array.from({ length: pairs ?? 0 }, (_, at) => ({ x: numbers[2 * at] ?? 0, y: numbers[2 * at + 1] ?? 0 }));
}

/** The simplest command that draws a line or a curve through these points. A curve that bends by about half a unit is a line. */
function simplest(moves: Point[]): Part {
  const end = moves.at(-1) ?? { x: 0, y: 0 };
  const length = Math.hypot(end.x, end.y);
  const isStraight = moves.slice(0, -1).every(({ x, y }) => {
    const along = x * end.x + y * end.y;
    return Math.abs(x * end.y - y * end.x) <= length && along >= 0 && along <= length ** 2;
  });
  if (length === 0 || !isStraight) return { name: moves.length === 3 ? "c" : "q", moves };
  return { name: end.x === 0 ? "v" : end.y === 0 ? "h" : "l", moves: [end] };
}

/** A command's name is left out after the same command. */
function written({ name, moves }: Part, before: Part | undefined): string {
  const figures = moves.flatMap(({ x, y }) => (name === "h" ? [x] : name === "v" ? [y] : [x, y]));
  const isRepeated = name === before?.name && name !== "m" && name !== "Z";
  return (
    (isRepeated ? "" : name) + figures.map((figure, at) => ((at === 0 && !isRepeated) || figure < 0 ? `${figure}` : ` ${figure}`)).join("")
  );
}
