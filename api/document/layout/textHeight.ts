import measures from "../templates/parts/measures.json" with { type: "json" };
import { lineCounts, type LineCounts, type Weight } from "./lineCounts.ts";

export const pointsPerMillimetre = 72 / 25.4;

/** The height of a line, and the gap between two lines of Latin letters (`tight` of the templates), in em. */
export const { lineHeight } = measures;
export const leading = 0.2;

/** A text that wraps in a width of mm, in a size of points. */
export type SetText = { text: string; width: number; size: number; weight?: Weight };
/** A height in points that is surely between two bounds; null where only setting the text tells. */
export type Height = LineCounts | null;

/** Texts below each other in one paragraph, with a gap of points between its lines. A text of several lines has them below each other. */
export function paragraphHeight(texts: readonly SetText[], gap: number): Height {
  const lines = texts.flatMap(({ text, ...style }) => text.split("\n").map((line) => ({ ...style, text: line })));
  if (lines.some(({ text }) => text === "")) return null;
  return lines.length === 0 ? sum([]) : sum(lines.map(linesHeight(gap)), -gap);
}

function linesHeight(gap: number): (text: SetText) => Height {
  return ({ text, width, size, weight = "regular" }) => {
    const counts = lineCounts(text, weight, (width * pointsPerMillimetre) / size);
    const heightOf = (lines: number) => lines * (lineHeight * size + gap);
    return counts && { least: heightOf(counts.least), most: heightOf(counts.most) };
  };
}

/** The sum of heights and of some points more. */
export function sum(heights: readonly Height[], points = 0): Height {
  return heights.reduce<Height>((one, other) => one && other && { least: one.least + other.least, most: one.most + other.most }, {
    least: points,
    most: points,
  });
}

export function highest(heights: readonly Height[]): Height {
  return heights.reduce<Height>(
    (one, other) => one && other && { least: Math.max(one.least, other.least), most: Math.max(one.most, other.most) },
    { least: 0, most: 0 },
  );
}

/** The height if it is sure. */
export function sure(height: Height): number | null {
  return height && height.least === height.most ? height.most : null;
}
