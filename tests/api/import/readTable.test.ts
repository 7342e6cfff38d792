import { expect, test } from "vitest";
import { importMessages } from "#domain/import/import.ts";
import { readTable } from "../../../api/import/table/readTable.ts";
import { textRow, xlsx } from "../../support/files/xlsx.ts";

const read = async (content: Buffer | string) => (await readTable(new Uint8Array(Buffer.from(content)))).rows;
const refusal = (content: Buffer | string) =>
  read(content).then(
    () => "read",
    (error: Error) => error.message,
  );
const expected = [
  ["Name", "Country"],
  ["Müller; Söhne", "Germany"],
];

test("CSV is read with commas, semicolons and tabs, in UTF-8, UTF-16 and Windows-1252, with and without a mark (R-751)", async () => {
  const comma = 'Name,Country\r\n"Müller; Söhne",Germany\r\n';
  expect(await read(comma)).toEqual(expected);
  expect(await read(`\uFEFF${comma}`)).toEqual(expected);
  expect(await read('Name;Country\n"Müller; Söhne";Germany')).toEqual(expected);
  expect(await read("Name\tCountry\rMüller; Söhne\tGermany\r\r")).toEqual(expected);
  expect(await read('\uFEFFsep=;\r\nName;Country\r\n"Müller; Söhne";Germany')).toEqual(expected);
  expect(await read(Buffer.from(comma, "latin1"))).toEqual(expected);
  expect(await read(Buffer.from(comma, "utf16le"))).toEqual(expected);
  expect(await read(Buffer.from(`\uFEFF${comma}`, "utf16le"))).toEqual(expected);
  expect(await read(Buffer.from(`\uFEFF${comma}`, "utf16le").swap16())).toEqual(expected);
});

test("a workbook's texts, exact figures, dates and stored results are read, and formulas without one are told (R-751)", async () => {
  const row = `<row r="2"><c r="A2" t="inlineStr"><is><t>007</t></is></c><c r="B2"><v>25.149999999999999</v></c><c r="C2" s="1"><v>45973</v></c>
    <c r="D2"><f>1+1</f><v>2</v></c><c r="E2"><f>NOW()</f></c><c r="F2"><v>1E-2</v></c><c r="G2" t="b"><v>1</v></c></row>`;
  const { rows, notes } = await readTable(new Uint8Array(xlsx(textRow(1, ["A", "B", "C", "D", "E", "F", "G"]) + row)));
  expect(rows[1]).toEqual(["007", "25.15", "12/11/2025", "2", "", "0.01", "Yes"]);
  expect(notes).toEqual([importMessages.formulas(1)]);
});

test("NUL, lone surrogates and blank rows and columns at the end are left out, and odd names are texts (R-751)", async () => {
  expect(await read("__proto__,constructor,\nA\0B,C,\n,,\n")).toEqual([
    ["__proto__", "constructor"],
    ["AB", "C"],
  ]);
});

test.each([
  "\uFEFF<html><body><table><tr><td>Name</td></tr></table></body></html>",
  '\n<?xml version="1.0"?>\r\n<?mso-application progid="Excel.Sheet"?><Workbook/>',
  '<!DOCTYPE html PUBLIC "-//W3C//DTD HTML 4.01//EN">\n<table>',
  "<TABLE border=1><tr><td>Hanse</td></tr></TABLE>",
])("a web page or XML, as other programs write under the name of .xls, is no table: %s (R-1282)", async (content) => {
  expect(await refusal(content)).toBe(importMessages.unreadable);
});

test("a text that begins with a sign of comparison is a table (R-1282)", async () => {
  expect(await read("<5 kg,Name\n<heading>,A\n")).toEqual([
    ["<5 kg", "Name"],
    ["<heading>", "A"],
  ]);
});

test("what is no table, or too large a one, is refused by name (R-751)", async () => {
  expect(await refusal("")).toBe(importMessages.empty);
  expect(await refusal(" ,\n , \n")).toBe(importMessages.empty);
  expect(await refusal(Buffer.from("%PDF-1.7\n\u0001\u0002", "latin1"))).toBe(importMessages.unreadable);
  expect(await refusal(Buffer.from("d0cf11e0a1b11ae1", "hex"))).toBe(importMessages.oldWorkbook);
  expect(await refusal(Buffer.from("504b030414000000", "hex"))).toBe(importMessages.unreadable);
  expect(await refusal(`Name\n${"A\n".repeat(5_001)}`)).toBe(importMessages.tooManyRows);
  expect(await refusal(`${"A,".repeat(101)}A`)).toBe(importMessages.tooManyColumns);
  expect(await refusal("A".repeat(4_100_000))).toBe(importMessages.tooMuchText);
  const bomb = xlsx(textRow(1, ["A"]), { "xl/sharedStrings.xml": " ".repeat(101 * 1024 * 1024) });
  expect(bomb.length).toBeLessThan(200_000);
  expect(await refusal(bomb)).toBe(importMessages.tooLarge);
  const laughs = xlsx(textRow(1, ["A"]), { "xl/sharedStrings.xml": '<!DOCTYPE l [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]><sst>&b;</sst>' });
  expect(await refusal(laughs)).toBe(importMessages.unreadable);
  expect(await refusal(xlsx('<row r="1"><c r="XFD1" t="inlineStr"><is><t>far</t></is></c></row>'))).toBe(importMessages.tooManyColumns);
  expect(await refusal(xlsx("", { "xl/workbook.xml": "<workbook" }))).toBe(importMessages.unreadable);
});
