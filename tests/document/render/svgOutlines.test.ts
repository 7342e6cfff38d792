import { expect, test } from "vitest";
import { readOutlines } from "../../../api/document/render/svgOutlines.ts";

/** The outline of a glyph with this path. */
function outline(path: string): string | undefined {
  return readOutlines(`<symbol id="gA" overflow="visible">\n<path d="M 0 0${path}"/>\n</symbol>`).get("gA");
}

test("an outline is in whole twentieths of a point, and a command's name stands once for all that follow", () => {
  expect(outline("m 2.3240001 3.276 h -0.94500005 v 0.28700018 Z m 0.5 -1.004 l -12 0.25 l -3 -4 Z ")).toBe(
    "m46 66h-18v5Zm10-21l-240 5-60-80Z",
  );
  expect(outline("")).toBe("");
});

test("parts that are too short to be seen are left out, and a curve that hardly bends is a line", () => {
  expect(outline("m 0 0 l 0.01 0.01 q 5 0.04 10 0 q 5 0.2 10 0 q -1 0 4 0 c 1 0 2 0 0 6 c 0 1 0 5 0 6 Z ")).toBe(
    "m0 0h200q100 4 200 0-20 0 80 0c20 0 40 0 0 120v120Z",
  );
});

test("the parts of a letter are rounded by their own places, so that its end is where it began", () => {
  const steps = Array.from({ length: 40 }, () => "l 0.024 0.026").join(" ");
  const path = outline(` m 0.01 0.01 ${steps} l 0.3 0.4 l 0.024 0.026 Z `) ?? "";
  let [right, up] = [0, 0];
  for (const [, name, figures = ""] of path.matchAll(/([a-z])([^a-zA-Z]*)/g)) {
    for (const [at, figure] of (figures.match(/-?\d+/g) ?? []).map(Number).entries()) {
      if (name === "h" || (name !== "v" && at % 2 === 0)) right += figure;
      else up += figure;
    }
  }
  // (0.01 + 40 × 0.024 + 0.3 + 0.024) × 20, and (0.01 + 40 × 0.026 + 0.4 + 0.026) × 20, rounded once.
  expect([right, up]).toEqual([26, 30]);
});

test.each(["a 1 1 0 0 0 1 1", "q 1 2", "l 1 x"])("an outline with '%s' is of an unknown form", (part) => {
  expect(() => outline(` m 0 0 ${part} Z `)).toThrow(/^Not a /);
});
