import { expect, test } from "vitest";
import { groupedDocuments } from "../../../api/documentSearch/read/facets.ts";
import { searchedEntries } from "../../../api/documentSearch/read/selection.ts";
import { sqlitePlan } from "../../support/database/sqlitePlan.ts";

const anything = { q: "turmeric", shipmentId: null, range: { from: null, to: null }, invoiced: { from: null, to: null } };
const found = { ...anything, isNewestOnly: true, matched: { ALL: "[7,9]", HEAD: null } };

test.each(["page", "facets"] as const)(
  "the %s of a few found documents are read by their numbers, not among all of the office (R-1228)",
  async (part) => {
    const plan = await sqlitePlan((db) => {
      const entries = searchedEntries(db, "an owner", found);
      if (part === "page") return entries.select("key").orderBy("storedAt", "desc").orderBy("key", "desc").limit(50);
      return entries.select(["kind", "buyerId", ({ fn }) => fn.countAll().as("count")]).groupBy(["kind", "buyerId"]);
    });
    expect(plan[0]).toBe("SEARCH document_entries USING COVERING INDEX document_entries_number (number=?)");
  },
);

test.each([
  ["all documents", null],
  ["many found documents", JSON.stringify(Array.from({ length: 10_000 }, (_, number) => number))],
])("the filters of %s are counted in the order of an index, without a row of the table (R-1234)", async (_what, matched) => {
  const filters = { types: [], firmIds: [], buyerIds: [], textStates: [], origins: [], states: [], audiences: [] };
  const plan = await sqlitePlan((db) => groupedDocuments(db, "an owner", { ...found, ...filters, matched: { ALL: matched, HEAD: null } }));
  expect(plan[0]).toBe("SEARCH document_entries USING COVERING INDEX document_entries_facets (owner_id=?)");
  expect(plan).not.toContain("USE TEMP B-TREE FOR GROUP BY");
});
