import readSheets from "read-excel-file/node";
import { expect, test } from "vitest";
import { guessColumns } from "#domain/import/guessColumns.ts";
import { importFields } from "#domain/import/importFields.ts";
import { importKinds, importWords } from "#domain/import/importKind.ts";
import { createTemplate } from "../../../../web/import/template.ts";
import { readXlsx } from "../../../support/files/readXlsx.ts";

test.each(importKinds)(
  "a template of %s names the columns so that each is guessed, and keeps typed codes as texts (R-752)",
  async (kind) => {
    const file = Buffer.from(await createTemplate(kind).arrayBuffer());
    const fields = importFields(kind);
    const labels = fields.map(({ label }) => label);
    expect(await readSheets(file)).toEqual([{ sheet: importWords(kind).title, data: [labels] }]);
    expect(guessColumns(kind, labels)).toEqual(fields.map(({ name }) => name));
    const { head } = readXlsx(file);
    const styled = [...head.matchAll(/<col min="(\d+)"[^>]* style="2"/g)].map(([, column]) => Number(column) - 1);
    expect(styled).toEqual(fields.flatMap(({ input }, index) => (input === "number" ? [] : [index])));
  },
);

test("a weight that may be that of the whole line is taken for no weight of a package (R-993)", () => {
  expect(guessColumns("SHIPMENT", ["Net Weight", "Gross Wt", "Net Weight per Bag"])).toEqual(["", "", "netWeightPerPackage"]);
});
