import { expect, test } from "vitest";
import { offsetTo } from "../../../../web/stats/grid/dom/offsetTo.ts";

test("the sheet scrolls no further than to what is to be seen, and to the start of what is too long", () => {
  const view = [100, 50] as const;
  expect(offsetTo({ start: 100, end: 150 }, ...view)).toBe(100);
  expect(offsetTo({ start: 80, end: 110 }, ...view)).toBe(80);
  expect(offsetTo({ start: 140, end: 170 }, ...view)).toBe(120);
  expect(offsetTo({ start: 120, end: 180 }, ...view)).toBe(120);
});
