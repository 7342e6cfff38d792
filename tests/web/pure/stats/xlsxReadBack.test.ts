import { strFromU8, unzipSync } from "fflate";
import readSheets from "read-excel-file/node";
import { expect, test } from "vitest";
import type { SheetFileColumn } from "../../../../web/files/sheetFile.ts";
import { createXlsxFile } from "../../../../web/files/xlsxFile.ts";

const columns: readonly SheetFileColumn[] = [
  { name: "Shipment", kind: "TEXT", width: 140 },
  { name: "Total Amount", kind: "MONEY", width: 128 },
  { name: "Net Weight", kind: "MEASURE", width: 128 },
];

/** The sheets of an XLSX file of these rows, read by a package that shares no code with the writer. */
async function readBack(rows: string[][], windowRows = 1): Promise<unknown> {
  const file = createXlsxFile(columns);
  for (let at = 0; at < rows.length; at += windowRows) file.add(rows.slice(at, at + windowRows));
  return await readSheets(Buffer.from(await file.finish().arrayBuffer()));
}

const head = columns.map(({ name }) => name);

test("another program reads texts as texts and figures as numbers, formulas as neither (R-319)", async () => {
  const rows = [
    ["12", "82,50,000.00", "75,000.50 KG"],
    ["=1+1", "-5", ""],
    ["a & <b> “ä” 油 \u{1F6A2}", "123,456,789,012,345.67", "5 MT + 2 KG"],
    ["two\nlines", "", "0.001 MT"],
  ];
  expect(await readBack(rows)).toEqual([
    {
      sheet: "Shipment Stats",
      data: [
        head,
        ["12", 8250000, 75000.5],
        ["=1+1", -5, null],
        ["a & <b> “ä” 油 \u{1F6A2}", "123,456,789,012,345.67", "5 MT + 2 KG"],
        ["two\nlines", null, 0.001],
      ],
    },
  ]);
});

test("another program reads a sheet that was written in windows, and one without rows", async () => {
  const rows = Array.from({ length: 2_000 }, (_, index) => [`S${index}`, `${index}.50`, `${index} MT`]);
  const data = [head, ...rows.map(([name], index) => [name, index + 0.5, index])];
  expect(await readBack(rows, 500)).toEqual([{ sheet: "Shipment Stats", data }]);
  expect(await readBack([])).toEqual([{ sheet: "Shipment Stats", data: [head] }]);
});

test("another program reads each day as the day that was written, and other texts as texts (R-1279)", async () => {
  const file = createXlsxFile([{ name: "Invoice Date", kind: "DATE", width: 96 }]);
  file.add(["01/03/1900", "29/02/2024", "31/12/2025", "01/01/2026", "28/02/1900", "31/02/2026", ""].map((text) => [text]));
  const [sheet] = await readSheets(Buffer.from(await file.finish().bytes()));
  const days = ["1900-03-01", "2024-02-29", "2025-12-31", "2026-01-01"].map((day) => new Date(day));
  expect(sheet?.data.flat()).toEqual(["Invoice Date", ...days, "28/02/1900", "31/02/2026"]);
});

test("every text of a typed column comes back as it was, and stays text when a person opens and closes its cell (R-1174)", async () => {
  const texts = [
    "'=1",
    "=1+1",
    "+91 98",
    "-5",
    "@x",
    "001",
    "1e5",
    "TRUE",
    "03/04/2026",
    "1,5",
    " a ",
    "a\tb",
    "a\r\nb\rc",
    'say "a";b',
    "_x000D_",
    "אב🚢",
  ];
  const file = createXlsxFile([{ name: "Remarks", kind: "TEXT", width: 140, isTyped: true }]);
  file.add(texts.map((text) => [text]));
  const bytes = await file.finish().bytes();
  const [sheet] = await readSheets(Buffer.from(bytes), { trim: false });
  expect(sheet?.data.flat()).toEqual(["Remarks", ...texts]);
  const xml = strFromU8(unzipSync(bytes)["xl/worksheets/sheet1.xml"] ?? new Uint8Array());
  expect(xml.match(/<c r="A\d+" s="2" t="inlineStr">/g)).toHaveLength(texts.length);
});
