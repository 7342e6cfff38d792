import { expect, test } from "vitest";
import { containerColumns, productColumns } from "../../../../web/shipment/form/paste/pasteColumns.ts";
import { readPastedTable } from "../../../../web/shipment/form/paste/pastedTable.ts";
import type { FormChoices } from "../../../../web/shipment/form/values/formChoices.ts";

const read = (text: string, start = "containerNumber", most = 500) => readPastedTable(text, containerColumns(), { start, most });
const problems = (text: string, start?: string) => read(text, start).misfits.map(({ row, label, problem }) => [row, label, problem]);

test("cells fill the columns from the focused one on; blank rows and cells are left out (R-770)", () => {
  expect(read("TVXU1001010\tHL1\t\t20'\r\n\r\nTVXU1001026\tHL2\n").rows).toEqual([
    { containerNumber: "TVXU1001010", lineSealNumber: "HL1", size: "20'" },
    { containerNumber: "TVXU1001026", lineSealNumber: "HL2" },
  ]);
  expect(read("8,25,000\t1,234.5", "netWeight").rows).toEqual([{ netWeight: "825000", grossWeight: "1234.5" }]);
});

test("a first row of heads names the columns in any order, and an unknown head is said (R-770)", () => {
  const { rows, misfits } = read("Gross Wt\tContainer No.\tColour\n25150\tTVXU1001010\tred");
  expect(rows).toEqual([{ grossWeight: "25150", containerNumber: "TVXU1001010" }]);
  expect(misfits).toEqual([{ row: 1, label: "Heads", text: "Colour", problem: "is no column of this list" }]);
});

test("each cell that does not fit is named with its reason, and days are read as written (R-770, R-771, R-992, R-1284)", () => {
  expect(problems("TVXU1001011\t\t\t\t\t1387,75\t1e5")).toEqual([
    [1, "Container Number", "has a wrong check digit by ISO 6346: it should end with 0"],
    [1, "Net Weight", "is no number"],
    [1, "Gross Weight", "is no number"],
  ]);
  expect(problems("x".repeat(101), "lot")).toEqual([[1, "Lot", "is longer than 100 characters"]]);
  expect(problems("3\tx", "vgmMethod")[0]).toEqual([1, "VGM Method", "is none of 1, 2"]);
  expect(problems("31/31/2025", "vgmWeighedOn")).toEqual([[1, "VGM Weighed On", "is no date like 12/11/2025"]]);
  for (const day of ["12-Nov-25", "12.11.25"]) expect(read(day, "vgmWeighedOn").rows).toEqual([{ vgmWeighedOn: "2025-11-12" }]);
  expect(read("a\nb\nc", "lot", 2)).toMatchObject({ rows: [{ lot: "a" }, { lot: "b" }], misfits: [{ text: "1 more" }] });
});

test("a product is found by its name or HSN code (R-770)", () => {
  const products = [{ id: "g1", name: "Castor Oil", hsnCode: "15153010", specification: "", sqcUnit: "", stateOfOrigin: "" }];
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The columns read the products alone.
  const columns = productColumns({ products } as unknown as FormChoices);
  const { rows, misfits } = readPastedTable("castor oil\t20\t1387.75\n15153010\t5\nTurmeric\t1", columns, { start: "productId", most: 10 });
  expect(rows).toEqual([{ productId: "g1", quantity: "20", rate: "1387.75" }, { productId: "g1", quantity: "5" }, { quantity: "1" }]);
  expect(misfits).toEqual([{ row: 3, label: "Product", text: "Turmeric", problem: "is not among your products" }]);
});
