import { expect, test } from "vitest";
import { rowColours } from "#domain/stats/stats.ts";

test("the palette has nine colours, each known by its hex value, and four of them are dark (R-285, R-293, R-301, R-302)", () => {
  expect(rowColours.map(({ name, hex }) => `${name} ${hex}`)).toEqual([
    "White #ffffff",
    "Light Red #fee2e2",
    "Dark Red #dc2626",
    "Light Green #dcfce7",
    "Dark Green #16a34a",
    "Light Orange #fed7aa",
    "Dark Orange #ea580c",
    "Light Blue #dbeafe",
    "Dark Blue #2563eb",
  ]);
  for (const { name, isDark } of rowColours) expect(isDark).toBe(name.startsWith("Dark"));
});
