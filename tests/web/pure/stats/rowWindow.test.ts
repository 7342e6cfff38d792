import { expect, test } from "vitest";
import { windowAhead, windowOf, windowsOf } from "../../../../web/stats/data/rowWindow.ts";

test("the first hundred rows come alone, the rest of the first window next, then windows of 500", () => {
  expect([0, 99, 100, 499, 500, 1234].map(windowOf)).toEqual([
    { offset: 0, limit: 100 },
    { offset: 0, limit: 100 },
    { offset: 100, limit: 400 },
    { offset: 100, limit: 400 },
    { offset: 500, limit: 500 },
    { offset: 1000, limit: 500 },
  ]);
});

test("the rows in sight may need several windows", () => {
  expect(windowsOf(90, 520).map(({ offset }) => offset)).toEqual([0, 100, 500]);
});

test("the window ahead lies where the user scrolls to, and there is none beyond the rows", () => {
  expect(windowAhead(600, 640, false, 5000)).toEqual({ offset: 1000, limit: 500 });
  expect(windowAhead(600, 640, true, 5000)).toEqual({ offset: 100, limit: 400 });
  expect(windowAhead(600, 640, false, 900)).toBeNull();
  expect(windowAhead(0, 40, true, 5000)).toBeNull();
});
