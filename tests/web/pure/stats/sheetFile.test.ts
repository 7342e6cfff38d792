import { describe, expect, test } from "vitest";
import { parseDelimited } from "#domain/stats/delimitedText.ts";
import { createCsvFile } from "../../../../web/files/csvFile.ts";
import type { SheetFileColumn } from "../../../../web/files/sheetFile.ts";
import { createXlsxFile } from "../../../../web/files/xlsxFile.ts";
import { readXlsx } from "../../../support/files/readXlsx.ts";

const columns: readonly SheetFileColumn[] = [
  { name: "Shipment", kind: "TEXT", width: 140 },
  { name: "Total Amount", kind: "MONEY", width: 128 },
  { name: "Net Weight", kind: "MEASURE", width: 128 },
];

describe("a CSV file", () => {
  test("begins with a byte order mark, ends its lines with CR LF and quotes what needs it", async () => {
    const file = createCsvFile(columns);
    file.add([["Rice, long", "1,000.00", "5.00 MT"]]);
    const bytes = await file.finish().bytes();
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(new TextDecoder().decode(bytes)).toBe('Shipment,Total Amount,Net Weight\r\n"Rice, long","1,000.00",5.00 MT\r\n');
  });
  test("holds no formula, in its head neither, and figures below zero stay figures (R-319)", async () => {
    const file = createCsvFile([{ name: "=head", kind: "TEXT", width: 80 }]);
    file.add([["=1+1"], ["+1"], ["-2+3"], ["@SUM(A1)"], ["\t=1"], ["-5.00"]]);
    const cells = parseDelimited(await file.finish().text(), ",").flat();
    expect(cells).toEqual(["'=head", "'=1+1", "'+1", "'-2+3", "'@SUM(A1)", "'\t=1", "-5.00"]);
  });
});

describe("an XLSX file", () => {
  async function written(rows: string[][]) {
    const file = createXlsxFile(columns);
    for (const row of rows) file.add([row]);
    return readXlsx(await file.finish().bytes());
  }
  test("has the parts that a spreadsheet program asks for, and a bold head that stays in sight", async () => {
    const { cells, head, parts } = await written([]);
    expect(parts.toSorted()).toEqual([
      "[Content_Types].xml",
      "_rels/.rels",
      "xl/_rels/workbook.xml.rels",
      "xl/styles.xml",
      "xl/workbook.xml",
      "xl/worksheets/sheet1.xml",
    ]);
    expect(head).toContain('<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>');
    expect(head).toContain('<col min="1" max="1" width="20" customWidth="1"/>');
    expect(cells["B1"]).toEqual({ value: "Total Amount", type: "text", style: { isBold: true, format: "" } });
  });
  test("holds amounts and measures as numbers that read as on the screen", async () => {
    const { cells } = await written([
      ["12", "82,50,000.00", "75,000.50 KG"],
      ["", "-5", ""],
    ]);
    expect(cells["A2"]).toEqual({ value: "12", type: "text", style: { isBold: false, format: "" } });
    expect(cells["B2"]).toEqual({ value: "8250000", type: "number", style: { isBold: false, format: "#,##0.00" } });
    expect(cells["C2"]).toEqual({ value: "75000.5", type: "number", style: { isBold: false, format: '#,##0.00" KG"' } });
    expect(cells["B3"]).toMatchObject({ value: "-5", type: "number", style: { format: "#,##0" } });
    expect(Object.keys(cells)).not.toContain("C3");
  });
  test("keeps as text what a number would not hold exactly, and what is no single figure", async () => {
    const { cells } = await written([
      ["", "123,456,789,012,345.67", "5 MT + 2 KG"],
      ["", "1,234,567,890,123.45", '5 "X"'],
    ]);
    expect(cells["B2"]).toMatchObject({ value: "123,456,789,012,345.67", type: "text" });
    expect(cells["C2"]).toMatchObject({ value: "5 MT + 2 KG", type: "text" });
    expect(cells["B3"]).toMatchObject({ value: "1234567890123.45", type: "number" });
    expect(cells["C3"]).toMatchObject({ value: '5 "X"', type: "text" });
  });
  test("holds texts as they are and never as formulas (R-319)", async () => {
    const texts = ["=1+1", "a & <b>", " two\nlines ", "constructor", "no\u0000thing", "_x0041_"];
    const { cells } = await written(texts.map((text) => [text, "", ""]));
    expect(texts.map((_, index) => cells[`A${index + 2}`]?.value)).toEqual([
      "=1+1",
      "a & <b>",
      " two\nlines ",
      "constructor",
      "nothing",
      "_x005F_x0041_",
    ]);
    expect(Object.values(cells).every(({ type }) => type === "text")).toBe(true);
  });
  test("names columns beyond Z as spreadsheets do", async () => {
    const file = createXlsxFile(Array.from({ length: 703 }, (_, index) => ({ name: String(index), kind: "TEXT", width: 80 })));
    const { cells } = readXlsx(await file.finish().bytes());
    expect([cells["Z1"], cells["AA1"], cells["ZZ1"], cells["AAA1"]].map((cell) => cell?.value)).toEqual(["25", "26", "701", "702"]);
  });
});
