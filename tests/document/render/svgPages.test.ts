import { expect, test } from "vitest";
import { svgPages } from "../../../api/document/render/svgPages.ts";

const page = (y: number) => `    <g transform="translate(0 ${y})"><path d="M 0 0 h 9"/>\n    </g>`;
const svg = (pages: string[], opening = '<svg class="typst-doc" viewBox="0 0 600 1600" width="600" height="1600">') =>
  `${opening}\n${pages.join("\n")}\n    <defs id="glyph">\n    </defs>\n</svg>`;

test("each page of the compiler's SVG is cut out by its place", () => {
  const { pages, pageCount, mismatch } = svgPages(svg([page(0), page(800)]), 2, { range: { from: 2, to: null }, known: null });
  expect([pages.length, pageCount, mismatch]).toEqual([1, 2, null]);
  expect(pages[0]).toContain('viewBox="0 800 600 800"');
});

test.each([
  ["has other groups than pages", svg([page(0), page(800), page(1200)])],
  ["gives no size", svg([page(0), page(800)], "<svg>")],
  ["uses an unknown glyph", svg([page(0), '    <g><use xlink:href="#a" x="0" y="0" fill="#000" fill-rule="nonzero"/>\n    </g>'])],
  ["is empty", ""],
])("an SVG that %s is one page, as the compiler wrote it, with the reason", (_what, merged) => {
  expect(svgPages(merged, 2)).toEqual({ pages: [merged], layers: [], pageCount: 1, mismatch: expect.any(String) });
  expect(svgPages(merged, 2, { range: { from: 2, to: 2 }, known: null }).pages).toEqual([]);
});

test("layers have the content of all but the known ones, and together are the page", () => {
  const area = (size: number) => `<path fill="#eee" d="M 0 0${"h 9".repeat(size)}"/>`;
  const drawing = (last: number) => svg([`    <g>${area(8000)}${area(last)}\n    </g>`]);
  const range = { from: 1, to: null };
  const [whole = ""] = svgPages(drawing(7000), 1, { range, known: null }).pages;
  const { pages, layers } = svgPages(drawing(7000), 1, { range, known: [] });
  expect(pages).toEqual([]);
  const [all = []] = layers;
  const bodies = all.map(({ svg: text }) => (text ?? "").replace(/^<svg[^>]*>/, "").replace("</svg>", ""));
  expect(bodies).toHaveLength(3);
  expect(whole.endsWith(`${bodies.join("")}</svg>`)).toBe(true);
  const known = all.map(({ hash }) => hash);
  const changed = svgPages(drawing(7001), 1, { range, known }).layers[0] ?? [];
  expect(changed.map((layer) => layer.svg === null)).toEqual([true, true, false]);
  expect(changed.map(({ hash }) => hash).slice(0, 2)).toEqual(known.slice(0, 2));
});

test("a page of more than 100 layers is one", () => {
  const areas = (count: number) =>
    Array.from({ length: count }, (_, at) => `<path fill="#eee" d="M 0 ${at}${"h 9".repeat(6000)}"/>`).join("");
  const layersOf = (count: number) =>
    svgPages(svg([`    <g>${areas(count)}\n    </g>`]), 1, { range: { from: 1, to: null }, known: [] }).layers;
  expect(layersOf(99)[0]).toHaveLength(100);
  expect(layersOf(100)[0]).toHaveLength(1);
  expect(layersOf(100)[0]?.[0]?.svg?.endsWith('h 9"/></svg>')).toBe(true);
});

test("a page with definitions, such as a clip path, is one layer", () => {
  const merged = svg([`    <g><path d="M 0 0h 9"/>\n    </g>`]).replace(
    "\n</svg>",
    `\n    <defs id="clip-path">\n<clipPath id="c"/>\n    </defs>\n</svg>`,
  );
  const { layers } = svgPages(merged, 1, { range: { from: 1, to: null }, known: [] });
  expect(layers).toHaveLength(1);
  expect(layers[0]).toHaveLength(1);
  expect(layers[0]?.[0]?.svg).toContain('<clipPath id="c"/>');
});
