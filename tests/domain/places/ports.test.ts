import { expect, test } from "vitest";
import { countries } from "#domain/places/countries.ts";
import { portsIn } from "#domain/places/ports.ts";

test("ports are offered by country, with UN/LOCODEs that begin with the country's code (R-744)", () => {
  expect(portsIn("India").slice(0, 2)).toEqual([
    { name: "Mundra", code: "INMUN" },
    { name: "Nhava Sheva", code: "INNSA" },
  ]);
  expect(portsIn("Kenya").map(({ code }) => code)).toEqual(["KEMBA", "KENBO"]);
  expect(portsIn("Atlantis")).toEqual([]);
});

test("each port of the list has a name and a code of its own (R-744)", () => {
  const ports = countries.flatMap(portsIn);
  expect(ports.length).toBeGreaterThan(400);
  expect(ports.filter(({ name, code }) => !/^[A-Z]{2}[A-Z2-9]{3}$/.test(code) || !/^\p{Lu}/u.test(name))).toEqual([]);
  expect(new Set(ports.map(({ code }) => code)).size).toBe(ports.length);
});
