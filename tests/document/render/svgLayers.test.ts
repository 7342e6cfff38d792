import { expect, test } from "vitest";
import { layersOf } from "../../../api/document/render/svgLayers.ts";

const outlines = new Map([
  ["gA", "h1Z"],
  ["gSpace", ""],
  ["gLong", `${"h1".repeat(10_000)}Z`],
]);
const long = outlines.get("gLong") ?? "";

function use(name: string, x: number, { y = 0, fill = "#10151d" } = {}): string {
  return `<use xlink:href="#${name}" x="${x}" y="${y}" fill="${fill}" fill-rule="nonzero"/>`;
}

/** A line of text at a place of the page, as the compiler writes it: upside down. */
function line(y: number, uses: string): string {
  return `<g transform="matrix(1 0 0 -1 10 ${y})">${uses}</g>`;
}

const letters = (path: string, fill = "#10151d") => `<path transform="scale(0.05 -0.05)" fill="${fill}" d="${path}"/>`;
const layers = (group: string) => layersOf(group, outlines, 100);

test("the letters of a strip are one path for each colour, each letter in its place to a twentieth of a point", () => {
  const text = line(20, use("gA", 0) + use("gSpace", 8.65) + use("gA", 19.41256, { y: -1.5 }) + use("gA", 5, { fill: "#f00" }));
  expect(layers(`<g><g transform="translate(0 30)"><g/>${text}</g></g>${line(90, use("gA", 0))}`)).toEqual([
    `${letters("M200 -1000h1ZM588 -1030h1ZM200 -1800h1Z")}${letters("M300 -1000h1Z", "#f00")}`,
  ]);
});

test("strips are layers of their own from the top to the bottom, in whichever order they are written", () => {
  const group = line(150, use("gLong", 0)) + line(50, use("gLong", 0)) + line(160, use("gLong", 1));
  expect(layers(group)).toEqual([letters(`M200 -1000${long}`), letters(`M200 -3000${long}M220 -3200${long}`)]);
});

test("a line is in the strip where it begins; images and areas keep their place between letters", () => {
  const rule = '<path fill="none" stroke="#7d8794" transform="matrix(1 0 0 1 56.5 110)" d="M 0 0v 222 "/>';
  const image = `<image xlink:href="data:image/png;base64,${"A".repeat(20_000)}" width="5" height="6"/>`;
  const moved = `<g transform="matrix(1 0 0 1 56.5 28)">${image}</g>`;
  expect(layers(rule + line(50, use("gLong", 0)) + moved + line(50, use("gLong", 1)))).toEqual([
    letters(`M200 -1000${long}`),
    rule,
    moved,
    letters(`M220 -1000${long}`),
  ]);
});

test("small neighbours share a layer", () => {
  const area = '<path fill="#eee" d="M 0 0h 5v 5Z"/>';
  expect(layers(line(50, use("gA", 0)) + area + line(150, use("gA", 0)))).toEqual([
    letters("M200 -1000h1Z") + area + letters("M200 -3000h1Z"),
  ]);
});

test("a group that does more than to move is kept with all that it contains", () => {
  const turned = (inner: string) => `<g transform="matrix(0 1 -1 0 5 6)">${inner}</g>`;
  expect(layers(`<g transform="matrix(1 0 0 1 3 4)">${turned(line(20, use("gA", 0)))}</g>`)).toEqual([
    `<g transform="matrix(1 0 0 1 3 4)">${turned(letters("M200 -400h1Z"))}</g>`,
  ]);
});

test("an element with a shift is moved by it; in a group that is kept, by the group", () => {
  const area = (x: number, y: number) => `<path fill="#eee" transform="matrix(1 0 0 1 ${x} ${y})" d="M 0 0h 5v 5Z"/>`;
  const kept = `<g opacity="0.5">${area(1, 2)}</g>`;
  expect(layers(`<g transform="matrix(1 0 0 1 3 4)">${area(1, 2)}${kept}</g>`)).toEqual([
    `${area(4, 6)}<g transform="matrix(1 0 0 1 3 4)">${kept}</g>`,
  ]);
});

test.each([
  ["a letter without an outline", use("gB", 0), "No outline of the glyph gB"],
  ["a letter without a place", '<use xlink:href="#gA"/>', "Not a letter"],
  ["a group without an end", "<g><g></g>", "Nothing ends a g"],
  ["an end without a beginning", "<g></a></g>", "</a> ends a g"],
  ["what is no tag", "<g><</g>", "Not a tag"],
])("%s is a fault, never a gap in the page", (_what, group, message) => {
  expect(() => layers(group)).toThrow(message);
});
