import { expect, test } from "vitest";
import { importMessages } from "#domain/import/import.ts";
import { cellValue } from "#domain/import/cellValue.ts";
import { readTable } from "../../../api/import/table/readTable.ts";
import { textRow, xlsx } from "../../support/files/xlsx.ts";

const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

const read = (rows: string, parts: Record<string, string> = {}) => readTable(new Uint8Array(xlsx(rows, parts)));

const styled = (...formats: number[]) => ({
  "xl/styles.xml": `<styleSheet xmlns="${main}"><numFmts><numFmt numFmtId="164" formatCode="0.00\\ %"/><numFmt numFmtId="165" formatCode="0&quot; % net&quot;"/></numFmts>
    <cellXfs>${formats.map((id) => `<xf numFmtId="${id}"/>`).join("")}</cellXfs></styleSheet>`,
});

/** A workbook of the sheets Old and New, the first of which may be hidden. */
function twoSheets(state: string): Record<string, string> {
  return {
    "xl/workbook.xml": `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Old" sheetId="1" ${state} r:id="rId1"/><sheet name="New" sheetId="2" r:id="rId2"/></sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId2" Type="${office}/worksheet" Target="/xl/worksheets/sheet2.xml"/><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    "xl/worksheets/sheet2.xml": `<worksheet xmlns="${main}"><sheetData>${textRow(1, ["New"])}<row r="2"><c r="A2"><f>NOW()</f></c><c r="B2" t="e"><v>#REF!</v></c></row></sheetData></worksheet>`,
  };
}

test("a percentage is read as it is seen, exactly, and GST takes it with its sign (R-1176)", async () => {
  const row = `<row r="1"><c r="A1" s="1"><v>0.18</v></c><c r="B1" s="2" t="n"><v>7.0000000000000007E-2</v></c><c r="C1" s="3"><f>0.5/10</f><v>0.05</v></c>
    <c r="D1" s="4"><v>12</v></c><c r="E1" s="0"><v>0.18</v></c><c r="F1" s="1" t="inlineStr"><is><t>5 %</t></is></c><c r="G1" s="1"/><c r="H1"><v>3</v></c></row>`;
  const { rows } = await read(row, styled(0, 9, 10, 164, 165));
  expect(rows).toEqual([["18%", "7%", "5%", "12", "0.18", "5 %", "", "3"]]);
  const gst = { name: "gstPercentage", input: "number" } as const;
  expect(["18%", "5 %", "12.5"].map((cell) => cellValue(gst, cell))).toEqual(["18", "5", "12.5"]);
  expect(cellValue({ ...gst, name: "rate" }, "18%")).toBe("18%");
});

test("a whole number that is seen with leading zeros is read with them, every other figure as it is (R-1285)", async () => {
  const zeros = `<numFmt numFmtId="166" formatCode="0000000000"/><numFmt numFmtId="167" formatCode="000.0"/>`;
  const formats = { "xl/styles.xml": styled(0, 166, 167, 1)["xl/styles.xml"].replace("</numFmts>", `${zeros}</numFmts>`) };
  const cells = ['s="1"><v>711234567', 's="1"><v>12345678901', 's="1"><v>1.5', 's="1"><v>-5', 's="2"><v>7.5', 's="3"><v>7'];
  const row = cells.map((cell, column) => `<c r="${String.fromCharCode(65 + column)}1" ${cell}</v></c>`).join("");
  expect((await read(`<row r="1">${row}</row>`, formats)).rows).toEqual([["0711234567", "12345678901", "1.5", "-5", "7.5", "7"]]);
});

test("a time of an .xlsx file is read as it is seen, hours beyond a day too, and a day with a time as the day (R-1330)", async () => {
  const own = [
    `<numFmt numFmtId="166" formatCode="[h]:mm"/>`,
    `<numFmt numFmtId="167" formatCode="[$-F400]h:mm\\ AM/PM"/>`,
    `<numFmt numFmtId="168" formatCode="dd/mm/yyyy\\ hh:mm"/>`,
    `<numFmt numFmtId="169" formatCode="[Red]0.0&quot; hrs&quot;"/>`,
  ].join("");
  const formats = { "xl/styles.xml": styled(0, 20, 21, 166, 167, 168, 169)["xl/styles.xml"].replace("</numFmts>", `${own}</numFmts>`) };
  const cells = [
    ['s="1"><v>0.5', "12:00"],
    ['s="1"><v>0.3958333333333333', "09:30"],
    ['s="2"><v>0.50035879629629632', "12:00:31"],
    ['s="3"><v>1.5', "36:00"],
    ['s="4"><v>0', "00:00"],
    ['s="5"><v>45973.5', "12/11/2025"],
    ['s="1"><v>45973.5', "12/11/2025"],
    ['s="6"><v>0.5', "0.5"],
    ['s="0"><v>0.5', "0.5"],
  ] as const;
  const row = cells.map(([cell], column) => `<c r="${String.fromCharCode(65 + column)}1" ${cell}</v></c>`).join("");
  expect((await read(`<row r="1">${row}</row>`, formats)).rows).toEqual([cells.map(([, seen]) => seen)]);
});

test("hidden rows and columns that hold something are read, and counted in a note (R-1331)", async () => {
  const rows = [
    textRow(1, ["Name", "Code", "Rate"]),
    textRow(2, ["Rice", "A", "5"]).replace('r="2"', 'r="2" hidden="1"'),
    textRow(3, ["Tea", "B", "6"]).replace('r="3"', 'r="3" hidden="true"'),
    textRow(4, ["Salt", "C", "7"]).replace('r="4"', 'r="4" hidden="0"'),
    `<row r="5" hidden="1"><c r="A5" s="0"/><c r="B5"><v/></c></row><row r="6" hidden="1"/>`,
  ].join("");
  const sheet = (columns: string) => ({
    "xl/worksheets/sheet1.xml": `<worksheet xmlns="${main}"><cols>${columns}</cols><sheetData>${rows}</sheetData></worksheet>`,
  });
  const both = await read(
    "",
    sheet('<col min="1" max="1" width="9"/><col min="2" max="2" hidden="1"/><col min="9" max="16384" hidden="1"/>'),
  );
  expect(both.rows.map(([name]) => name)).toEqual(["Name", "Rice", "Tea", "Salt"]);
  expect(both.notes).toEqual([importMessages.hidden(2, 1)]);
  expect(importMessages.hidden(2, 1)).toMatch("2 rows and 1 column of the sheet are hidden or filtered out, and read too.");
  expect((await read("", sheet(""))).notes).toEqual([importMessages.hidden(2, 0)]);
  expect(importMessages.hidden(0, 1)).toMatch("1 column of the sheet is hidden");
});

test("a computed figure is read with the 15 digits that spreadsheet programs show (R-753, R-1176)", async () => {
  const row = `<row r="1"><c r="A1"><f>0.1+0.2</f><v>0.30000000000000004</v></c><c r="B1"><f>1387.75*1.1</f><v>1526.5250000000001</v></c>
    <c r="C1"><v>4.3499999999999996</v></c><c r="D1" s="1"><f>0.1+0.18</f><v>0.28000000000000003</v></c><c r="E1"><v>123456789012345</v></c></row>`;
  expect((await read(row, styled(0, 9))).rows).toEqual([["0.3", "1526.525", "4.35", "28%", "123456789012345"]]);
});

test("a figure loses its grouping, in lakhs or thousands, where it can be read in one way alone (R-753)", () => {
  const value = (cell: string) => cellValue({ name: "rate", input: "number" }, cell);
  expect(["1,20,000", "1,234,567", "1,20,000.50", "1,387.5", "1 250", "₹ 1,00,000.00", "-1,20,000"].map(value)).toEqual([
    "120000",
    "1234567",
    "120000.50",
    "1387.5",
    "1250",
    "100000.00",
    "-120000",
  ]);
  const unclear = ["1,387", "€ 1,387", "12,34.50", "1.387,50", "1,23,45", "1387,75"];
  expect(unclear.map(value)).toEqual(unclear);
});

test("cells that hold an error are told, as they are read as empty (R-1177)", async () => {
  const error = (at: string) => `<c r="${at}" t="e"><f>1/0</f><v>#DIV/0!</v></c>`;
  const { rows, notes } = await read(
    `<row r="1">${error("A1")}<c r="B1" t="inlineStr"><is><t>#N/A</t></is></c>${error("C1")}<c r="D1"><v>1</v></c></row>`,
  );
  expect(rows).toEqual([["", "#N/A", "", "1"]]);
  expect(notes).toEqual([importMessages.errorCells(2)]);
});

test("cells without references stand behind each other, as spreadsheet programs read them (R-1283)", async () => {
  const text = (words: string) => `<c t="inlineStr"><is><t>${words}</t></is></c>`;
  const long = Array.from({ length: 28 }, (_, column) => `<c><v>${column + 1}</v></c>`).join("");
  const { rows } = await read(
    `<row>${text("Name")}<c s="0"/>${text("Rate")}</row><row r="3">${text("Rice")}<c r="C3"><v>5</v></c><c><v>6</v></c></row>`,
  );
  expect(rows).toEqual([
    ["Name", "", "Rate", ""],
    ["", "", "", ""],
    ["Rice", "", "5", "6"],
  ]);
  expect((await read(`<row>${long}</row>`)).rows[0]?.slice(25)).toEqual(["26", "27", "28"]);
});

test("formulas without a result are counted where the elements have a prefix, or blanks between them, too (R-751)", async () => {
  const rows =
    '<x:row r="1"><x:c r="A1"><x:v>7</x:v></x:c><x:c r="B1"><x:f>NOW()</x:f>\n </x:c><x:c r="C1"><x:f t="shared" si="0"/><x:v/></x:c></x:row>';
  const sheet = `<x:worksheet xmlns:x="${main}"><x:sheetData>${rows}</x:sheetData></x:worksheet>`;
  const { rows: cells, notes } = await read("", { "xl/worksheets/sheet1.xml": sheet });
  expect([cells, notes]).toEqual([[["7"]], [importMessages.formulas(2)]]);
});

test("the first sheet that is not hidden is read, and what is told is about that sheet (R-1178)", async () => {
  for (const state of ['state="hidden"', 'state="veryHidden"']) {
    const { rows, notes } = await read(textRow(1, ["Old"]), twoSheets(state));
    expect(rows).toEqual([["New"]]);
    expect(notes).toEqual([importMessages.formulas(1), importMessages.errorCells(1), importMessages.onlyFirstSheet]);
  }
  const { rows, notes } = await read(textRow(1, ["Old"]), twoSheets('state="visible"'));
  expect([rows, notes]).toEqual([[["Old"]], [importMessages.onlyFirstSheet]]);
});

test("days count from 1904 where the workbook says so, in either spelling; merged cells keep their text at their first place (R-751)", async () => {
  const row = `${textRow(1, ["Day", "Span"])}<row r="2"><c r="A2" s="1"><v>44511</v></c></row>`;
  for (const mark of ["1", "true"]) {
    const workbook = `<workbook xmlns="${main}" xmlns:r="${office}"><workbookPr date1904="${mark}"/><sheets><sheet name="One" sheetId="1" r:id="rId1"/></sheets></workbook>`;
    expect((await read(row, { "xl/workbook.xml": workbook })).rows).toEqual([
      ["Day", "Span"],
      ["12/11/2025", ""],
    ]);
  }
  const merged = `<worksheet xmlns="${main}"><sheetData>${row}</sheetData><mergeCells count="1"><mergeCell ref="B1:B2"/></mergeCells></worksheet>`;
  expect((await read("", { "xl/worksheets/sheet1.xml": merged })).rows[1]).toEqual(["11/11/2021", ""]);
});
