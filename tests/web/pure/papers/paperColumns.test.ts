import { expect, test } from "vitest";
import { columnsOf } from "../../../../web/papers/matrix/paperColumns.ts";

test("a column counts the cells that say Missing and those that say Draft, needed or not (R-817)", () => {
  const columns = columnsOf([
    { type: "BILL_OF_LADING", available: 0, draft: 2, missing: 32, missingWithDraft: 2 },
    { type: "CONTRACT", available: 1, draft: 1, missing: 31, missingWithDraft: 1 },
    { type: "FUMIGATION", available: 0, draft: 1, missing: 0, missingWithDraft: 0 },
    { type: "INVOICE", available: 32, draft: 0, missing: 0, missingWithDraft: 0 },
    { type: "COO", available: 0, draft: 0, missing: 0, missingWithDraft: 0 },
  ]);
  expect(Object.fromEntries(columns.map(({ type, tallies }) => [type, tallies]))).toEqual({
    BILL_OF_LADING: ["30 missing", "2 drafts"],
    CONTRACT: ["30 missing", "1 draft"],
    FUMIGATION: ["1 draft"],
    INVOICE: [],
  });
});

test("a service that does not tell drafts apart leaves them among the missing", () => {
  const [column] = columnsOf([{ type: "CONTRACT", available: 0, draft: 1, missing: 3, missingWithDraft: null }]);
  expect(column?.tallies).toEqual(["3 missing", "1 draft"]);
});
