import { perPoint, rounded, type Outlines } from "./svgOutlines.ts";

/** Where a group is on the page, in points; `up` is -1 in a group that is turned upside down, as the compiler does with all letters. */
type Place = { x: number; y: number; up: 1 | -1 };
/** A strip of a page: its lines, and its letters as one path for each way to paint them. */
type Strip = { lines: string; letters: Map<string, string> };
type Tag = { markup: string; name: string; attributes: string; isClosing: boolean; isEmpty: boolean };

const origin: Place = { x: 0, y: 0, up: 1 };
const tag = /<(\/?)(\w+)((?:[\s/][^<>]*)?)>|[^<]+/gy;
const shift = /^ transform="(?:translate\((-?[\d.]+) (-?[\d.]+)\)|matrix\(1 0 0 (-?1) (-?[\d.]+) (-?[\d.]+)\))"$/;
const glyph = /^ xlink:href="#([^"]+)" x="([^"]+)" y="([^"]+)" fill="([^"]+)" fill-rule="nonzero"\/$/;
const ownShift = / transform="matrix\(1 0 0 1 (-?[\d.]+) (-?[\d.]+)\)"/;

/** Smaller neighbours share a layer, because each costs the browser about a millisecond. In characters. */
const smallest = 16_000;

/**
 * What a page's group draws, as layers that lie on top of each other in their order: images and areas by themselves, lines and letters between
 * them by strips of the page, which are `strip` points high. So a page that differs in one line of text differs in one layer. Each strip's
 * letters are one path, because browsers spend their time on elements. Throws for a form or a glyph that it does not know, so that
 * nothing is lost silently.
 */
export function layersOf(group: string, outlines: Outlines, strip: number): string[] {
  const layers: string[] = [];
  const strips = openStrips(strip);
  const tags = readTags(group);

  function closeStrips(): void {
    layers.push(...strips.close());
  }

  function drawLetter(place: Place, found: Tag): void {
    const letter = letterOf(place, found, outlines);
    if (letter === null) return;
    const { letters } = strips.at(place.y);
    letters.set(letter.paint, (letters.get(letter.paint) ?? "") + letter.path);
  }

  function drawChildren(place: Place, parent: string): void {
    for (let next = tags.next(); ; next = tags.next()) {
      if (next.done) {
        if (parent === "") return;
        throw new Error(`Nothing ends a ${parent}`);
      }
      const found = next.value;
      if (found.isClosing) {
        if (found.name === parent) return;
        throw new Error(`${found.markup} ends a ${parent}`);
      }
      draw(place, found);
    }
  }

  function draw(place: Place, found: Tag): void {
    const { markup, name, attributes, isEmpty } = found;
    if (name === "use") return drawLetter(place, found);
    if (name === "g" && isEmpty) return;
    const moved = name === "g" ? movedBy(attributes, place) : null;
    if (moved) return drawChildren(moved, name);
    if (name === "path" && isEmpty && attributes.startsWith(' fill="none"')) {
      strips.at(place.y + place.up * Number(ownShift.exec(attributes)?.[2] ?? 0)).lines += elementAt(place, markup);
      return;
    }
    closeStrips();
    if (isEmpty || name === "") {
      layers.push(elementAt(place, markup));
      return;
    }
    const below = layers.splice(0);
    drawChildren(origin, name);
    closeStrips();
    layers.splice(0, Infinity, ...below, at(place, `${markup}${layers.join("")}</${name}>`));
  }

  drawChildren(origin, "");
  closeStrips();
  return joinSmall(layers);
}

/** The strips between two images or areas, each `height` points high. */
function openStrips(height: number) {
  const strips = new Map<number, Strip>();
  return {
    at(y: number): Strip {
      const index = Math.floor(y / height);
      const found = strips.get(index) ?? { lines: "", letters: new Map<string, string>() };
      strips.set(index, found);
      return found;
    },
    /** Empties the strips, and returns them as layers from the top to the bottom. */
    close(): string[] {
      const sorted = [...strips].toSorted(([one], [other]) => one - other);
      strips.clear();
      return sorted.map(([, { lines, letters }]) => lines + [...letters].map(([paint, path]) => `<path ${paint} d="${path}"/>`).join(""));
    },
  };
}

/** A letter's outline in its place, and how it is painted; null for a blank. */
function letterOf({ x, y, up }: Place, { markup, attributes }: Tag, outlines: Outlines): { paint: string; path: string } | null {
  const [, name = "", right = "", down = "", fill = ""] = glyph.exec(attributes) ?? [];
  if (name === "") throw new Error(`Not a letter: ${markup.slice(0, 200)}`);
  const outline = outlines.get(name);
  if (outline === undefined) throw new Error(`No outline of the glyph ${name}`);
  if (outline === "") return null;
  return {
    paint: `transform="scale(${1 / perPoint} ${up / perPoint})" fill="${fill}"`,
    path: `M${rounded(x + Number(right))} ${rounded(up * y + Number(down))}${outline}`,
  };
}

/** The tags of a group one after another, and any text between them. Throws for what is neither. */
function* readTags(group: string): Generator<Tag, void> {
  let end = 0;
  for (const [markup, closing = "", name = "", attributes = ""] of group.matchAll(tag)) {
    end += markup.length;
    if (name !== "" || markup.trim() !== "") {
      yield { markup, name, attributes, isClosing: closing !== "", isEmpty: attributes.endsWith("/") };
    }
  }
  if (end !== group.length) throw new Error(`Not a tag: ${group.slice(end, end + 100)}`);
}

/** The place within a group; null if the group does more than to move what it contains. */
function movedBy(attributes: string, { x, y, up }: Place): Place | null {
  if (attributes === "") return { x, y, up };
  const [found, right, down, turn = "1", turnedRight, turnedDown] = shift.exec(attributes) ?? [];
  if (found === undefined) return null;
  const isTurned = turn === "-1";
  return { x: x + Number(right ?? turnedRight), y: y + up * Number(down ?? turnedDown), up: isTurned === (up === 1) ? -1 : 1 };
}

/** A single element in its place, by its own shift if it has one. */
function elementAt(place: Place, markup: string): string {
  const [own, right, down] = ownShift.exec(markup) ?? [];
  if (own === undefined || place.up === -1) return at(place, markup);
  return markup.replace(own, ` transform="matrix(1 0 0 1 ${place.x + Number(right)} ${place.y + Number(down)})"`);
}

function at({ x, y, up }: Place, markup: string): string {
  return x === 0 && y === 0 && up === 1 ? markup : `<g transform="matrix(1 0 0 ${up} ${x} ${y})">${markup}</g>`;
}

function joinSmall(layers: string[]): string[] {
  const joined: string[] = [];
  for (const layer of layers) {
    const last = joined.at(-1);
    if (last !== undefined && last.length + layer.length <= smallest) joined[joined.length - 1] = last + layer;
    else joined.push(layer);
  }
  return joined;
}
