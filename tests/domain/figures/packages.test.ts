import { expect, test } from "vitest";
import { formatAllPackages, formatPackages, pluralOf, wholePackages } from "#domain/figures/packages.ts";

test.each([
  ["BAG", "BAGS"],
  ["MESH BAG", "MESH BAGS"],
  ["BOX", "BOXES"],
  ["GLASS", "GLASSES"],
  ["BATCH", "BATCHES"],
  ["DISH", "DISHES"],
  ["Drum", "Drums"],
  ["", ""],
  ["BAGS", "BAGS"],
  ["Boxes", "Boxes"],
  ["DRUM (200 L)", "DRUM (200 L)"],
])("the plural of %j is %j (R-478)", (type, plural) => {
  expect(pluralOf(type)).toBe(plural);
});

test("a started package counts as a whole one", () => {
  expect([wholePackages("2.5"), wholePackages("2.000001"), wholePackages("3"), wholePackages("0")]).toEqual(["3", "3", "3", "0"]);
});

test("one package stays in the singular, all other counts are grouped and plural", () => {
  expect(formatPackages("1", "BAG")).toBe("1 BAG");
  expect(formatPackages("0.4", "BAG")).toBe("1 BAG");
  expect(formatPackages("0", "BAG")).toBe("0 BAGS");
  expect(formatPackages("110000", "BAG")).toBe("110,000 BAGS");
});

test("the packages of lines are whole ones each, and goods in bulk have none (R-246)", () => {
  const [half, bulk, nothing] = [
    { packages: "2.5", netWeight: "10" },
    { packages: "0", netWeight: "10" },
    { packages: "0", netWeight: "0" },
  ];
  expect(formatAllPackages([half, half], "BAG")).toBe("6 BAGS");
  expect(formatAllPackages([half, bulk], "BAG")).toBe("3 BAGS + In bulk");
  expect(formatAllPackages([bulk], "BAG")).toBe("In bulk");
  expect(formatAllPackages([nothing], "BAG")).toBe("0 BAGS");
});
