import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { importMessages } from "#domain/import/import.ts";
import { openTableReader } from "../../../api/import/table/tableReader.ts";
import { textRow, xlsx } from "../../support/files/xlsx.ts";

/** The same archive, but its directory says that each part has one byte. */
function withSmallSizes(archive: Buffer): Buffer {
  const lying = Buffer.from(archive);
  for (let at = lying.indexOf("504b0102", 0, "hex"); at >= 0; at = lying.indexOf("504b0102", at + 4, "hex"))
    lying.writeUInt32LE(1, at + 24);
  return lying;
}

test("what reads tables answers their cells as one text, so that the server's process never holds them apart (R-1339)", async () => {
  const folder = await mkdtemp(join(tmpdir(), "lading-tables-"));
  const reader = openTableReader();
  const mappings = [{ mappingId: "1", kind: "BUYER" as const, name: "Old system", columns: [{ heading: "Party", field: "name" }] }];
  try {
    await writeFile(join(folder, "table"), "Report\nParty,Land\nHanse,Germany\n,Kenya\n");
    expect(await reader.read("office", { path: join(folder, "table"), kind: "BUYER", mappings })).toEqual({
      cells: JSON.stringify([
        ["Party", "Land"],
        ["", ""],
        ["Hanse", "Germany"],
        ["", "Kenya"],
      ]),
      rowCount: 4,
      notes: [importMessages.titles(2)],
      hasHeadings: true,
      columns: [
        { heading: "Party", field: "name", samples: ["Hanse"] },
        { heading: "Land", field: "country", samples: ["Germany", "Kenya"] },
      ],
    });
  } finally {
    await reader.close();
    await rm(folder, { recursive: true, force: true });
  }
});

test("a table made to exhaust its reader is refused by name, and the next one is read (R-751)", async () => {
  const folder = await mkdtemp(join(tmpdir(), "lading-tables-"));
  const reader = openTableReader();
  const read = async (content: Uint8Array | string) => {
    await writeFile(join(folder, "table"), content);
    return await reader.read("office", { path: join(folder, "table"), kind: "BUYER", mappings: [] }).then(
      ({ rowCount }) => `${rowCount} rows`,
      (error: Error) => error.message,
    );
  };
  const cells = Array.from({ length: 2_000 }, () => '<c r="A1"/>').join("");
  const parts = { "xl/worksheets/sheet1.xml": `<worksheet><sheetData>${`<row>${cells}</row>`.repeat(4_000)}</sheetData></worksheet>` };
  try {
    expect([importMessages.tooHard, importMessages.unreadable, importMessages.empty]).toContain(await read(xlsx("", parts)));
    expect(await read(withSmallSizes(xlsx(textRow(1, ["A"]))))).toBe(importMessages.unreadable);
    expect(await read(`Name\n${"x".repeat(19 * 1024 * 1024)}`)).toBe(importMessages.tooMuchText);
    expect([importMessages.tooHard, importMessages.tooManyColumns]).toContain(await read(",".repeat(19 * 1024 * 1024) + "x"));
    expect([importMessages.tooHard, importMessages.tooMuchText, importMessages.tooManyRows]).toContain(
      await read('"a'.repeat(9 * 1024 * 1024)),
    );
    const shared = `<sst><si><t>${"x".repeat(30_000)}</t></si></sst>`;
    const sheet = Array.from({ length: 4_000 }, (_, row) => `<row r="${row + 1}"><c r="A${row + 1}" t="s"><v>0</v></c></row>`).join("");
    expect(await read(xlsx(sheet, { "xl/sharedStrings.xml": shared }))).not.toMatch(/rows$/);
    expect(await read(zipSync({ "a.xml": strToU8("<a/>") }))).toBe(importMessages.unreadable);
    expect(await read("Name\nHanse\n")).toBe("2 rows");
  } finally {
    await reader.close();
    await rm(folder, { recursive: true, force: true });
  }
});
