import { expect, test } from "vitest";
import { outlineText, readOutlines } from "../../../api/document/render/svgText.ts";

const outlines = readOutlines(`
<symbol id="gA" overflow="visible">
<path d="M 0 0m 2.3240001 3.276 h -0.94500005 v 0.28700018 Z m 0.5 -1.004 l -12 0.25 Z "/>
</symbol>
<symbol id="gSpace" overflow="visible">
<path d="M 0 0"/>
</symbol>`);

function use(name: string, x: string, { y = "0", fill = "#10151d" } = {}): string {
  return `<use xlink:href="#${name}" x="${x}" y="${y}" fill="${fill}" fill-rule="nonzero"/>`;
}

const a = "m46 66h-18v5Zm10-21l-240 5Z";
/** In twentieths of a point. */
const letters = (fill: string, path: string) => `<path transform="scale(0.05)" fill="${fill}" d="${path}"/>`;

test("a run of letters is one path, each letter in its place to a twentieth of a point", () => {
  const uses = [use("gA", "0"), use("gSpace", "8.65"), use("gA", "19.41256", { y: "-1.5" })].join("\n");
  expect(outlineText(`<g>${uses}</g>`, outlines)).toBe(`<g>${letters("#10151d", `M0 0${a}M388 -30${a}`)}</g>`);
});

test("letters of two colours, and of two runs, keep apart", () => {
  const red = use("gA", "5", { fill: "#f00" });
  expect(outlineText(`<g>${use("gA", "0")}${red}</g><g>${red}</g>`, outlines)).toBe(
    `<g>${letters("#10151d", `M0 0${a}`)}${letters("#f00", `M100 0${a}`)}</g><g>${letters("#f00", `M100 0${a}`)}</g>`,
  );
});

test("a run of spaces draws nothing", () => {
  expect(outlineText(`<g>${use("gSpace", "0")}</g>`, outlines)).toBe("<g></g>");
});

test("a letter without an outline is a fault, never a gap in the text", () => {
  expect(() => outlineText(use("gB", "0"), outlines)).toThrow("No outline of the glyph gB");
  expect(() => outlineText('<use xlink:href="#gA"/>', outlines)).toThrow("Not a letter");
});

test("the parts of a letter are rounded by their own places, so that its end is where it began", () => {
  const steps = Array.from({ length: 40 }, () => "l 0.024 0.026").join(" ");
  const name = readOutlines(
    `<symbol id="gS" overflow="visible"><path d="M 0 0 m 0.01 0.01 ${steps} q 0.1 0.2 0.3 0.4 c 0 0 0 0 0.024 0.026 Z "/></symbol>`,
  ).get("gS");
  const ends = [...(name ?? "").matchAll(/(-?\d+)[ -]?(-?\d+)(?=[a-zA-Z])/g)].map(([pair]) => (pair.match(/-?\d+/g) ?? []).map(Number));
  const sum = ends.reduce(([x = 0, y = 0], [dx = 0, dy = 0]) => [x + dx, y + dy], [0, 0]);
  // (0.01 + 40 × 0.024 + 0.3 + 0.024) × 20, and (0.01 + 40 × 0.026 + 0.4 + 0.026) × 20, rounded once.
  expect(sum).toEqual([26, 30]);
});

test.each(["a 1 1 0 0 0 1 1", "q 1 2", "l 1 x"])("an outline with '%s' is of an unknown form", (part) => {
  expect(() => readOutlines(`<symbol id="gT"><path d="M 0 0 m 0 0 ${part} Z "/></symbol>`)).toThrow(/^Not a /);
});
