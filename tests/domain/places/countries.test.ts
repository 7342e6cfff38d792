import { expect, test } from "vitest";
import { countries, countryNamed } from "#domain/places/countries.ts";

test("the world has 195 countries and a few places more, each once and in the order of the alphabet (R-131)", () => {
  expect(countries.length).toBeGreaterThanOrEqual(195);
  expect(countries.length).toBeLessThanOrEqual(200);
  expect(new Set(countries).size).toBe(countries.length);
  expect(countries).toEqual(countries.toSorted((a, b) => a.localeCompare(b, "en")));
  const named = ["India", "Palestine", "Taiwan", "Vatican City"];
  expect(named.map(countryNamed)).toEqual(named);
  expect(["Atlantis", "Indi", ""].map(countryNamed)).toEqual([null, null, null]);
});

test("a country is known in any case, and spelt as the list spells it", () => {
  expect(["INDIA", " united arab emirates "].map(countryNamed)).toEqual(["India", "United Arab Emirates"]);
});
