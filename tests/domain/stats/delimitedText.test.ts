import { describe, expect, test } from "vitest";
import { guessDelimiter, parseDelimited, readDelimited, writeDelimited } from "#domain/stats/delimitedText.ts";

describe("delimited text", () => {
  test.each([
    [
      "lines and cells",
      "a\tb\r\nc\td",
      [
        ["a", "b"],
        ["c", "d"],
      ],
    ],
    ["any line break, none of which begins a line at the end", "a\nb\rc\r\n", [["a"], ["b"], ["c"]]],
    ["empty cells and lines", "\ta\t\n\nb\t", [["", "a", ""], [""], ["b", ""]]],
    ["quotes around tabs, line breaks and doubled quotes", '"a\tb"\t"c\r\nd"\t"say ""e"""', [["a\tb", "c\r\nd", 'say "e"']]],
    ["a quote that is never closed as text", '"a\tb\nc', [['"a', "b"], ["c"]]],
    ["a quote that closes before the cell ends as text", '"20" x\t5\' 6"', [['"20" x', "5' 6\""]]],
    ["a quoted empty cell", '""\t""\n', [["", ""]]],
    ["nothing of nothing", "", []],
    ["text behind a byte order mark", "\uFEFFa", [["a"]]],
  ])("is read with %s", (_, text, rows) => {
    expect(parseDelimited(text, "\t")).toEqual(rows);
  });

  test("is read by its own delimiter, others being text", () => {
    expect(parseDelimited('a,"b,c";d\te', ",")).toEqual([["a", '"b', 'c";d\te']]);
    expect(parseDelimited('a;"b;c"', ";")).toEqual([["a", "b;c"]]);
  });

  test("comes back the same as it was written", () => {
    const rows = [["plain", "", 'say "e"'], ["a\tb", "a,b;c", "line\nbreak\r\n"], ['"', "=1+1", " space "], [""]];
    for (const delimiter of ["\t", ",", ";"] as const) expect(parseDelimited(writeDelimited(rows, delimiter), delimiter)).toEqual(rows);
  });

  test("is written with quotes only where they are needed", () => {
    expect(writeDelimited([["a b", "a,b", 'a"b']], "\t")).toBe('a b\ta,b\t"a""b"\r\n');
    expect(writeDelimited([["a b", "a,b"]], ",")).toBe('a b,"a,b"\r\n');
  });

  test.each([
    ["a\tb,c", "\t"],
    ["a,b\tc\td", "\t"],
    ["a;b;c", ";"],
    ["a,b", ","],
    ['"x;y;z",b,c', ","],
    ["alone", ","],
    ["", ","],
  ])("%j is taken to be delimited by %j", (text, delimiter) => {
    expect(guessDelimiter(text)).toBe(delimiter);
  });

  test.each([
    ["sep=;\r\na,b;c\r\n", [["a,b", "c"]]],
    ["\uFEFFsep=,\na,b;c;d", [["a", "b;c;d"]]],
    ['"sep=\t"\na,b\tc', [["a,b", "c"]]],
    ["SEP=|\na|b", [["a", "b"]]],
    ["sep=x\na,b", [["sep=x"], ["a", "b"]]],
    ["a;b\nsep=,\n", [["a", "b"], ["sep=,"]]],
  ])("%j is read by the delimiter that its first line names (R-1175)", (text, rows) => {
    expect(readDelimited(text)).toEqual(rows);
  });

  test("of a megabyte is read in a moment, quotes and all", () => {
    expect(parseDelimited('"'.repeat(1_000_001), "\t")).toHaveLength(1);
    expect(parseDelimited('"a\t'.repeat(250_000), "\t")[0]).toHaveLength(250_001);
  });
});
