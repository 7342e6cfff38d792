import { expect, test } from "vitest";
import { countries } from "#domain/places/countries.ts";
import { morePlaces } from "#domain/places/morePorts.ts";
import { portsIn } from "#domain/places/ports.ts";

test("ports are offered by country, with UN/LOCODEs that begin with the country's code (R-744)", () => {
  expect(portsIn("India").slice(0, 2)).toEqual([
    { name: "Mundra", code: "INMUN" },
    { name: "Nhava Sheva", code: "INNSA" },
  ]);
  expect(portsIn("Kenya").map(({ code }) => code)).toEqual(["KEMBA", "KENBO"]);
  expect(portsIn("Atlantis")).toEqual([]);
});

test("the main ports of a country come before its other ports, each name once (R-744)", () => {
  const ports = portsIn("India", morePlaces).map(({ name }) => name);
  expect(ports.slice(0, 2)).toEqual(["Mundra", "Nhava Sheva"]);
  expect(ports).toEqual(expect.arrayContaining(["Kakinada", "Veraval"]));
  const namesIn = (country: string) => portsIn(country, morePlaces).map(({ name }) => name);
  const repeated = countries.filter((country) => new Set(namesIn(country)).size < namesIn(country).length);
  expect(repeated).toEqual([]);
});

test("each port of the lists has a name and a code of its own (R-744)", () => {
  const ports = countries.flatMap((country) => portsIn(country, morePlaces));
  expect(ports.length).toBeGreaterThan(1_500);
  expect(ports.filter(({ name, code }) => !/^[A-Z]{2}[A-Z2-9]{3}$/.test(code) || !/^\p{Lu}/u.test(name))).toEqual([]);
  expect(new Set(ports.map(({ code }) => code)).size).toBe(ports.length);
});
