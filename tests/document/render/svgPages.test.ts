import { expect, test } from "vitest";
import { svgPages } from "../../../api/document/render/svgPages.ts";

const page = (y: number) => `    <g transform="translate(0 ${y})"><path d="M 0 0 h 9"/>\n    </g>`;
const svg = (pages: string[], opening = '<svg class="typst-doc" viewBox="0 0 600 1600" width="600" height="1600">') =>
  `${opening}\n${pages.join("\n")}\n    <defs id="glyph">\n    </defs>\n</svg>`;

test("each page of the compiler's SVG is cut out by its place", () => {
  const { pages, pageCount, mismatch } = svgPages(svg([page(0), page(800)]), 2, { from: 2, to: null });
  expect([pages.length, pageCount, mismatch]).toEqual([1, 2, null]);
  expect(pages[0]).toContain('viewBox="0 800 600 800"');
});

test.each([
  ["has other groups than pages", svg([page(0), page(800), page(1200)])],
  ["gives no size", svg([page(0), page(800)], "<svg>")],
  ["uses an unknown glyph", svg([page(0), '    <g><use xlink:href="#a" x="0" y="0" fill="#000" fill-rule="nonzero"/>\n    </g>'])],
  ["is empty", ""],
])("an SVG that %s is one page, as the compiler wrote it, with the reason", (_what, merged) => {
  expect(svgPages(merged, 2)).toEqual({ pages: [merged], pageCount: 1, mismatch: expect.any(String) });
  expect(svgPages(merged, 2, { from: 2, to: 2 }).pages).toEqual([]);
});
