import { expect, test } from "vitest";
import { parseTsv, writeTsv } from "../../../web/stats/grid/tsv.ts";

test("tabs part cells, line breaks part rows, and the last line break is no row", () => {
  expect(parseTsv("a\tb\r\nc\t\r\n")).toEqual([
    ["a", "b"],
    ["c", ""],
  ]);
  expect(parseTsv("")).toEqual([[""]]);
  expect(parseTsv("a\n\n")).toEqual([["a"], [""]]);
});

test("a quoted cell keeps its tabs, line breaks and quotes", () => {
  expect(parseTsv('"say ""yes"""\t"two\nlines"\t"a\tb"')).toEqual([['say "yes"', "two\nlines", "a\tb"]]);
});

test("a quote inside a cell, or one that is never closed, is just a quote", () => {
  expect(parseTsv('5" pipe\t"open\tend')).toEqual([['5" pipe', '"open', "end"]]);
  expect(parseTsv('"a"b\tc')).toEqual([['"a"b', "c"]]);
});

test("what is written is read back the same", () => {
  const rows = [
    ["plain", 'says "hi"', '"quoted"', ""],
    ["two\nlines", "a\tb", "00123", "='x"],
  ];
  expect(parseTsv(writeTsv(rows))).toEqual(rows);
});
