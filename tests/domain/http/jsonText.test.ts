import { expect, test } from "vitest";
import { isUtf8Type, jsonExcess, maxJsonDepth, maxJsonValues } from "#domain/http/jsonText.ts";

const tooDeep = `is nested more than ${maxJsonDepth} levels deep`;

test("objects and lists count as nested, brackets in texts do not", () => {
  const nested = (depth: number) => `${'{"a":['.repeat(depth / 2)}${"]}".repeat(depth / 2)}`;
  expect(jsonExcess(nested(maxJsonDepth))).toBeNull();
  expect(jsonExcess(nested(maxJsonDepth + 2))).toBe(tooDeep);
  expect(jsonExcess(JSON.stringify({ a: `${"[{".repeat(60)}\\"`, b: '\\" [' }))).toBeNull();
  expect(jsonExcess(String.raw`"\\"` + "[".repeat(60))).toBe(tooDeep);
  expect(jsonExcess(String.raw`"\\\"` + "[".repeat(60))).toBeNull();
  expect(jsonExcess("[],".repeat(1_000))).toBeNull();
});

test("a type without a charset is UTF-8, and so is one that names it in any way", () => {
  for (const type of [
    "",
    "application/json",
    "application/json; charset=utf-8",
    'application/json;charset="UTF-8"',
    "a/b; x=y; Charset=utf8",
  ])
    expect([type, isUtf8Type(type)]).toEqual([type, true]);
  for (const type of ["application/json; charset=utf-16", "a/b; charset=utf-8; charset=latin1", "a/b; charset=", "a/b;charset=utf-8x"])
    expect([type, isUtf8Type(type)]).toEqual([type, false]);
});

test("values are counted, not the commas in texts", () => {
  const list = (count: number) => JSON.stringify(Array.from({ length: count }, () => ",,"));
  expect(jsonExcess(list(maxJsonValues))).toBeNull();
  expect(jsonExcess(list(maxJsonValues + 1))).toBe(`holds more than ${maxJsonValues} values`);
});
