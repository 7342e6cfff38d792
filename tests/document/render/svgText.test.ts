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

const a = "m2.32 3.28h-.95v.29Zm.5-1l-12 .25Z";

test("a run of letters is one path, each letter in its place to a hundredth of a point", () => {
  const letters = [use("gA", "0"), use("gSpace", "8.65"), use("gA", "19.41256", { y: "-1.5" })].join("\n");
  expect(outlineText(`<g>${letters}</g>`, outlines)).toBe(`<g><path fill="#10151d" d="M0 0${a}M19.41 -1.5${a}"/></g>`);
});

test("letters of two colours, and of two runs, keep apart", () => {
  const red = use("gA", "5", { fill: "#f00" });
  expect(outlineText(`<g>${use("gA", "0")}${red}</g><g>${red}</g>`, outlines)).toBe(
    `<g><path fill="#10151d" d="M0 0${a}"/><path fill="#f00" d="M5 0${a}"/></g><g><path fill="#f00" d="M5 0${a}"/></g>`,
  );
});

test("a run of spaces draws nothing", () => {
  expect(outlineText(`<g>${use("gSpace", "0")}</g>`, outlines)).toBe("<g></g>");
});

test("a letter without an outline is a fault, never a gap in the text", () => {
  expect(() => outlineText(use("gB", "0"), outlines)).toThrow("No outline of the glyph gB");
  expect(() => outlineText('<use xlink:href="#gA"/>', outlines)).toThrow("Not a letter");
});
