import { expect, test } from "vitest";
import { readBundles } from "./support/tools/bundles.ts";

test("the pages that are served as HTML, the app's entry and every route keep to their limits of gzipped JavaScript", () => {
  const bundles = readBundles();
  expect(bundles.length).toBeGreaterThan(10);
  expect(bundles.filter(({ bytes, limit }) => bytes > limit)).toEqual([]);
});
