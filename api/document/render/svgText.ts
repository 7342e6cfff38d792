/** Glyph outlines by name: paths whose commands are all relative to the glyph's position. */
export type Outlines = Map<string, string>;

const symbol = /<symbol id="([^"<>]+)"[^<>]*>\s*<path d="M 0 0 ?([^"<>A-Y]*)"\/>\s*<\/symbol>/g;
const glyph = /<use xlink:href="#([^"<>]+)" x="([^"<>]+)" y="([^"<>]+)" fill="([^"<>]+)" fill-rule="nonzero"\/>/g;
const run = /<use [^<>]*\/>(?:\s*<use [^<>]*\/>)*/g;
const command = /([a-zZ])([^a-zZ]*)/g;
const betweenNumbers = /[\s,]+|(?<=\d)(?=-)/;

/** Letters are drawn to a twentieth of a point: a browser reads whole numbers of few digits faster. */
const perPoint = 20;

/** Cache of shortened outlines: documents use the same few hundred letters, and shortening one is slow. */
const known = new Map<string, string>();
const mostKnown = 4000;

/** Reads the glyph definitions. */
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

/**
 * Draws each run of letters as one path instead of one element per letter; browsers load that in a third of the time. Throws for an unknown
 * glyph, so that no letter is lost silently.
 */
export function outlineText(drawing: string, outlines: Outlines): string {
  return drawing.replaceAll(run, (uses) => {
    const paths = new Map<string, string>();
    const rest = uses.replaceAll(glyph, (_use, name: string, x: string, y: string, fill: string) => {
      const outline = outlines.get(name);
      if (outline === undefined) throw new Error(`No outline of the glyph ${name}`);
      if (outline !== "") paths.set(fill, `${paths.get(fill) ?? ""}M${rounded(Number(x))} ${rounded(Number(y))}${outline}`);
      return "";
    });
    if (rest.trim() !== "") throw new Error(`Not a letter: ${rest.trim().slice(0, 200)}`);
    return [...paths].map(([fill, path]) => `<path transform="scale(${1 / perPoint})" fill="${fill}" d="${path}"/>`).join("");
  });
}

type Point = { x: number; y: number };

/** The same path in whole twentieths of a point. Each point is rounded by its own place, so that the errors of a letter's parts do not add up. */
function terse(path: string): string {
  // Where the pen is exactly, and in whole units; where its part of the letter began.
  let [pen, drawn] = [
    { x: 0, y: 0 },
    { x: 0, y: 0 },
  ];
  let start = { pen, drawn };
  const parts: string[] = [];
  for (const [, name = "", figures = ""] of path.matchAll(command)) {
    const numbers = figures
      .split(betweenNumbers)
      .filter((figure) => figure !== "")
      .map(Number);
    if (numbers.some(Number.isNaN)) throw new Error(`Not a path: ${name}${figures.slice(0, 100)}`);
    if (name === "Z" || name === "z") {
      ({ pen, drawn } = start);
      parts.push("Z");
      continue;
    }
    const points = pointsOf(name, numbers).map(({ x, y }) => ({ x: pen.x + x, y: pen.y + y }));
    const moves = points.map(({ x, y }) => ({ x: rounded(x) - drawn.x, y: rounded(y) - drawn.y }));
    parts.push(name + written(name, moves));
    pen = points.at(-1) ?? pen;
    drawn = { x: rounded(pen.x), y: rounded(pen.y) };
    if (name === "m") start = { pen, drawn };
  }
  return parts.join("");
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

function written(name: string, moves: Point[]): string {
  const figures = moves.flatMap(({ x, y }) => (name === "h" ? [x] : name === "v" ? [y] : [x, y]));
  return figures.map((figure, at) => (at === 0 || figure < 0 ? `${figure}` : ` ${figure}`)).join("");
}

function rounded(length: number): number {
  return Math.round(length * perPoint) || 0;
}
