import { expect, test } from "vitest";
import { countries, isCountry } from "#domain/countries.ts";

test("the world has 195 countries and a few places more, each once and in the order of the alphabet", () => {
  expect(countries.length).toBeGreaterThanOrEqual(195);
  expect(countries.length).toBeLessThanOrEqual(200);
  expect(new Set(countries).size).toBe(countries.length);
  expect(countries).toEqual(countries.toSorted((a, b) => a.localeCompare(b, "en")));
  expect(["India", "Palestine", "Taiwan", "Vatican City"].every(isCountry)).toBe(true);
  expect(["Atlantis", "india", ""].some(isCountry)).toBe(false);
});
