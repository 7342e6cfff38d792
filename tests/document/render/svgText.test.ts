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

const a = "m232 328h-95v29Zm50-100l-1200 25Z";
/** In hundredths of a point. */
const letters = (fill: string, path: string) => `<path transform="scale(.01)" fill="${fill}" d="${path}"/>`;

test("a run of letters is one path, each letter in its place to a hundredth of a point", () => {
  const uses = [use("gA", "0"), use("gSpace", "8.65"), use("gA", "19.41256", { y: "-1.5" })].join("\n");
  expect(outlineText(`<g>${uses}</g>`, outlines)).toBe(`<g>${letters("#10151d", `M0 0${a}M1941 -150${a}`)}</g>`);
});

test("letters of two colours, and of two runs, keep apart", () => {
  const red = use("gA", "5", { fill: "#f00" });
  expect(outlineText(`<g>${use("gA", "0")}${red}</g><g>${red}</g>`, outlines)).toBe(
    `<g>${letters("#10151d", `M0 0${a}`)}${letters("#f00", `M500 0${a}`)}</g><g>${letters("#f00", `M500 0${a}`)}</g>`,
  );
});

test("a run of spaces draws nothing", () => {
  expect(outlineText(`<g>${use("gSpace", "0")}</g>`, outlines)).toBe("<g></g>");
});

test("a letter without an outline is a fault, never a gap in the text", () => {
  expect(() => outlineText(use("gB", "0"), outlines)).toThrow("No outline of the glyph gB");
  expect(() => outlineText('<use xlink:href="#gA"/>', outlines)).toThrow("Not a letter");
});
